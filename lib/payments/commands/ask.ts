import 'server-only';
import { newId, plainTransaction, type RawDb } from '@/lib/core/db';
import { AppError } from '@/lib/core/errors';
import type { Actor } from '@/lib/core/sessions/actor';
import { eurosToCents } from '@/lib/core/text/money';
import { refus } from '@/lib/langues/refus/payments';
import { requireConfirmedEmail } from '@/lib/users/queries/email';
import { announcement, paymentPath } from '../labels';
import { getPayment, type PaymentDetailView } from '../queries';
import { BAREME, tauxOf } from '../rules/commission';
import { lapsesAt, MOST_A_DAY, MOST_PENDING } from '../rules/life';
import type { PaymentAsked } from '../schema';
import { type Deal, holdDeal } from './deal';
import { requireProvider } from './provider';
import { tellPayment } from './tell';

/**
 * Asks the other person of a conversation for money: the payment, its line in the thread and what the bell says are one
 * transaction. Locks in everybody's order: the trip or the need, the reservation, the conversation, the people. Under the
 * conversation's lock the same is asked for once: as long as it waits, an equal one is refused. Throws what `holdDeal`
 * throws, `forbidden` for whose e-mail is not confirmed, `unavailable` where there are no payments, `conflict` for an equal that waits, or one too many.
 */
export async function askPayment(actor: Actor, input: PaymentAsked): Promise<PaymentDetailView> {
  const provider = requireProvider();
  const id = newId();
  await plainTransaction(async (tx) => {
    const deal = await holdDeal(tx, actor, input);
    await requireConfirmedEmail(actor, tx);
    const asked = { id, amountCentimes: eurosToCents(input.amount), description: input.description };
    await refuseTooMany(tx, deal, asked);
    const expires = lapsesAt(new Date(), deal.reservation?.dateDepart ?? null);
    await tx.$executeRaw`
      INSERT INTO payments (id, sender_id, recipient_id, conversation_id, demande_id, transport_id, produit_id, reservation_id,
        confirmee_le, amount_centimes, description, bareme, taux_dix_milliemes, provider, lapses_at)
      VALUES (${id}::uuid, ${actor.id}::uuid, ${deal.recipientId}::uuid, ${deal.conversationId}::uuid,
        ${deal.demandeId}::uuid, ${deal.transportId}::uuid, ${deal.produitId}::uuid, ${deal.reservation?.id ?? null}::uuid,
        ${deal.reservation?.confirmeeLe ?? null}::timestamptz, ${asked.amountCentimes}, ${asked.description},
        ${BAREME.version}, ${tauxOf(asked.amountCentimes)}, ${provider}, ${expires}::timestamptz)`;
    await tx.$executeRaw`
      SELECT write_message(${deal.conversationId}::uuid, ${newId()}::uuid, ${actor.id}::uuid, 'paiement',
        ${announcement(asked)}, ${paymentPath(id)}, NULL)`;
    await tellPayment(tx, 'paiement_demande', { ...deal, id, senderId: actor.id, provider });
  });
  return getPayment(actor, id);
}

type Asked = { amountCentimes: number; description: string };

/** After the turn of the conversation, in which everybody who asks in it waits. */
async function refuseTooMany(tx: RawDb, deal: Deal, { amountCentimes, description }: Asked): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM conversations WHERE id = ${deal.conversationId}::uuid FOR NO KEY UPDATE`;
  const [now] = await tx.$queryRaw<{ today: number; waiting: number; equal: boolean }[]>`
    SELECT count(*) FILTER (WHERE state = 'pending')::int AS waiting,
      count(*) FILTER (WHERE created_at > now() - interval '1 day')::int AS today,
      coalesce(bool_or(state = 'pending' AND amount_centimes = ${amountCentimes} AND description = ${description}
        AND reservation_id IS NOT DISTINCT FROM ${deal.reservation?.id ?? null}::uuid), false) AS equal
    FROM payments WHERE conversation_id = ${deal.conversationId}::uuid`;
  if (now?.equal) {
    throw new AppError('conflict', refus('dejaDemande'));
  }
  if (now && now.waiting >= MOST_PENDING) {
    throw new AppError('conflict', refus('tropEnAttente', { n: MOST_PENDING }));
  }
  // Each is told by mail: whoever asks and takes back in turns is no way to fill somebody's mailbox.
  if (now && now.today >= MOST_A_DAY) {
    throw new AppError('conflict', refus('tropEnUnJour', { n: MOST_A_DAY }));
  }
}
