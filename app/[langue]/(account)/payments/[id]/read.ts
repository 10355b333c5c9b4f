import { toLogin } from '@/components/page/to-login';
import { pageLangue } from '@/components/words/server';
import { placesIn } from '@/lib/core/cities/names';
import { AppError } from '@/lib/core/errors';
import { readOnce } from '@/lib/core/http/read-once';
import { idSchema } from '@/lib/core/schema';
import { getPayment } from '@/lib/payments/queries';
import { displayName } from '@/lib/users/labels';
import { actorOfPage } from '../../actor';

/** A payment for one of its two people, and who is the other; null for anybody else's. Visitors are sent to the login. */
export const readPayment = readOnce(async (asked: string) => {
  const actor = await actorOfPage();
  if (!actor) toLogin(`/payments/${asked}`);
  const id = idSchema.safeParse(asked);
  if (!id.success) return null;
  try {
    const payment = placesIn(pageLangue(), await getPayment(actor, id.data));
    const pays = payment.recipientId === actor.id;
    return {
      actor,
      payment,
      pays,
      name: displayName(pays ? payment.sender : payment.recipient, pageLangue()),
    };
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
});
