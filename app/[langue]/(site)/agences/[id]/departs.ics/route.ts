import { AppError } from '@/lib/core/errors';
import { idSchema } from '@/lib/core/schema';
import { agencyAgenda } from '@/lib/transports/queries/feeds';
import { getAgency } from '@/lib/users/queries/agencies';

export const dynamic = 'force-dynamic';

const HEADERS = {
  'Content-Type': 'text/calendar; charset=utf-8',
  'Content-Disposition': 'attachment; filename="departs.ics"',
  'Cache-Control': 'public, max-age=300',
};

/** An agency's coming departures, for calendars. */
export async function GET(
  _request: Request,
  context: { params: Promise<{ id: string }> },
): Promise<Response> {
  const { id } = await context.params;
  try {
    if (idSchema.safeParse(id).data === id)
      return new Response(await agencyAgenda(await getAgency(id)), { headers: HEADERS });
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'not_found')) throw error;
  }
  return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } });
}
