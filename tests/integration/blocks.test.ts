import type pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import * as messages from '@/app/api/conversations/[id]/messages/route';
import * as conversations from '@/app/api/conversations/route';
import * as status from '@/app/api/reservations/[id]/status/route';
import * as reservations from '@/app/api/reservations/route';
import * as block from '@/app/api/users/[userId]/block/route';
import * as blocks from '@/app/api/users/me/blocks/route';
import { db, newId } from '@/lib/core/db';
import { conversations as refusals } from '@/lib/langues/messages/fr/refus/conversations';
import { type MadeUser, makeReservation, makeTransport, makeUser } from '../support/factories';
import { call } from '../support/http';
import { openHolder, waiting } from '../support/locks';

const NOT_NOW = 'Cette réservation n’est pas possible pour le moment.';

const doBlock = (who: MadeUser, userId: string) =>
  call(block.POST, { token: who.token, params: { userId }, method: 'POST' });
const unblock = (who: MadeUser, userId: string) =>
  call(block.DELETE, { token: who.token, params: { userId }, method: 'DELETE' });
const write = (from: MadeUser, to: MadeUser) =>
  call(conversations.POST, {
    token: from.token,
    body: { recipientId: to.user.id, initialMessage: 'Bonjour' },
  });
const reserve = (who: MadeUser, transportId: string) =>
  call(reservations.POST, {
    token: who.token,
    body: {
      transportId,
      villeDepart: 'Lyon',
      villeArrivee: 'Tanger',
      poids: 2,
      prix: 10,
      description: 'Livres',
    },
  });

let holder: pg.Client | undefined;
afterEach(() => holder?.end());

test('a block is there once, listed for its maker only, and can be taken back', async () => {
  const [salma, omar] = [await makeUser(), await makeUser()];
  const answers = await Promise.all([1, 2, 3].map(() => doBlock(salma, omar.user.id)));
  expect(answers.map(({ status, body }) => [status, body.data])).toEqual(
    Array(3).fill([200, { bloque: true }]),
  );
  const listed = await call(blocks.GET, { token: salma.token });
  expect(listed.body.data.map(({ user }) => user._id)).toEqual([omar.user.id]);
  expect((await call(blocks.GET, { token: omar.token })).body.data).toEqual([]);
  const seen = (who: MadeUser, userId: string) =>
    call(block.GET, { token: who.token, params: { userId } }).then(({ body }) => body.data.bloque);
  expect([await seen(salma, omar.user.id), await seen(omar, salma.user.id)]).toEqual([true, false]);
  expect((await unblock(salma, omar.user.id)).body.data).toEqual({ bloque: false });
  expect((await unblock(salma, omar.user.id)).status).toBe(200);
  expect((await call(blocks.GET, { token: salma.token })).body.data).toEqual([]);
});

test('oneself, nobody and without a login', async () => {
  const salma = await makeUser();
  expect((await doBlock(salma, salma.user.id)).status).toBe(409);
  expect((await doBlock(salma, '00000000-0000-4000-8000-000000000000')).status).toBe(404);
  expect((await call(blocks.GET)).status).toBe(401);
});

test('neither writes to the other, in the words of any refusal, until it is taken back', async () => {
  const [salma, omar] = [await makeUser(), await makeUser()];
  const { body } = await write(omar, salma);
  await doBlock(salma, omar.user.id);
  for (const [from, to] of [
    [omar, salma],
    [salma, omar],
  ] as const) {
    const refused = await write(from, to);
    expect([refused.status, refused.body.message]).toEqual([403, refusals.neRecoitPas]);
    const params = { id: body.data._id };
    const line = await call(messages.POST, { token: from.token, params, body: { content: 'Allô' } });
    expect([line.status, line.body.message]).toEqual([403, refusals.neRecoitPas]);
  }
  // The thread that they have stays readable.
  expect((await call(messages.GET, { token: omar.token, params: { id: body.data._id } })).status).toBe(200);
  await unblock(salma, omar.user.id);
  expect((await write(omar, salma)).status).toBe(201);
});

test('neither reserves with the other, nor confirms what was asked before; what is agreed stays', async () => {
  const [carrier, sender] = [await makeUser(), await makeUser()];
  const transport = await makeTransport(carrier.actor);
  const agreed = await makeReservation(sender.actor, transport, { status: 'confirmee' });
  const asked = await makeReservation(sender.actor, transport);
  await doBlock(sender, carrier.user.id);
  const refused = await reserve(sender, transport._id);
  expect([refused.status, refused.body.code, refused.body.message]).toEqual([403, 'forbidden', NOT_NOW]);
  const answer = (body: object) =>
    call(status.PATCH, { token: carrier.token, params: { id: asked._id }, method: 'PATCH', body });
  const confirmed = await answer({ status: 'confirmee' });
  expect([confirmed.status, confirmed.body.message]).toEqual([403, NOT_NOW]);
  const refusal = await answer({ status: 'refusee', commentaire: 'Des mots durs.' });
  expect([refusal.status, refusal.body.data.commentaire]).toEqual([200, null]);
  expect(
    await db.message.count({ where: { evenement: { path: ['commentaire'], equals: 'Des mots durs.' } } }),
  ).toBe(0);
  const kept = await db.reservation.findUniqueOrThrow({ where: { id: agreed._id } });
  expect(kept.status).toBe('confirmee');

  const own = await makeTransport(sender.actor);
  expect((await reserve(carrier, own._id)).status).toBe(403);
  await unblock(sender, carrier.user.id);
  expect((await reserve(carrier, own._id)).status).toBe(201);
});

test('what somebody asked who is suspended since cannot be confirmed', async () => {
  const [carrier, sender] = [await makeUser(), await makeUser()];
  const asked = await makeReservation(sender.actor, await makeTransport(carrier.actor));
  await db.user.update({ where: { id: sender.user.id }, data: { suspendedAt: new Date() } });
  const { status: code, body } = await call(status.PATCH, {
    token: carrier.token,
    params: { id: asked._id },
    method: 'PATCH',
    body: { status: 'confirmee' },
  });
  expect([code, body.message]).toEqual([403, NOT_NOW]);
});

test('a block and a reservation of the same instant: one is before the other', async () => {
  const [carrier, sender] = [await makeUser(), await makeUser()];
  const transport = await makeTransport(carrier.actor);
  holder = await openHolder();
  // A block that holds its turn and has not committed.
  await holder.query('BEGIN');
  await holder.query('SELECT pair_turn($1, $2)', [carrier.user.id, sender.user.id]);
  await holder.query('INSERT INTO blocks (blocker_id, blocked_id) VALUES ($1, $2)', [
    carrier.user.id,
    sender.user.id,
  ]);
  const reserving = reserve(sender, transport._id);
  await waiting(1);
  await holder.query('COMMIT');
  expect((await reserving).status).toBe(403);
  expect(await db.reservation.count({ where: { transportId: transport._id } })).toBe(0);
  const sections = await db.etape.findMany({ where: { transportId: transport._id } });
  expect(sections.map(({ chargeGrammes }) => chargeGrammes)).toEqual(sections.map(() => 0));
});

test('many at once: whatever is held was held before the block', async () => {
  const [carrier, sender] = [await makeUser(), await makeUser()];
  const transport = await makeTransport(carrier.actor, { poidsMax: 100 });
  const tries = [1, 2, 3].map(() => reserve(sender, transport._id));
  const [, ...answers] = await Promise.all([doBlock(carrier, sender.user.id), ...tries]);
  const held = answers.filter((answer) => answer.status === 201).length;
  expect(answers.every((answer) => [201, 403].includes(answer.status))).toBe(true);
  expect(await db.reservation.count({ where: { transportId: transport._id } })).toBe(held);
  expect((await reserve(sender, transport._id)).status).toBe(403);
});

test('a block and a message of the same instant: one is before the other', async () => {
  const [salma, omar] = [await makeUser(), await makeUser()];
  const params = { id: (await write(omar, salma)).body.data._id };
  const say = () => call(messages.POST, { token: omar.token, params, body: { content: 'Allô' } });
  const said = () => db.message.count({ where: { conversationId: params.id } });
  holder = await openHolder();
  await holder.query('BEGIN');
  await holder.query('SELECT pair_turn($1, $2)', [salma.user.id, omar.user.id]);
  await holder.query('INSERT INTO blocks (blocker_id, blocked_id) VALUES ($1, $2)', [
    salma.user.id,
    omar.user.id,
  ]);
  const saying = say();
  await waiting(1);
  await holder.query('COMMIT');
  expect((await saying).status).toBe(403);
  expect(await said()).toBe(1);

  // The other way round: who blocks waits for what is being said.
  await unblock(salma, omar.user.id);
  await holder.query('BEGIN');
  await holder.query('SELECT blocked_now($1, $2)', [omar.user.id, salma.user.id]);
  await holder.query(`SELECT write_message($1, $2, $3, 'texte', 'Allô', NULL, NULL)`, [
    params.id,
    newId(),
    omar.user.id,
  ]);
  const blocking = doBlock(salma, omar.user.id);
  await waiting(1);
  expect(await db.block.count({ where: { blockerId: salma.user.id } })).toBe(0);
  await holder.query('COMMIT');
  expect((await blocking).status).toBe(200);
  expect(await said()).toBe(2);
  expect((await say()).status).toBe(403);
});

test('many messages at once: none is there that was not there when the block was', async () => {
  const [salma, omar] = [await makeUser(), await makeUser()];
  const params = { id: (await write(omar, salma)).body.data._id };
  const said = () => db.message.count({ where: { conversationId: params.id } });
  const say = ({ token }: MadeUser) => call(messages.POST, { token, params, body: { content: 'Allô' } });
  const before = [omar, salma, omar, salma].map(say);
  const blocked = doBlock(salma, omar.user.id).then(said);
  const after = [omar, salma, omar, salma].map(say);
  const answers = await Promise.all([...before, ...after]);
  expect(answers.every(({ status }) => [201, 403].includes(status))).toBe(true);
  const written = answers.filter(({ status }) => status === 201).length;
  expect([await blocked, await said()]).toEqual([1 + written, 1 + written]);
});
