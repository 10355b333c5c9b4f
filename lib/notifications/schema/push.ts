import * as z from '@/lib/core/zod';

const endpoint = z.string().max(1_000, 'Adresse trop longue.');

/** `POST /push-subscriptions`: what a browser's `PushSubscription` says of itself. */
export const pushSubscriptionSchema = z.strictObject({
  endpoint,
  expirationTime: z.number().nullable().optional(),
  keys: z.strictObject({
    p256dh: z.string().regex(/^[\w-]{87}=?$/, 'Clé illisible.'),
    auth: z.string().regex(/^[\w-]{22}(==)?$/, 'Clé illisible.'),
  }),
});

/** `DELETE /push-subscriptions`. */
export const endPushSchema = z.strictObject({ endpoint });

export type PushSubscriptionInput = z.output<typeof pushSubscriptionSchema>;
