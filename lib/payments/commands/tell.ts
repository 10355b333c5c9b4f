import 'server-only';
import type { RawDb } from '@/lib/core/db';
import { notify } from '@/lib/notifications/commands/notify';
import type { LockedPayment } from './move';

/** Whom each is told to: who asked, or who pays. */
const TO = {
  paiement_demande: 'recipient',
  paiement_retire: 'recipient',
  paiement_expire: 'sender',
  paiement_recu: 'sender',
  paiement_verse: 'sender',
  paiement_rembourse: 'recipient',
  paiement_attend_compte: 'sender',
} as const;

/** Tells one of the two people of a payment what became of it, in the transaction in which it did and after all that it locks. */
export async function tellPayment(
  tx: RawDb,
  kind: keyof typeof TO,
  {
    id,
    senderId,
    recipientId,
    conversationId,
  }: Pick<LockedPayment, 'id' | 'senderId' | 'recipientId' | 'conversationId'>,
): Promise<void> {
  const [userId, personneId] = TO[kind] === 'sender' ? [senderId, recipientId] : [recipientId, senderId];
  const facts = { paymentId: id, personneId, lien: `/messagerie/${conversationId}` };
  await notify(tx, [{ userId, kind, cle: `${kind}:${id}`, facts }]);
}
