import { expect, test, vi } from 'vitest';
import { POST as release } from '@/app/api/payments/[id]/release/route';
import { POST as well } from '@/app/api/reservations/[id]/remise/bien/route';
import { db } from '@/lib/core/db';
import { cancelReservation } from '@/lib/reservations/commands/move';
import { type MadeUser, makeUser } from '../support/factories';
import { call } from '../support/http';
import { type MadeDeal, makeDeal } from '../support/payment-deals';
import { enterAs, evenementsOf, makePaidDeal, pay, standOf } from '../support/remises';

vi.hoisted(() => {
  process.env.PAYMENT_TEST_MODE = 'on';
  process.env.CANCELLATION_POLICY = 'always';
});

const wellAs = ({ token }: MadeUser, { reservation }: MadeDeal) =>
  call(well, { method: 'POST', token, params: { id: reservation._id } });
const releaseAs = ({ token }: MadeUser, id: string) =>
  call(release, { method: 'POST', token, params: { id } });

test('« Tout va bien » is one thing, on the payment’s page and on the parcel’s: money, parcel and thread', async () => {
  for (const say of [wellAs, (who: MadeUser, deal: PaidDeal) => releaseAs(who, deal.paymentId)]) {
    const deal = await makePaidDeal();
    expect((await enterAs(deal.carrier, deal, 'collecte')).status).toBe(200);
    expect((await say(await makeUser(), deal)).status).toBe(404);
    expect((await say(deal.carrier, deal)).status).toBe(403);
    const said = await Promise.all([say(deal.sender, deal), say(deal.sender, deal)]);
    expect(said.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await standOf(deal)).toEqual(['released', 'close']);
    expect((await evenementsOf(deal.conversationId)).slice(-1)).toEqual(['paiement_libere']);
    expect(
      await db.notification.count({ where: { userId: deal.carrier.user.id, kind: 'paiement_verse' } }),
    ).toBe(1);
    await expect(cancelReservation(deal.sender.actor, deal.reservation._id)).rejects.toThrow('signalez');
  }
});

type PaidDeal = Awaited<ReturnType<typeof makePaidDeal>>;

test('of two payments for a parcel the first leaves it where it is, the parcel’s own saying takes both', async () => {
  const deal = await makePaidDeal();
  const second = await pay(deal, 20);
  expect((await releaseAs(deal.sender, second)).status).toBe(200);
  expect(await standOf(deal)).toEqual(['held', 'attendue']);
  const third = await pay(deal, 30);
  expect((await wellAs(deal.sender, deal)).body.data).toMatchObject({ etat: 'close', conserve: 0 });
  expect(await standOf({ ...deal, paymentId: third })).toEqual(['released', 'close']);
  expect(await standOf(deal)).toEqual(['released', 'close']);
});

test('nothing is released where nothing is held, or what a cancellation divides', async () => {
  const free = await makeDeal();
  const refused = await wellAs(free.sender, free);
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('Aucun paiement')]);
  const deal = await makePaidDeal();
  await cancelReservation(deal.sender.actor, deal.reservation._id);
  expect((await releaseAs(deal.sender, deal.paymentId)).status).toBe(409);
  expect((await wellAs(deal.sender, deal)).status).toBe(409);
  expect(await standOf(deal)).toEqual(['held', 'attendue']);
});
