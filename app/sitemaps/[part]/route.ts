import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { sitemapPart } from '../parts';

export const dynamic = 'force-dynamic';

const HEADERS = { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=300' };

/** A part of the sitemap. It is kept compressed, and leaves as text: the server compresses whatever leaves, also what was. */
export async function GET(
  _request: Request,
  context: { params: Promise<{ part: string }> },
): Promise<Response> {
  const bytes = await sitemapPart((await context.params).part);
  if (!bytes) return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } });
  return new Response(new Uint8Array(await promisify(gunzip)(bytes)), { headers: HEADERS });
}
