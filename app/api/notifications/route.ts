import { pageOf } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { list, route } from '@/lib/core/http/route';
import { listNotifications } from '@/lib/notifications/queries/list';
import { listNotificationsSchema } from '@/lib/notifications/schema/input';
import { notificationViewSchema, unreadView } from '@/lib/notifications/schema/view';

export const GET = route(
  {
    summary: 'Ses notifications, les plus récentes d’abord',
    response: pageOf(notificationViewSchema, unreadView),
    auth: true,
    query: listNotificationsSchema,
  },
  async ({ actor, query, langue }) => list(await listNotifications(actor, query, langue), langue),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = others({ GET });
