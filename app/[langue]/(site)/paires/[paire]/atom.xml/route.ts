import { readPaire } from '@/lib/core/cities/paires';
import { addressIn } from '@/lib/langues/adresse.mjs';
import { langueOfPart } from '@/lib/langues/langue.mjs';
import { paireAtom } from '@/lib/transports/queries/feeds';

export const dynamic = 'force-dynamic';

/** What was announced last between two cities, in the language of the address; another spelling of them leads here. */
export async function GET(
  _request: Request,
  context: { params: Promise<{ langue: string; paire: string }> },
): Promise<Response> {
  const { langue: part, paire: address } = await context.params;
  const langue = langueOfPart(part);
  const paire = readPaire(address);
  if (!paire) return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } });
  if (paire.path !== `/colis/${address}`)
    return new Response(null, {
      status: 308,
      headers: { Location: addressIn(langue, `${paire.path}/atom.xml`) },
    });
  return new Response(await paireAtom(paire, langue), {
    headers: {
      'Content-Type': 'application/atom+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=300',
    },
  });
}
