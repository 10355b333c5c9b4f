import 'server-only';
import type { RawDb } from '@/lib/core/db';
import { notify } from '@/lib/notifications/commands/notify';
import { paymentPath } from '../labels';
import { isTestMode } from '../rules/mode';
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
  paiement_repris: 'sender',
} as const;

/** Tells one of the two people of a payment what became of it, in the transaction in which it did and after all that it locks. */
export async function tellPayment(
  tx: RawDb,
  kind: keyof typeof TO,
  {
    id,
    senderId,
    recipientId,
    provider,
  }: Pick<LockedPayment, 'id' | 'senderId' | 'recipientId' | 'provider'>,
): Promise<void> {
  const [userId, personneId] = TO[kind] === 'sender' ? [senderId, recipientId] : [recipientId, senderId];
  const facts = { paymentId: id, personneId, lien: paymentPath(id), modeTest: isTestMode(provider) };
  await notify(tx, [{ userId, kind, cle: `${kind}:${id}`, facts }]);
}
