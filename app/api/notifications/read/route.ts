import { answerOf } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import * as z from '@/lib/core/zod';
import { readNotifications } from '@/lib/notifications/commands/read';
import { readNotificationsSchema } from '@/lib/notifications/schema/input';
import { unreadView } from '@/lib/notifications/schema/view';

export const POST = route(
  {
    summary: 'Marquer ses notifications comme lues, toutes ou jusqu’à l’une d’elles',
    response: answerOf(z.strictObject(unreadView)),
    auth: true,
    body: readNotificationsSchema,
  },
  ({ actor, body }) => readNotifications(actor, body.jusqua),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
