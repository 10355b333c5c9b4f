import { readLocalFile } from '@/lib/core/storage/local';

const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
};

/** A kept picture. Its content never changes under its name, and nothing but pictures is ever sent from here. */
export async function GET(
  _request: Request,
  context: { params: Promise<{ key: string[] }> },
): Promise<Response> {
  const { key } = await context.params;
  const bytes = await readLocalFile(key.join('/'));
  if (!bytes)
    return new Response(null, { status: 404, headers: { ...HEADERS, 'Cache-Control': 'no-store' } });
  return new Response(bytes, {
    headers: {
      ...HEADERS,
      'Content-Type': 'image/webp',
      'Content-Length': String(bytes.length),
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  });
}
