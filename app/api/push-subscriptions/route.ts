import { nothing } from '@/lib/core/http/answer';
import { others } from '@/lib/core/http/methods';
import { route } from '@/lib/core/http/route';
import { endPush, subscribePush } from '@/lib/notifications/commands/push';
import { endPushSchema, pushSubscriptionSchema } from '@/lib/notifications/schema/push';

export const POST = route(
  {
    summary: 'Être prévenu dans ce navigateur, tant qu’on y est connecté',
    response: nothing,
    auth: true,
    body: pushSubscriptionSchema,
    accountLimit: 'pushAccount',
  },
  ({ actor, body }) => subscribePush(actor, body),
);

export const DELETE = route(
  { summary: 'Ne plus être prévenu dans ce navigateur', response: nothing, auth: true, body: endPushSchema },
  ({ actor, body }) => endPush(actor, body),
);

export const { GET, PUT, PATCH, OPTIONS } = others({ POST, DELETE });
