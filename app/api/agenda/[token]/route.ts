import { document } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { file, route } from '@/lib/core/http/route';
import { agendaOf } from '@/lib/reservations/queries/agenda';
import { agendaParams } from '@/lib/reservations/schema';

export const GET = route(
  {
    summary: 'Toutes ses réservations pour un agenda, par une adresse privée',
    response: document('Les départs et les arrivées de ses colis, au format iCalendar.'),
    produces: 'text/calendar; charset=utf-8',
    refuses: ['not_found'],
    params: agendaParams,
    limit: 'agendaAddress',
  },
  async ({ params: { token } }) => file('text/calendar; charset=utf-8', 'agenda.ics', await agendaOf(token)),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = others({ GET });
