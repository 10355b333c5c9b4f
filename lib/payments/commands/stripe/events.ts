import 'server-only';
import { env } from '@/lib/core/env';
import { AppError, notFound } from '@/lib/core/errors';
import * as z from '@/lib/core/zod';
import { refus } from '@/lib/langues/refus/payments';
import { stripe } from './client';

/** How old a signature may be: what was caught on its way is not to be sent again later. */
const TOLERANCE_SECONDS = 300;

const word = z.string().max(255);
const eventSchema = z.object({
  id: word.min(1),
  type: word,
  // Some are about nothing that has a name.
  data: z.object({ object: z.object({ id: word.default('') }) }),
});

/** An event of Stripe's: what happened to which of its objects. What it says of the object is not read. */
export type StripeEvent = { id: string; type: string; objet: string };

/**
 * The event in a body that Stripe signed. Throws `bad_request` when it is not Stripe's, was changed on its way or is old,
 * `not_found` where there is no Stripe.
 */
export async function readEvent(text: string, signature: string | null): Promise<StripeEvent> {
  const { STRIPE_WEBHOOK_SECRET } = env();
  if (!STRIPE_WEBHOOK_SECRET) throw notFound(refus('appelAbsent'));
  const { webhooks } = await stripe();
  try {
    const event = webhooks.constructEvent(text, signature ?? '', STRIPE_WEBHOOK_SECRET, TOLERANCE_SECONDS);
    const { id, type, data } = eventSchema.parse(event);
    return { id, type, objet: data.object.id };
  } catch {
    throw new AppError('bad_request', refus('pasSigne'));
  }
}
