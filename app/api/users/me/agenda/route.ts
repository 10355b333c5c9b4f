import { answerOf } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import { renewAgenda } from '@/lib/reservations/commands/agenda';
import { agendaAddress } from '@/lib/reservations/queries/agenda';
import { agendaViewSchema } from '@/lib/reservations/schema/view';

const response = answerOf(agendaViewSchema);

export const GET = route(
  { summary: 'L’adresse privée de son agenda', response, auth: true },
  async ({ actor }) => ({ adresse: await agendaAddress(actor) }),
);

export const POST = route(
  { summary: 'Changer l’adresse privée de son agenda', response, auth: true },
  ({ actor }) => renewAgenda(actor),
);

export const { PUT, PATCH, DELETE, OPTIONS } = others({ GET, POST });
