import { readPaire } from '@/lib/core/cities/paires';
import { paireAtom } from '@/lib/transports/queries/feeds';

export const dynamic = 'force-dynamic';

/** What was announced last between two cities; another spelling of them leads here. */
export async function GET(
  _request: Request,
  context: { params: Promise<{ paire: string }> },
): Promise<Response> {
  const { paire: address } = await context.params;
  const paire = readPaire(address);
  if (!paire) return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } });
  if (paire.path !== `/colis/${address}`)
    return new Response(null, { status: 308, headers: { Location: `${paire.path}/atom.xml` } });
  return new Response(await paireAtom(paire), {
    headers: {
      'Content-Type': 'application/atom+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=300',
    },
  });
}
