import { document } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { file, route } from '@/lib/core/http/route';
import { documentQuery, idParams } from '@/lib/core/schema';
import { fichiers } from '@/lib/langues/fichiers';
import { reservationCalendar } from '@/lib/reservations/queries/agenda';

export const GET = route(
  {
    summary: 'Une réservation pour son agenda',
    response: document('Le départ et l’arrivée du colis, au format iCalendar.'),
    produces: 'text/calendar; charset=utf-8',
    refuses: ['not_found'],
    auth: true,
    params: idParams,
    query: documentQuery,
  },
  async ({ actor, params: { id }, langue }) => {
    const calendar = await reservationCalendar(actor, id, langue);
    return file('text/calendar; charset=utf-8', fichiers('reservation')(langue), calendar, langue);
  },
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = others({ GET });
