import { expect, test, vi } from 'vitest';
import { POST as receive } from '@/app/api/colis/[token]/recu/route';
import { GET as lookAtColis } from '@/app/api/colis/[token]/route';
import { DELETE as revoke, POST as share } from '@/app/api/reservations/[id]/remise/lien/route';
import { db } from '@/lib/core/db';
import { releaseDue } from '@/lib/remises/commands/release';
import { codeHash } from '@/lib/remises/queries/codes';
import { cancelReservation } from '@/lib/reservations/commands/move';
import { makeUser } from '../support/factories';
import { call } from '../support/http';
import { makeDeal } from '../support/payment-deals';
import {
  codeFor,
  enterAs,
  evenementsOf,
  lookAs,
  makePaidDeal,
  passHours,
  standOf,
  wrongCode,
} from '../support/remises';

vi.hoisted(() => {
  process.env.PAYMENT_TEST_MODE = 'on';
  process.env.CANCELLATION_POLICY = 'always';
});

const bellsOf = async (userId: string) =>
  (await db.notification.findMany({ where: { userId }, orderBy: { id: 'asc' }, select: { kind: true } })).map(
    ({ kind }) => kind,
  );

test('collected, delivered and released: two codes, a day, and everybody is told once', async () => {
  const deal = await makePaidDeal();
  const seen = (await lookAs(deal.sender, deal)).body.data;
  expect([seen.role, seen.etat, seen.conserve]).toEqual(['demandeur', 'attendue', 60]);
  expect(seen.collecte.code?.code).toBe(codeFor(deal, 'collecte'));
  expect(seen.livraison.code?.qr).toMatch(new RegExp(`/remises/${deal.reservation._id}#livraison=\\d{6}$`));
  const other = (await lookAs(deal.carrier, deal)).body.data;
  expect([other.role, other.collecte.code, other.livraison.code, other.lien]).toEqual([
    'transporteur',
    null,
    null,
    null,
  ]);

  const appareilLe = new Date().toISOString();
  const collected = await enterAs(deal.carrier, deal, 'collecte', { appareilLe, ligne: 'Deux sacs fermés.' });
  expect([collected.status, collected.body.data.etat]).toEqual([200, 'collectee']);
  expect(collected.body.data.collecte).toMatchObject({
    appareilLe,
    moyen: 'code',
    ligne: 'Deux sacs fermés.',
  });
  const delivered = (await enterAs(deal.carrier, deal, 'livraison')).body.data;
  const end = Date.parse(delivered.livraison.faiteLe ?? '') + 24 * 3_600_000;
  expect([delivered.etat, Date.parse(delivered.libereLe ?? '')]).toEqual(['livree', end]);
  expect(await standOf(deal)).toEqual(['held', 'livree']);

  expect(await releaseDue()).toBe(0);
  await passHours(deal, 23);
  expect(await releaseDue()).toBe(0);
  await passHours(deal, 1);
  const released = await Promise.all([releaseDue(), releaseDue(), releaseDue()]);
  expect(released.reduce((sum, one) => sum + one, 0)).toBe(1);
  expect(await standOf(deal)).toEqual(['released', 'close']);
  expect(await evenementsOf(deal.conversationId)).toEqual([
    'reservation_demandee',
    'colis_collecte',
    'colis_livre',
    'paiement_libere',
  ]);
  expect(await bellsOf(deal.sender.user.id)).toEqual(['paiement_demande', 'colis_collecte', 'colis_livre']);
  expect(await bellsOf(deal.carrier.user.id)).toEqual(['reservation_demandee', 'paiement_verse']);
  const told = await db.notification.findMany({
    where: { kind: { in: ['colis_livre', 'paiement_verse'] } },
    orderBy: { id: 'asc' },
    select: { facts: true },
  });
  expect(told.map(({ facts }) => facts)).toMatchObject([
    { lien: `/remises/${deal.reservation._id}`, conserve: true, modeTest: true },
    { lien: `/payments/${deal.paymentId}`, modeTest: true },
  ]);
});

test('a code is accepted once, whatever the number of sends, and late', async () => {
  const deal = await makePaidDeal();
  const sends = await Promise.all(Array.from({ length: 8 }, () => enterAs(deal.carrier, deal, 'livraison')));
  expect(sends.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect(new Set(sends.map(({ body }) => body.data.livraison.faiteLe)).size).toBe(1);
  expect((await evenementsOf(deal.conversationId)).filter((type) => type === 'colis_livre')).toHaveLength(1);
  // The collection was told later than the delivery, by a phone without a network: it moves nothing back.
  const late = await enterAs(deal.carrier, deal, 'collecte');
  expect([late.status, late.body.data.etat]).toEqual([200, 'livree']);
  expect(
    (await enterAs(deal.carrier, deal, 'livraison', { code: wrongCode(deal, 'livraison') })).status,
  ).toBe(409);
});

test('who guesses is stopped after five, told when to come back, and the sender is told', async () => {
  const deal = await makePaidDeal();
  for (const left of [4, 3, 2, 1]) {
    const answer = await enterAs(deal.carrier, deal, 'livraison', {
      code: wrongCode(deal, 'livraison', left),
    });
    expect([answer.status, answer.body.fields.code]).toEqual([422, expect.stringContaining(String(left))]);
  }
  const closed = await enterAs(deal.carrier, deal, 'livraison', { code: wrongCode(deal, 'livraison') });
  expect(closed.status).toBe(429);
  expect(Number(closed.headers.get('retry-after'))).toBeGreaterThan(14 * 60);
  // Not even the right one, until the pause is over; the other code's door is another.
  expect((await enterAs(deal.carrier, deal, 'livraison')).status).toBe(429);
  expect((await lookAs(deal.carrier, deal)).body.data.livraison.essaisRestants).toBe(0);
  expect((await enterAs(deal.carrier, deal, 'collecte')).status).toBe(200);
  expect(await bellsOf(deal.sender.user.id)).toContain('codes_fermes');
  await db.$executeRaw`UPDATE remises SET pause_jusqua = now() - interval '1 second' WHERE reservation_id = ${deal.reservation._id}::uuid`;
  expect((await enterAs(deal.carrier, deal, 'livraison')).status).toBe(200);
});

test('a burst of guesses is worth no more than five', async () => {
  const deal = await makePaidDeal();
  const burst = await Promise.all(
    Array.from({ length: 12 }, (_, nth) =>
      enterAs(deal.carrier, deal, 'livraison', { code: wrongCode(deal, 'livraison', nth + 1) }),
    ),
  );
  expect(burst.filter(({ status }) => status === 422)).toHaveLength(4);
  expect(burst.filter(({ status }) => status === 429)).toHaveLength(8);
});

test('codes are the sender’s to see and the carrier’s to enter, of a confirmed reservation', async () => {
  const deal = await makeDeal();
  const stranger = await makeUser();
  expect((await lookAs(stranger, deal)).status).toBe(404);
  expect((await enterAs(stranger, deal, 'collecte')).status).toBe(404);
  expect((await enterAs(deal.sender, deal, 'collecte')).status).toBe(403);
  await db.reservation.update({ where: { id: deal.reservation._id }, data: { status: 'en_attente' } });
  expect((await lookAs(deal.sender, deal)).status).toBe(409);
  expect((await enterAs(deal.carrier, deal, 'collecte')).status).toBe(409);
});

test('neither hash nor code is in any answer but the sender’s own, in a notification or in the thread', async () => {
  const deal = await makePaidDeal();
  const answers = [
    await lookAs(deal.sender, deal),
    await lookAs(deal.carrier, deal),
    await enterAs(deal.carrier, deal, 'collecte'),
    await enterAs(deal.carrier, deal, 'livraison', { code: wrongCode(deal, 'livraison') }),
  ];
  const told = [
    await db.notification.findMany({
      where: { userId: { in: [deal.sender.user.id, deal.carrier.user.id] } },
    }),
    await db.message.findMany({ where: { conversationId: deal.conversationId } }),
  ];
  for (const genre of ['collecte', 'livraison'] as const) {
    const code = codeFor(deal, genre);
    const hash = codeHash(deal.reservation._id, genre, code);
    expect(JSON.stringify([answers, told])).not.toContain(hash);
    expect(JSON.stringify([answers.slice(1), told])).not.toContain(`"${code}"`);
    expect(JSON.stringify(told)).not.toContain(code);
  }
});

test('the recipient’s link says who, where and when, shows the code, receives, and is taken back with it', async () => {
  const deal = await makePaidDeal();
  const sender = { token: deal.sender.token, params: { id: deal.reservation._id } };
  expect((await call(share, { method: 'POST', ...sender, token: deal.carrier.token })).status).toBe(403);
  const first = (await call(share, { method: 'POST', ...sender })).body.data.lien ?? '';
  expect((await call(share, { method: 'POST', ...sender })).body.data.lien).toBe(first);
  const linkOf = (lien: string) => ({ params: { token: lien.split('/').at(-1) ?? '' } });
  const colis = (await call(lookAtColis, linkOf(first))).body.data;
  expect(colis).toMatchObject({ transporteur: 'Yassine', villeDepart: 'Lyon', villeArrivee: 'Tanger' });
  expect(colis.code?.code).toBe(codeFor(deal, 'livraison'));
  for (const secret of ['Awa', deal.sender.user.id, deal.carrier.user.id, '60'])
    expect(JSON.stringify({ ...colis, code: null })).not.toContain(secret);

  expect((await call(revoke, { method: 'DELETE', ...sender })).body.data.lien).toBeNull();
  expect((await call(lookAtColis, linkOf(first))).status).toBe(404);
  expect((await call(receive, { method: 'POST', ...linkOf(first) })).status).toBe(404);
  expect((await enterAs(deal.carrier, deal, 'livraison')).status).toBe(422);
  const second = (await call(share, { method: 'POST', ...sender })).body.data.lien ?? '';
  expect(second).not.toBe(first);
  const code = (await call(lookAtColis, linkOf(second))).body.data.code?.code;
  expect(code).toBe(codeFor(deal, 'livraison', 2));

  const received = await Promise.all(
    [1, 2, 3].map(() => call(receive, { method: 'POST', ...linkOf(second) })),
  );
  expect(received.map(({ status, body }) => [status, body.data.etat])).toEqual(
    Array(3).fill([200, 'livree']),
  );
  expect(received[0]?.body.data.code).toBeNull();
  expect((await evenementsOf(deal.conversationId)).filter((type) => type === 'colis_livre')).toHaveLength(1);
  const kept = await db.remiseLien.findMany({ where: { reservationId: deal.reservation._id } });
  expect(JSON.stringify(kept)).not.toContain(second.split('/').at(-1));
});

test('a code and a cancellation at once: one of them counts', async () => {
  for (let round = 0; round < 6; round += 1) {
    const deal = await makePaidDeal();
    const [entered, cancelled] = await Promise.allSettled([
      enterAs(deal.carrier, deal, 'collecte'),
      cancelReservation(deal.sender.actor, deal.reservation._id),
    ]);
    const { status, remise } = await db.reservation.findUniqueOrThrow({
      where: { id: deal.reservation._id },
    });
    const collected = entered.status === 'fulfilled' && entered.value.status === 200;
    expect([collected, cancelled.status === 'fulfilled']).toEqual([
      remise === 'collectee',
      status === 'annulee',
    ]);
    expect(collected).toBe(cancelled.status !== 'fulfilled');
  }
});
