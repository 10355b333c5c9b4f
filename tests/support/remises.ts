import { POST as enter, GET as look } from '@/app/api/reservations/[id]/remise/route';
import { db, plainTransaction } from '@/lib/core/db';
import { lockPayment, movePayment } from '@/lib/payments/commands/move';
import { codeOf } from '@/lib/remises/queries/codes';
import type { RemiseGenre } from '@/lib/remises/schema';
import type { MadeUser } from './factories';
import { call } from './http';
import { askAs, type MadeDeal, makeDeal, payloadOf } from './payment-deals';

/** A deal whose sender has paid: 60 € are held until the delivery. */
export async function makePaidDeal({ days = 5 } = {}): Promise<MadeDeal & { paymentId: string }> {
  const deal = await makeDeal({ days });
  return { ...deal, paymentId: await pay(deal) };
}

/** Asks for money for a deal and holds it, as if the provider had said that it is paid. */
export async function pay(deal: MadeDeal, amount = 60): Promise<string> {
  const { _id: id } = (await askAs(deal.carrier, { ...payloadOf(deal), amount })).body.data;
  await plainTransaction(async (tx) => {
    const payment = await lockPayment(tx, id);
    if (!payment) throw new Error('no such payment');
    await movePayment(tx, payment, 'encaisser', { par: 'prestataire' });
  });
  return id;
}

/** A deal's parcel as one of its people sees it. */
export const lookAs = ({ token }: MadeUser, { reservation }: MadeDeal) =>
  call(look, { token, params: { id: reservation._id } });

/** The code of a handover, as the sender is shown it. */
export const codeFor = ({ reservation }: MadeDeal, genre: RemiseGenre, version = 1) =>
  codeOf(reservation._id, genre, version);

/** One that is wrong. */
export const wrongCode = (deal: MadeDeal, genre: RemiseGenre, off = 1) =>
  String((Number(codeFor(deal, genre)) + off) % 1_000_000).padStart(6, '0');

/** Enters a code as the deal's carrier, the right one if none is given. */
export function enterAs(
  { token }: MadeUser,
  deal: MadeDeal,
  genre: RemiseGenre,
  {
    code = codeFor(deal, genre),
    ...more
  }: { code?: string; appareilLe?: string; ligne?: string; imagePath?: string } = {},
) {
  return call(enter, { token, params: { id: deal.reservation._id }, body: { genre, code, ...more } });
}

/** Moves what was told of a parcel some hours into the past: time passes for it alone. */
export async function passHours({ reservation }: MadeDeal, hours: number): Promise<void> {
  const id = reservation._id;
  // What was handed over does not change by itself: a test's clock has to go round that.
  await db.$transaction([
    db.$executeRaw`ALTER TABLE remises DISABLE TRIGGER remises_frozen`,
    db.$executeRaw`UPDATE remises SET faite_le = faite_le - make_interval(hours => ${hours}),
      pause_jusqua = pause_jusqua - make_interval(hours => ${hours}) WHERE reservation_id = ${id}::uuid`,
    db.$executeRaw`ALTER TABLE remises ENABLE TRIGGER remises_frozen`,
    db.$executeRaw`UPDATE remise_declarations SET created_at = created_at - make_interval(hours => ${hours}),
      rappel_le = rappel_le - make_interval(hours => ${hours}) WHERE reservation_id = ${id}::uuid`,
    db.$executeRaw`UPDATE payments SET moved_at = moved_at - make_interval(hours => ${hours})
      WHERE reservation_id = ${id}::uuid AND moved_at IS NOT NULL`,
  ]);
}

/** Where a payment and its reservation's parcel stand. */
export async function standOf({
  reservation,
  paymentId,
}: MadeDeal & { paymentId: string }): Promise<string[]> {
  const { state } = await db.payment.findUniqueOrThrow({ where: { id: paymentId }, select: { state: true } });
  const { remise } = await db.reservation.findUniqueOrThrow({
    where: { id: reservation._id },
    select: { remise: true },
  });
  return [state, remise];
}

/** What a thread tells of a deal, in order. */
export async function evenementsOf(conversationId: string): Promise<string[]> {
  const said = await db.message.findMany({
    where: { conversationId, kind: 'evenement' },
    orderBy: { ordre: 'asc' },
    select: { evenement: true },
  });
  return said.map(({ evenement }) => (evenement as { type: string }).type);
}
