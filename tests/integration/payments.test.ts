import { beforeAll, describe, expect, test, vi } from 'vitest';
import { GET as messages } from '@/app/api/conversations/[id]/messages/route';
import { GET as get } from '@/app/api/payments/[id]/route';
import { POST as withdraw } from '@/app/api/payments/[id]/withdraw/route';
import { GET as list } from '@/app/api/payments/route';
import { db, newId } from '@/lib/core/db';
import { lapsePayments } from '@/lib/payments/commands/withdraw';
import {
  type MadeUser,
  makeDemande,
  makeProduit,
  makeReservation,
  makeUser,
  moveInTime,
} from '../support/factories';
import { call } from '../support/http';
import { askAs, type MadeDeal, makeDeal, makeThread, payloadOf } from '../support/payment-deals';

vi.hoisted(() => {
  process.env.PAYMENT_TEST_MODE = 'on';
});

let deal: MadeDeal;
let stranger: MadeUser;
beforeAll(async () => {
  [deal, stranger] = [await makeDeal(), await makeUser()];
});

const told = async ({ user }: MadeUser) =>
  (await db.notification.findMany({ where: { userId: user.id, kind: { startsWith: 'paiement' } } })).map(
    ({ kind }) => kind,
  );
const retract = ({ token }: MadeUser, id: string) =>
  call(withdraw, { method: 'POST', token, params: { id } });
const show = ({ token }: MadeUser, id: string) => call(get, { token, params: { id } });

test('the carrier asks for the money of a parcel: the payment, its line and the bell tell of it', async () => {
  const { carrier, sender, reservation, transport, conversationId } = deal;
  const answer = await askAs(carrier, payloadOf(deal));
  expect(answer.status).toBe(201);
  const { data } = answer.body;
  expect(data).toMatchObject({
    sender: { _id: carrier.user.id },
    recipient: { _id: sender.user.id },
    recipientId: sender.user.id,
    amount: 60,
    status: 'pending',
    etat: 'pending',
    commission: { taux: 13, montant: 7.8, bareme: 1 },
    net: 52.2,
    reservationId: reservation._id,
    transportId: { _id: transport._id, villeDepart: 'Lyon', villeArrivee: 'Tanger' },
    demandeId: null,
    paymentUrl: null,
    modeTest: true,
    expireLe: new Date(reservation.dateDepart).toISOString(),
    historique: [{ etat: 'pending', par: 'sender' }],
  });
  expect((await show(sender, data._id)).body.data.paymentUrl).toBe(`/payments/${data._id}`);
  const lines = (await call(messages, { token: sender.token, params: { id: conversationId } })).body.data;
  expect(lines.at(-1)).toMatchObject({
    kind: 'paiement',
    content: '💰 Demande de paiement\u202f: 60,00\u00a0€ (Transport de 8 kg)',
    link: `/payments/${data._id}`,
    sender: { _id: carrier.user.id },
  });
  expect([await told(sender), await told(carrier)]).toEqual([['paiement_demande'], []]);
  expect((await show(stranger, data._id)).status).toBe(404);
  expect((await call(get, { params: { id: data._id } })).status).toBe(401);
});

describe('what is refused, and leaves nothing', () => {
  test.each<[what: string, change: Record<string, unknown>, status: number, field?: string]>([
    ['nothing', { amount: 0 }, 422, 'amount'],
    ['less than nothing', { amount: -1 }, 422, 'amount'],
    ['a part of a cent', { amount: 10.005 }, 422, 'amount'],
    ['too much', { amount: 100_000.01 }, 422, 'amount'],
    ['a text', { amount: '60' }, 422, 'amount'],
    ['no description', { description: ' \u200b' }, 422, 'description'],
    ['a thread of others', { conversationId: newId() }, 404],
    ['oneself', { recipientId: 'carrier' }, 422, 'recipientId'],
    ['a third person', { recipientId: 'stranger' }, 422, 'recipientId'],
    ['another trip', { transportId: newId() }, 422, 'transportId'],
    ['a need beside', { demandeId: newId() }, 422, 'demandeId'],
    ['no reservation', { reservationId: undefined }, 422, 'reservationId'],
    ['another reservation', { reservationId: newId() }, 422, 'reservationId'],
  ])('%s', async (_what, change, status, field) => {
    const ids: Record<string, string> = { carrier: deal.carrier.user.id, stranger: stranger.user.id };
    const recipientId = ids[String(change.recipientId)];
    const before = await db.payment.count();
    const answer = await askAs(deal.carrier, {
      ...payloadOf(deal),
      ...change,
      ...(recipientId && { recipientId }),
    });
    expect([answer.status, Object.keys(answer.body.fields ?? {})[0]]).toEqual([status, field]);
    expect(await db.payment.count()).toBe(before);
  });

  test.each([0.01, 1, 19.99, 1_234.56, 4.35, 8.29, 100_000])('but not %d euros', async (amount) => {
    const { status, body } = await askAs(deal.carrier, { ...payloadOf(deal), amount });
    expect([status, body.data.amount]).toEqual([201, amount]);
    expect((await retract(deal.carrier, body.data._id)).status).toBe(200);
  });

  test.each([
    ['its line in the thread', 'messages', `kind <> 'paiement'`],
    ['what the bell says', 'notifications', `kind <> 'paiement_demande'`],
  ])('without %s there is no payment either', async (_what, table, held) => {
    const one = await makeDeal();
    const { conversationId } = one;
    await db.$executeRawUnsafe(
      `ALTER TABLE ${table} ADD CONSTRAINT une_transaction CHECK (${held}) NOT VALID`,
    );
    try {
      expect((await askAs(one.carrier, payloadOf(one))).status).toBeGreaterThanOrEqual(500);
    } finally {
      await db.$executeRawUnsafe(`ALTER TABLE ${table} DROP CONSTRAINT une_transaction`);
    }
    const told = { userId: one.sender.user.id, kind: 'paiement_demande' as const };
    expect([
      await db.payment.count({ where: { conversationId } }),
      await db.message.count({ where: { conversationId, kind: 'paiement' } }),
      await db.notification.count({ where: told }),
    ]).toEqual([0, 0, 0]);
    expect((await askAs(one.carrier, payloadOf(one))).status).toBe(201);
  });

  test('who pays does not ask, nor does anybody outside', async () => {
    const { sender, carrier } = deal;
    const asPayer = await askAs(sender, { ...payloadOf(deal), recipientId: carrier.user.id });
    expect([asPayer.status, asPayer.body.code]).toEqual([403, 'forbidden']);
    expect((await askAs(stranger, payloadOf(deal))).status).toBe(404);
  });

  test.each(['en_attente', 'refusee', 'annulee'] as const)('for a reservation that is %s', async (status) => {
    const { carrier, sender, transport } = deal;
    const { _id } = await makeReservation(sender.actor, transport, { status, poids: 1 });
    const answer = await askAs(carrier, { ...payloadOf(deal), reservationId: _id });
    expect([answer.status, answer.body.fields]).toEqual([422, { reservationId: expect.any(String) }]);
  });

  test('after the departure, to a blocked person, and to an account that has ended', async () => {
    const gone = await makeDeal();
    await moveInTime(gone.transport._id, -6 * 86_400_000);
    expect((await askAs(gone.carrier, payloadOf(gone))).status).toBe(409);
    const blocked = await makeDeal();
    await db.block.create({
      data: { blockerId: blocked.sender.user.id, blockedId: blocked.carrier.user.id },
    });
    expect((await askAs(blocked.carrier, payloadOf(blocked))).status).toBe(403);
    const ended = await makeDeal();
    await db.user.update({ where: { id: ended.sender.user.id }, data: { deletedAt: new Date() } });
    expect((await askAs(ended.carrier, payloadOf(ended))).status).toBe(403);
    const after = { conversationId: { in: [gone, blocked, ended].map((one) => one.conversationId) } };
    expect(await db.payment.count({ where: after })).toBe(0);
  });
});

test('in a thread about a need its owner asks; about a product or nothing nobody does', async () => {
  const [owner, other] = [await makeUser(), await makeUser()];
  const demande = await makeDemande(owner.user, { titre: 'Un téléphone' });
  const conversationId = await makeThread(owner, other, { demandeId: demande.id });
  const body = { amount: 12.5, description: 'Acompte, appelez le 06 12 34 56 78', conversationId };
  const asked = await askAs(owner, { ...body, recipientId: other.user.id, demandeId: demande.id });
  expect([asked.status, asked.body.data]).toMatchObject([
    201,
    { demandeId: { _id: demande.id, titre: 'Un téléphone' }, transportId: null, reservationId: null },
  ]);
  // They agreed on nothing yet: a number stays covered here too.
  expect(asked.body.data.description).not.toContain('06 12');
  expect(+new Date(asked.body.data.expireLe) - Date.now()).toBeGreaterThan(13.9 * 86_400_000);
  expect((await askAs(other, { ...body, recipientId: owner.user.id })).status).toBe(403);
  const withReservation = { ...body, recipientId: other.user.id, reservationId: deal.reservation._id };
  expect((await askAs(owner, withReservation)).status).toBe(422);

  const produit = await makeProduit(owner.user);
  for (const about of [{ produitId: produit.id }, {}]) {
    const thread = await makeThread(owner, other, about);
    expect((await askAs(owner, { ...body, conversationId: thread, recipientId: other.user.id })).status).toBe(
      403,
    );
  }
});

test('a request is taken back by who asked, once, while it waits', async () => {
  const { carrier, sender } = await makeDeal();
  const one = await makeDeal();
  const { _id: id } = (await askAs(one.carrier, payloadOf(one))).body.data;
  expect((await retract(one.sender, id)).status).toBe(403);
  expect((await retract(carrier, id)).status).toBe(404);
  expect((await retract(sender, newId())).status).toBe(404);
  const all = await Promise.all(Array.from({ length: 10 }, () => retract(one.carrier, id)));
  expect(all.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
  const { data } = (await show(one.sender, id)).body;
  expect(data).toMatchObject({ status: 'failed', etat: 'withdrawn', paymentUrl: null });
  expect(data.historique.map(({ etat, par }) => [etat, par])).toEqual([
    ['pending', 'sender'],
    ['withdrawn', 'sender'],
  ]);
  expect((await told(one.sender)).sort()).toEqual(['paiement_demande', 'paiement_retire']);
});

test('who asks and takes back in turns does so ten times a day in a thread', async () => {
  const one = await makeDeal();
  for (let nth = 0; nth < 10; nth++) {
    const { status, body } = await askAs(one.carrier, payloadOf(one));
    expect([status, (await retract(one.carrier, body.data._id)).status]).toEqual([201, 200]);
  }
  const { status, body } = await askAs(one.carrier, payloadOf(one));
  expect([status, body.message]).toEqual([409, expect.stringContaining('Réessayez demain')]);
});

describe('a request lapses', () => {
  const ends: [what: string, end: (made: MadeDeal, id: string) => Promise<unknown>][] = [
    [
      'after its time',
      (_made, id) => db.payment.update({ where: { id }, data: { lapsesAt: new Date(Date.now() - 1_000) } }),
    ],
    ['at the departure', ({ transport }) => moveInTime(transport._id, -6 * 86_400_000)],
    [
      'when its reservation is cancelled',
      ({ reservation }) =>
        db.reservation.update({ where: { id: reservation._id }, data: { status: 'annulee' } }),
    ],
  ];
  test.each(ends)('%s, once, whoever lets go of it', async (_what, end) => {
    const made = await makeDeal();
    const { _id: id } = (await askAs(made.carrier, payloadOf(made))).body.data;
    expect(await lapsePayments()).toBe(0);
    await end(made, id);
    const lapsed = await Promise.all([lapsePayments(), lapsePayments(), lapsePayments()]);
    expect(lapsed.reduce((sum, one) => sum + one, 0)).toBe(1);
    const { data } = (await show(made.sender, id)).body;
    expect(data).toMatchObject({ status: 'failed', etat: 'lapsed' });
    expect(data.historique.at(-1)).toMatchObject({ etat: 'lapsed', par: 'temps' });
    expect(await told(made.carrier)).toEqual(['paiement_expire']);
    expect((await retract(made.carrier, id)).status).toBe(409);
  });
});

test('a list has its tabs and its states, page by page, and nobody else’s', async () => {
  const made = await makeDeal();
  const ids: string[] = [];
  for (let nth = 1; nth <= 5; nth += 1) {
    ids.unshift((await askAs(made.carrier, { ...payloadOf(made), amount: nth })).body.data._id);
  }
  await retract(made.carrier, ids[0] ?? '');
  const read = async ({ token }: MadeUser, query: string) =>
    (await call(list, { token, path: `/api/payments${query}` })).body;
  const idsOf = async (who: MadeUser, query: string) => (await read(who, query)).data.map(({ _id }) => _id);
  for (const who of [made.carrier, made.sender]) expect(await idsOf(who, '')).toEqual(ids);
  expect(await idsOf(made.carrier, '?tab=envoyes')).toEqual(ids);
  expect(await idsOf(made.carrier, '?tab=recus')).toEqual([]);
  expect(await idsOf(made.sender, '?tab=recus&status=pending')).toEqual(ids.slice(1));
  expect(await idsOf(made.sender, '?status=failed')).toEqual(ids.slice(0, 1));
  expect(await idsOf(made.sender, '?status=completed')).toEqual([]);
  expect(await idsOf(stranger, '')).toEqual([]);
  const first = await read(made.sender, '?limit=2');
  const second = await read(made.sender, `?limit=3&cursor=${first.meta.nextCursor}`);
  expect([...first.data, ...second.data].map(({ _id }) => _id)).toEqual(ids);
  expect(second.meta.nextCursor).toBe(null);
  for (const wrong of ['?tab=tous', '?status=held', '?cursor=x', '?page=2'])
    expect((await call(list, { token: made.sender.token, path: `/api/payments${wrong}` })).status).toBe(422);
});
