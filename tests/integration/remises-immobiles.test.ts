import { beforeAll, expect, test, vi } from 'vitest';
import { POST as settle } from '@/app/api/moderation/litiges/[id]/route';
import { GET as preview } from '@/app/api/reservations/[id]/annulation/route';
import { PATCH as cancel } from '@/app/api/reservations/[id]/cancel/route';
import { POST as dispute } from '@/app/api/reservations/[id]/litige/route';
import { db } from '@/lib/core/db';
import { standingParcels } from '@/lib/moderation/queries/immobiles';
import { settleCancelled } from '@/lib/payments/commands/cancelled';
import { askAfterParcels } from '@/lib/remises/commands/ask-after';
import { releaseDue } from '@/lib/remises/commands/release';
import { type MadeUser, makeUser } from '../support/factories';
import { call } from '../support/http';
import { type MadeDeal, makeDeal } from '../support/payment-deals';
import { enterAs, lookAs, makePaidDeal, passHours, pay, standOf } from '../support/remises';

const OPERATOR = 'immobiles@rihla.test';
vi.hoisted(() => {
  process.env.PAYMENT_TEST_MODE = 'on';
  process.env.OPERATOR_EMAILS = 'immobiles@rihla.test';
});

let operator: MadeUser;
beforeAll(async () => {
  operator = await makeUser({ email: OPERATOR });
});

/** Moves a deal's trip: it left so many hours ago, and arrived two hours later. */
async function leave({ reservation }: MadeDeal, hoursAgo: number): Promise<void> {
  const dateDepart = new Date(Date.now() - hoursAgo * 3_600_000);
  const dateArrivee = new Date(+dateDepart + 2 * 3_600_000);
  await db.reservation.update({ where: { id: reservation._id }, data: { dateDepart, dateArrivee } });
}

/** What two people were asked of a parcel, in order: which handover, which reminder. */
async function askedOf({ user }: MadeUser): Promise<string[]> {
  const told = await db.notification.findMany({
    where: { userId: user.id, kind: 'remise_attendue' },
    orderBy: { id: 'asc' },
  });
  return told.map(({ facts }) => {
    const { genre, rappel, pour, conserve, lien } = facts as Record<string, unknown>;
    expect([conserve, lien]).toEqual([true, expect.stringMatching(/^\/remises\//)]);
    return `${genre} ${rappel} ${pour}`;
  });
}

/** Several at once, as several processes do. */
const askAfter = async () =>
  (await Promise.all([askAfterParcels(), askAfterParcels(), askAfterParcels()])).reduce(
    (sum, one) => sum + one,
    0,
  );

test('a paid parcel that nobody collected is asked after three times, then stands on the operators’ list; its money stays', async () => {
  const deal = await makePaidDeal();
  const unpaid = await makeDeal();
  const seen: [number, number, number][] = [];
  for (const hours of [-24, 1, 23.9, 24.1, 71.9, 72.1, 167.9, 168.1, 800]) {
    await leave(deal, hours);
    await leave(unpaid, hours);
    seen.push([hours, await askAfter(), (await standingParcels(operator.actor)).length]);
  }
  expect(seen).toEqual([
    [-24, 0, 0],
    [1, 0, 0],
    [23.9, 0, 0],
    [24.1, 1, 0],
    [71.9, 0, 0],
    [72.1, 1, 0],
    [167.9, 0, 0],
    [168.1, 1, 1],
    [800, 0, 1],
  ]);
  expect(await askedOf(deal.sender)).toEqual([1, 2, 3].map((nth) => `collecte ${nth} demandeur`));
  expect(await askedOf(deal.carrier)).toEqual([1, 2, 3].map((nth) => `collecte ${nth} transporteur`));
  expect([await askedOf(unpaid.sender), await askedOf(unpaid.carrier)]).toEqual([[], []]);
  expect(await standingParcels(operator.actor)).toMatchObject([
    { id: deal.reservation._id, genre: 'collecte', montant: 60, modeTest: true, trajet: 'Lyon → Tanger' },
  ]);
  await expect(standingParcels(deal.sender.actor)).rejects.toMatchObject({ code: 'not_found' });
  const told = await db.notification.findMany({ where: { userId: operator.user.id } });
  expect(told).toMatchObject([
    { kind: 'moderation', cle: `remise_attendue:${deal.reservation._id}:collecte` },
  ]);
  // Silence alone, however long.
  await passHours(deal, 2_000);
  expect([await releaseDue(), await settleCancelled(), await standOf(deal)]).toEqual([
    0,
    0,
    ['held', 'attendue'],
  ]);
});

test('one that was collected is asked after from its arrival on, or its late collection, and what nothing ran for is told once', async () => {
  const deal = await makePaidDeal();
  await enterAs(deal.carrier, deal, 'collecte');
  await leave(deal, 25);
  expect(await askAfter()).toBe(0);
  await leave(deal, 400);
  expect(await askAfter()).toBe(0);
  await passHours(deal, 73);
  expect([await askAfter(), await askedOf(deal.sender)]).toEqual([1, ['livraison 2 demandeur']]);
  await passHours(deal, 100);
  expect([await askAfter(), await askAfter(), await askedOf(deal.carrier)]).toEqual([
    1,
    0,
    ['livraison 2 transporteur', 'livraison 3 transporteur'],
  ]);
  await passHours(deal, 2_400);
  expect([await releaseDue(), await standOf(deal)]).toEqual([0, ['held', 'collectee']]);
  await enterAs(deal.carrier, deal, 'livraison');
  expect(await askAfter()).toBe(0);
});

test('out of each there is a way: all is well, or a problem that an operator decides', async () => {
  for (const etat of ['attendue', 'collectee']) {
    const deal = await makePaidDeal();
    if (etat === 'collectee') await enterAs(deal.carrier, deal, 'collecte');
    await leave(deal, 200);
    await passHours(deal, 200);
    for (const who of [deal.sender, deal.carrier]) {
      expect((await lookAs(who, deal)).body.data.actions).toContain('contester');
    }
    expect((await lookAs(deal.sender, deal)).body.data.actions).toContain('liberer');
    const params = { id: deal.reservation._id };
    const opened = await call(dispute, {
      token: deal.sender.token,
      params,
      body: { motif: 'Personne n’est venu chercher le colis.' },
    });
    expect([opened.status, await standOf(deal)]).toEqual([200, ['disputed', 'contestee']]);
    expect([await askAfter(), await askedOf(deal.sender)]).toEqual([0, []]);
    const decided = await call(settle, {
      token: operator.token,
      params: { id: opened.body.data.litige?._id ?? '' },
      body: { rembourse: 60, raison: 'Le colis n’a pas été transporté.' },
    });
    expect([decided.status, await standOf(deal)]).toEqual([200, ['refunded', 'close']]);
  }
});

test('what was not collected can be cancelled long after the departure, with what goes back said before', async () => {
  for (const [par, back] of [
    ['transporteur', 60],
    ['demandeur', 30],
  ] as const) {
    const agreed = await makeDeal();
    const statutLe = new Date(Date.now() - 300 * 3_600_000);
    await db.reservation.update({ where: { id: agreed.reservation._id }, data: { statutLe } });
    const deal = { ...agreed, paymentId: await pay(agreed) };
    await leave(deal, 200);
    const { token } = par === 'demandeur' ? deal.sender : deal.carrier;
    const params = { id: deal.reservation._id };
    const shown = (await call(preview, { token, params })).body.data;
    expect([shown.possible, shown.rembourse]).toEqual([true, back]);
    expect((await call(cancel, { method: 'PATCH', token, params })).status).toBe(200);
    await settleCancelled();
    expect((await standOf(deal))[0]).toBe(back === 60 ? 'refunded' : 'split');
  }
});
