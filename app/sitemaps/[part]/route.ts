import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { sitemapPart } from '../parts';

export const dynamic = 'force-dynamic';

const HEADERS = {
  'Content-Type': 'application/xml; charset=utf-8',
  'Cache-Control': 'public, max-age=300',
  Vary: 'Accept-Encoding',
};

/** A part of the sitemap. */
export async function GET(
  request: Request,
  context: { params: Promise<{ part: string }> },
): Promise<Response> {
  const bytes = await sitemapPart((await context.params).part);
  if (!bytes) return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } });
  if (!/\bgzip\b/.test(request.headers.get('accept-encoding') ?? ''))
    return new Response(new Uint8Array(await promisify(gunzip)(bytes)), { headers: HEADERS });
  return new Response(bytes, { headers: { ...HEADERS, 'Content-Encoding': 'gzip' } });
}
