import { sitemapIndex } from '../sitemaps/parts';

export const dynamic = 'force-dynamic';

/** The sitemap: an index of its parts. */
export async function GET(): Promise<Response> {
  const headers = {
    'Content-Type': 'application/xml; charset=utf-8',
    'Cache-Control': 'public, max-age=300',
  };
  return new Response(await sitemapIndex(), { headers });
}
