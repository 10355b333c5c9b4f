import { POST as ask } from '@/app/api/payments/route';
import { db, newId } from '@/lib/core/db';
import { type MadeUser, makeReservation, makeTransport, makeUser } from './factories';
import { call } from './http';

/** A carrier and a sender who agreed on a parcel, and their thread about the trip. */
export async function makeDeal({ days = 5 } = {}) {
  const [carrier, sender] = [await makeUser({ firstName: 'Yassine' }), await makeUser({ firstName: 'Awa' })];
  const transport = await makeTransport(carrier.actor, { days });
  const reservation = await makeReservation(sender.actor, transport, { poids: 8, prix: 60 });
  const where = { id: reservation._id };
  await db.reservation.update({
    where,
    data: { status: 'confirmee', statutPar: 'transporteur', statutLe: new Date() },
  });
  const conversation = await db.conversation.findFirstOrThrow({
    where: { transportId: transport._id, participants: { some: { userId: sender.user.id } } },
  });
  return { carrier, sender, transport, reservation, conversationId: conversation.id };
}

export type MadeDeal = Awaited<ReturnType<typeof makeDeal>>;

/** What the carrier of a deal sends to `POST /payments`. */
export const payloadOf = ({ sender, transport, reservation, conversationId }: MadeDeal) => ({
  amount: 60,
  description: 'Transport de 8 kg',
  recipientId: sender.user.id,
  conversationId,
  transportId: transport._id,
  reservationId: reservation._id,
});

/** Asks for money as somebody: the deal's payload with other fields. */
export function askAs(
  { token }: MadeUser,
  body: Record<string, unknown>,
  headers: Record<string, string> = {},
) {
  return call(ask, { token, body, headers });
}

/** The thread of two people about somebody's thing, or about none. */
export async function makeThread(
  one: MadeUser,
  other: MadeUser,
  about: { demandeId?: string; produitId?: string } = {},
): Promise<string> {
  const [row] = await db.$queryRaw<{ id: string }[]>`
    SELECT open_conversation(${newId()}::uuid, ${one.user.id}::uuid, ${other.user.id}::uuid,
      ${about.demandeId ?? null}::uuid, NULL, ${about.produitId ?? null}::uuid) AS id`;
  return row?.id ?? '';
}
