import { expect, test, vi } from 'vitest';
import { GET as preview } from '@/app/api/reservations/[id]/annulation/route';
import { PATCH as cancel } from '@/app/api/reservations/[id]/cancel/route';
import { db } from '@/lib/core/db';
import { settleCancelled } from '@/lib/payments/commands/cancelled';
import { type MadeUser, makeDemande, makeUser } from '../support/factories';
import { call } from '../support/http';
import { type MadeDeal, makeDeal } from '../support/payment-deals';
import { entriesOf } from '../support/payments';
import { enterAs, makePaidDeal, pay } from '../support/remises';

vi.hoisted(() => {
  process.env.PAYMENT_TEST_MODE = 'on';
  process.env.CANCELLATION_POLICY = 'always';
});

const previewAs = ({ token }: MadeUser, { reservation }: MadeDeal) =>
  call(preview, { token, params: { id: reservation._id } });
const cancelAs = ({ token }: MadeUser, { reservation }: MadeDeal) =>
  call(cancel, { method: 'PATCH', token, params: { id: reservation._id } });

/** What became of a payment, in euros: back to who paid, to the site, to the carrier. */
async function sharesOf(paymentId: string): Promise<number[]> {
  const settled = (await entriesOf(paymentId)).find(({ genre }) => genre === 'reglement');
  const of = (compte: string) =>
    -(settled?.lignes.find((line) => line.compte === compte)?.centimes ?? 0) / 100;
  return [of('a_rembourser'), of('commission'), of('a_verser')].map((euros) => euros || 0);
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

test('what is shown before the click is what goes back after it, on both sides of each edge', async () => {
  // Minutes from now: the departure less 24 hours, and the confirmation plus 30 minutes.
  for (const [turn, reflexion, back] of [
    [2, -60, 60],
    [-2, -60, 30],
    [-600, 2, 60],
    [-600, -2, 30],
  ] as const) {
    const deal = await makeDeal();
    const id = deal.reservation._id;
    const confirmed = new Date(Date.now() + (reflexion - 30) * MINUTE_MS);
    await db.reservation.update({ where: { id }, data: { statutLe: confirmed } });
    const paymentId = await pay(deal);
    const dateDepart = new Date(Date.now() + turn * MINUTE_MS + DAY_MS);
    await db.reservation.update({ where: { id }, data: { dateDepart } });
    const shown = (await previewAs(deal.sender, deal)).body.data;
    expect([shown.possible, shown.conserve, shown.rembourse, shown.jusqua !== null]).toEqual([
      true,
      60,
      back,
      back === 60,
    ]);
    expect((await cancelAs(deal.sender, deal)).status).toBe(200);
    expect(await sharesOf(paymentId)).toEqual([shown.rembourse, shown.commission, shown.verse]);
    expect(shown.rembourse + shown.commission + shown.verse).toBeCloseTo(60, 10);
  }
});

test('the carrier cancels what they confirmed: everything goes back, the place is free, the need waits again', async () => {
  const deal = await makePaidDeal();
  const id = deal.reservation._id;
  const demande = await makeDemande(deal.sender.user);
  await db.demande.update({ where: { id: demande.id }, data: { status: 'en_cours', parAccord: true } });
  await db.reservation.update({
    where: { id },
    data: { demandeId: demande.id, dateDepart: new Date(Date.now() + 60 * MINUTE_MS) },
  });
  const shown = (await previewAs(deal.carrier, deal)).body.data;
  expect(shown).toMatchObject({
    possible: true,
    par: 'transporteur',
    rembourse: 60,
    commission: 0,
    verse: 0,
  });
  const loads = () =>
    db.etape.findMany({ where: { transportId: deal.transport._id }, orderBy: { position: 'asc' } });
  expect((await loads())[0]?.chargeGrammes).toBe(8_000);
  const answer = await cancelAs(deal.carrier, deal);
  expect([answer.status, answer.body.data.status, answer.body.data.statutPar]).toEqual([
    200,
    'annulee',
    'transporteur',
  ]);
  await settleCancelled();
  expect(await sharesOf(deal.paymentId)).toEqual([60, 0, 0]);
  expect((await loads())[0]?.chargeGrammes).toBe(0);
  expect((await db.demande.findUniqueOrThrow({ where: { id: demande.id } })).status).toBe('en_attente');
  const told = await db.notification.findFirstOrThrow({
    where: { userId: deal.sender.user.id, kind: 'reservation_annulee' },
  });
  expect(told.facts).toMatchObject({ pour: 'demandeur', personneId: deal.carrier.user.id, paye: false });
  expect((await cancelAs(deal.carrier, deal)).status).toBe(409);
});

test('a cancellation stands where its money cannot be divided at once, and is divided then', async () => {
  const deal = await makeDeal();
  const paymentId = await pay(deal);
  const state = async () =>
    (await db.payment.findUniqueOrThrow({ where: { id: paymentId }, select: { state: true } })).state;
  await db.$transaction(
    async (tx) => {
      // Held for longer than a statement waits.
      await tx.$executeRaw`SET LOCAL idle_in_transaction_session_timeout = 0`;
      await tx.$queryRaw`SELECT 1 FROM payments WHERE id = ${paymentId}::uuid FOR UPDATE`;
      const answer = await cancelAs(deal.carrier, deal);
      expect([answer.status, answer.body.data.status]).toEqual([200, 'annulee']);
    },
    { timeout: 20_000 },
  );
  expect(await state()).toBe('held');
  await settleCancelled();
  expect(await state()).toBe('refunded');
});

test('nobody cancels what was handed over, what only waits, or what is others’', async () => {
  const deal = await makePaidDeal();
  expect((await previewAs(await makeUser(), deal)).status).toBe(404);
  expect((await cancelAs(await makeUser(), deal)).status).toBe(404);
  expect((await enterAs(deal.carrier, deal, 'collecte')).status).toBe(200);
  for (const person of [deal.carrier, deal.sender]) {
    expect((await previewAs(person, deal)).body.data.possible).toBe(false);
    const refused = await cancelAs(person, deal);
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('signalez')]);
  }
  const waiting = await makeDeal();
  await db.reservation.update({ where: { id: waiting.reservation._id }, data: { status: 'en_attente' } });
  expect((await cancelAs(waiting.carrier, waiting)).status).toBe(409);
  expect((await previewAs(waiting.carrier, waiting)).body.data.possible).toBe(false);
});
