import { expect, test, vi } from 'vitest';
import { DELETE as revoke, POST as share } from '@/app/api/reservations/[id]/remise/lien/route';
import { db } from '@/lib/core/db';
import { settleCancelled } from '@/lib/payments/commands/cancelled';
import { allIsWell } from '@/lib/remises/commands/bien';
import { releaseDue } from '@/lib/remises/commands/release';
import { cancelReservation } from '@/lib/reservations/commands/move';
import { call } from '../support/http';
import { codeFor, enterAs, evenementsOf, lookAs, makePaidDeal, standOf } from '../support/remises';

vi.hoisted(() => {
  process.env.PAYMENT_TEST_MODE = 'on';
  process.env.CANCELLATION_POLICY = 'always';
});

/** A deal that was agreed on an hour ago and cancelled now; `given`: minutes before that, by the carrier's phone. */
async function makeCancelled({ given }: { given: number }) {
  const deal = await makePaidDeal();
  const hour = new Date(Date.now() - 3_600_000);
  const where = { id: deal.reservation._id };
  await db.reservation.update({ where, data: { statutLe: hour, createdAt: hour } });
  await cancelReservation(deal.sender.actor, deal.reservation._id);
  await settleCancelled();
  const { statutLe } = await db.reservation.findUniqueOrThrow({ where });
  return { deal, appareilLe: new Date(Number(statutLe) - given * 60_000).toISOString() };
}

test('a code given before a cancellation and told after it is written down, told to both, and takes nothing back', async () => {
  const { deal, appareilLe } = await makeCancelled({ given: 5 });
  const sent = [
    await enterAs(deal.carrier, deal, 'collecte', { appareilLe }),
    await enterAs(deal.carrier, deal, 'collecte', { appareilLe }),
  ];
  for (const { status, body } of sent) {
    expect([status, body.data.collecte.appareilLe, body.data.actions]).toEqual([200, appareilLe, []]);
    expect(body.data.annuleeLe).not.toBeNull();
  }
  // What was collected before was delivered by somebody who had it, whenever.
  const delivered = await enterAs(deal.carrier, deal, 'livraison', { appareilLe: new Date().toISOString() });
  expect([delivered.status, delivered.body.data.livraison.moyen]).toEqual([200, 'code']);
  expect(await standOf(deal)).toEqual(['refunded', 'attendue']);
  expect(await releaseDue()).toBe(0);
  const seen = (await lookAs(deal.sender, deal)).body.data;
  expect([seen.collecte.code, seen.livraison.code, seen.lien, seen.actions]).toEqual([null, null, null, []]);
  expect((await evenementsOf(deal.conversationId)).slice(-2)).toEqual(
    Array(2).fill('remise_avant_annulation'),
  );
  const told = await db.notification.findMany({ where: { kind: 'remise_avant_annulation' } });
  expect(told.map(({ userId }) => userId).sort()).toEqual(
    [deal.carrier, deal.carrier, deal.sender, deal.sender].map(({ user }) => user.id).sort(),
  );
});

test('a device’s time counts only within what is known here', async () => {
  for (const given of [-1, 61]) {
    const { deal, appareilLe } = await makeCancelled({ given });
    expect((await enterAs(deal.carrier, deal, 'collecte', { appareilLe })).status).toBe(409);
    expect((await enterAs(deal.carrier, deal, 'livraison')).status).toBe(409);
    expect((await lookAs(deal.carrier, deal)).status).toBe(409);
  }
});

test('a code told after the end is written down and changes nothing; on the page nothing is to be entered any more', async () => {
  const deal = await makePaidDeal();
  const appareilLe = new Date().toISOString();
  await allIsWell(deal.sender.actor, deal.reservation._id);
  expect((await lookAs(deal.carrier, deal)).body.data.actions).toEqual([]);
  expect((await enterAs(deal.carrier, deal, 'livraison')).status).toBe(409);
  const late = await enterAs(deal.carrier, deal, 'livraison', { appareilLe });
  expect([late.status, late.body.data.etat, late.body.data.livraison.moyen]).toEqual([200, 'close', 'code']);
  expect(await standOf(deal)).toEqual(['released', 'close']);
  expect(await db.notification.count({ where: { userId: deal.sender.user.id, kind: 'colis_livre' } })).toBe(
    0,
  );
});

test('a code that was replaced with its link is called so and is no guess', async () => {
  const deal = await makePaidDeal();
  const sender = { token: deal.sender.token, params: { id: deal.reservation._id } };
  await call(share, { method: 'POST', ...sender });
  await call(revoke, { method: 'DELETE', ...sender });
  for (let nth = 0; nth < 7; nth += 1) {
    const old = await enterAs(deal.carrier, deal, 'livraison', { appareilLe: new Date().toISOString() });
    expect([old.status, old.body.fields.code]).toEqual([422, expect.stringContaining('remplacé')]);
  }
  const right = await enterAs(deal.carrier, deal, 'livraison', { code: codeFor(deal, 'livraison', 2) });
  expect(right.status).toBe(200);
});
