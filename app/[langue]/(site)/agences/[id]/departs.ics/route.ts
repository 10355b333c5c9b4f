import { AppError } from '@/lib/core/errors';
import { keptAs } from '@/lib/core/http/disposition';
import { idSchema } from '@/lib/core/schema';
import { fichiers } from '@/lib/langues/fichiers';
import { type Langue, langueOfPart } from '@/lib/langues/langue.mjs';
import { agencyAgenda } from '@/lib/transports/queries/feeds';
import { getAgency } from '@/lib/users/queries/agencies';

export const dynamic = 'force-dynamic';

const headersOf = (langue: Langue) => ({
  'Content-Type': 'text/calendar; charset=utf-8',
  'Content-Disposition': keptAs(fichiers('departs')(langue)),
  'Cache-Control': 'public, max-age=300',
});

/** An agency's coming departures, for calendars, in the language of the address. */
export async function GET(
  _request: Request,
  context: { params: Promise<{ langue: string; id: string }> },
): Promise<Response> {
  const { langue: part, id } = await context.params;
  const langue = langueOfPart(part);
  try {
    if (idSchema.safeParse(id).data === id)
      return new Response(await agencyAgenda(await getAgency(id), langue), {
        headers: headersOf(langue),
      });
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'not_found')) throw error;
  }
  return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } });
}
