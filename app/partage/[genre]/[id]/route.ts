import { afficheImage, readInLine } from '@/lib/core/affiche/keep';
import { afficheVersion } from '@/lib/core/affiche/version';
import { errorResponse } from '@/lib/core/http/errors';
import { langueNamed } from '@/lib/core/http/langue';
import { clientAddress } from '@/lib/core/http/request';
import { countAgainst } from '@/lib/core/limits/rate-limit';
import { readAffiche } from './affiches';

export const dynamic = 'force-dynamic';

const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
};

/**
 * The picture that a shared link shows, in the language that its address names (`langue`), else in French. Whoever keeps it asks again after a minute, as for pages: what was hidden goes. It is
 * counted against its reader's address only when it has to be drawn.
 */
export async function GET(
  request: Request,
  context: { params: Promise<{ genre: string; id: string }> },
): Promise<Response> {
  try {
    const { genre, id } = await context.params;
    const affiche = await readInLine(() => readAffiche(genre, id, langueNamed(request) ?? 'fr'));
    const headers = {
      ...HEADERS,
      'Cache-Control': 'public, max-age=0, s-maxage=60, must-revalidate',
      ETag: `"${afficheVersion(affiche)}"`,
    };
    if (request.headers.get('if-none-match') === headers.ETag)
      return new Response(null, { status: 304, headers });
    const bytes = await afficheImage(affiche, () => countAgainst('afficheAddress', clientAddress(request)));
    return new Response(new Uint8Array(bytes), {
      headers: { ...headers, 'Content-Type': 'image/png', 'Content-Length': String(bytes.length) },
    });
  } catch (error) {
    const refused = errorResponse(error, request);
    for (const [name, value] of Object.entries(HEADERS)) refused.headers.set(name, value);
    refused.headers.set('Cache-Control', 'no-store');
    return refused;
  }
}
