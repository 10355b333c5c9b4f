import * as z from '@/lib/core/zod';
import { saisie } from '@/lib/langues/saisie/notifications';

const endpoint = z.string().max(1_000, saisie('adresseLongue'));

/** `POST /push-subscriptions`: what a browser's `PushSubscription` says of itself. */
export const pushSubscriptionSchema = z.strictObject({
  endpoint,
  expirationTime: z.number().nullable().optional(),
  keys: z.strictObject({
    p256dh: z.string().regex(/^[\w-]{87}=?$/, saisie('cle')),
    auth: z.string().regex(/^[\w-]{22}(==)?$/, saisie('cle')),
  }),
});

/** `DELETE /push-subscriptions`. */
export const endPushSchema = z.strictObject({ endpoint });

export type PushSubscriptionInput = z.output<typeof pushSubscriptionSchema>;
