import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { databasePool, db, newId, rowsOf } from '@/lib/core/db';
import { makeHub, type Source } from '@/lib/core/live/hub';
import { openSessions, startSession } from '@/lib/core/sessions/session';
import { type MadeUser, makeUser } from '../support/factories';
import { openHolder, waiting } from '../support/locks';
import { openStream, serveEach, serveStreams } from '../support/streams';

// Everything up to the views: tests/integration/live-conversations.test.ts has those.
let reads = 0;
const SOURCE: Source = {
  async read(userId, after) {
    reads += 1;
    const [place] = await rowsOf<{ position: string }>`
      SELECT position FROM live_positions WHERE user_id = ${userId}::uuid`;
    const rows = await rowsOf<{ position: string; id: string; ordre: number }>`
      SELECT p.position, c.id, c.last_ordre AS ordre FROM conversation_participants p
      JOIN conversations c ON c.id = p.conversation_id
      WHERE p.user_id = ${userId}::uuid AND p.position > ${after ?? 2 ** 52}::bigint ORDER BY p.position LIMIT 11`;
    const changes = rows.map(({ position, id, ordre }) => ({
      position: Number(position),
      event: 'conversation',
      data: { _id: id, ordre },
    }));
    const position = Math.max(Number(place?.position ?? 0), changes.at(-1)?.position ?? 0);
    return {
      position,
      changes: changes.length > 10 ? null : changes,
      now: [{ event: 'compteurs', data: {} }],
    };
  },
  passing: (payload) => {
    const [kind, userId = '', size] = payload.split(' ');
    return kind === 'ecrit' ? { userId, event: 'ecrit', data: 'x'.repeat(Number(size)) } : null;
  },
  openSessions,
};

let salma: MadeUser;
let yassine: MadeUser;
let nadia: MadeUser;
beforeEach(async () => {
  [salma, yassine, nadia] = [await makeUser(), await makeUser(), await makeUser()];
});

const open = async (one: MadeUser, other: MadeUser) => {
  const [row] = await rowsOf<{ id: string }>`
    SELECT open_conversation(${newId()}::uuid, ${one.user.id}::uuid, ${other.user.id}::uuid, NULL, NULL, NULL) AS id`;
  return row?.id ?? '';
};
const WRITE = `SELECT write_message($1::uuid, $2::uuid, $3::uuid, 'texte', 'Bonjour', NULL, NULL)`;
const write = async (conversationId: string, { user }: MadeUser) => {
  await databasePool().query(WRITE, [conversationId, newId(), user.id]);
};
const notify = (payload: string) => rowsOf`SELECT pg_notify('rihla_live', ${payload})`;

test('what is written reaches both people’s streams in its order, and nobody else’s', async () => {
  const { port } = await serveStreams(SOURCE);
  const conversation = await open(salma, yassine);
  const [hers, his, other] = await Promise.all(
    [salma, yassine, nadia].map(({ token }) => openStream(port, { token })),
  );
  if (!hers || !his || !other) throw new Error('no stream');
  for (const stream of [hers, his, other]) await stream.hears(({ event }) => event === 'compteurs');
  const writeTen = async (who: MadeUser) => {
    for (let nth = 0; nth < 10; nth++) await write(conversation, who);
  };
  await Promise.all([salma, yassine, salma, yassine].map(writeTen));
  for (const stream of [hers, his]) {
    await stream.hears(({ data }) => data.ordre === 40);
    const ids = stream.of('conversation').map(({ id }) => id);
    const ordres = stream.of('conversation').map(({ data }) => Number(data.ordre));
    expect(ids).toEqual([...new Set(ids)].sort((one, next) => Number(one) - Number(next)));
    expect(ordres).toEqual([...new Set(ordres)].sort((one, next) => one - next));
    expect(stream.told[0]).toEqual({ event: 'bonjour', data: { _id: expect.any(String), relire: true } });
  }
  expect(other.of('conversation')).toEqual([]);
});

test('a reader between two writers, one held up before its commit, loses nothing', async () => {
  const { port } = await serveStreams(SOURCE);
  const held = await open(salma, yassine);
  const after = await open(salma, nadia);
  await write(held, yassine);
  const first = await openStream(port, { token: salma.token });
  await first.hears(({ event }) => event === 'compteurs');
  const start = first.of('compteurs').at(-1)?.id ?? 0;
  const holder = await openHolder();
  await holder.query('BEGIN');
  await holder.query(WRITE, [held, newId(), yassine.user.id]);
  const second = write(after, nadia);
  await waiting(1);
  const between = await openStream(port, { token: salma.token, after: start });
  await between.hears(({ event }) => event === 'compteurs');
  expect(between.told).toEqual([
    { event: 'bonjour', data: { _id: salma.user.id, relire: false } },
    { event: 'compteurs', data: {}, id: start },
  ]);
  await holder.query('COMMIT');
  await holder.end();
  await second;
  for (const stream of [first, between]) {
    await stream.hears(({ data }) => data._id === after);
    expect(stream.of('conversation')).toEqual([
      { event: 'conversation', id: start + 1, data: { _id: held, ordre: 2 } },
      { event: 'conversation', id: start + 2, data: { _id: after, ordre: 1 } },
    ]);
  }
});

test('who comes back is told what changed meanwhile, once, and to read anew when it is too much', async () => {
  const { port } = await serveStreams(SOURCE);
  const conversation = await open(salma, yassine);
  const stream = await openStream(port, { token: salma.token });
  await stream.hears(({ event }) => event === 'compteurs');
  await write(conversation, yassine);
  await stream.hears(({ data }) => data.ordre === 1);
  const { id = 0 } = stream.of('conversation').at(-1) ?? {};
  stream.close();
  for (let nth = 0; nth < 5; nth++) await write(conversation, yassine);
  for (const back of [{ after: id }, { path: `/api/events?depuis=${id}` }]) {
    const again = await openStream(port, { token: salma.token, ...back });
    await again.hears(({ event }) => event === 'compteurs');
    expect(again.told).toEqual([
      { event: 'bonjour', data: { _id: salma.user.id, relire: false } },
      { event: 'conversation', id: id + 5, data: { _id: conversation, ordre: 6 } },
      { event: 'compteurs', id: id + 5, data: {} },
    ]);
    again.close();
  }
  for (let nth = 0; nth < 11; nth++) await write(await open(salma, await makeUser()), salma);
  for (const after of [id, id + 1_000_000, 'n’importe quoi']) {
    const late = await openStream(port, { token: salma.token, after: encodeURI(String(after)) });
    await late.hears(({ event }) => event === 'compteurs');
    expect(late.told.map(({ event, data }) => [event, data.relire])).toEqual([
      ['bonjour', true],
      ['compteurs', undefined],
    ]);
    late.close();
  }
});

test('a lost listening connection is opened again, and what was written meanwhile is told', async () => {
  const { port } = await serveStreams(SOURCE);
  const conversation = await open(salma, yassine);
  const stream = await openStream(port, { token: salma.token });
  await stream.hears(({ event }) => event === 'compteurs');
  for (let nth = 1; nth <= 3; nth++) {
    const killed = await rowsOf`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'rihla-live' AND datname = current_database()`;
    expect(killed.length).toBeGreaterThan(0);
    await write(conversation, yassine);
    await stream.hears(({ data }) => data.ordre === nth);
  }
  expect(stream.of('conversation').map(({ data }) => data.ordre)).toEqual([1, 2, 3]);
  expect(stream.over).toBe(false);
});

test('a stream ends with its session, and only that one', async () => {
  const { port } = await serveStreams(SOURCE);
  const { token } = await startSession(salma.user.id);
  const [kept, ended] = [await openStream(port, { token }), await openStream(port, { token: salma.token })];
  await Promise.all([kept, ended].map((stream) => stream.hears(({ event }) => event === 'compteurs')));
  await db.session.update({ where: { id: salma.actor.sessionId }, data: { revokedAt: new Date() } });
  await ended.ended;
  expect(ended.told.at(-1)).toEqual({ event: 'fin', data: {} });
  expect(kept.of('fin')).toEqual([]);
  await write(await open(salma, yassine), yassine);
  await kept.hears(({ event }) => event === 'conversation');
  expect((await openStream(port, { token: salma.token })).status).toBe(401);
});

test('a session that ended between its proof and its stream ends the stream at once', async () => {
  const hub = makeHub(SOURCE);
  onTestFinished(hub.end);
  await db.session.update({ where: { id: nadia.actor.sessionId }, data: { revokedAt: new Date() } });
  const people = [nadia, salma, nadia];
  const port = await serveEach((response) => {
    const { actor } = people.shift() ?? yassine;
    response.writeHead(200);
    const stream = { response, langue: 'fr' as const, position: null, greeted: false, late: false };
    hub.add({ ...stream, userId: actor.id, sessionId: actor.sessionId });
  });
  const [over, kept, too] = [await openStream(port), await openStream(port), await openStream(port)];
  for (const { told, ended } of [over, too]) {
    await ended;
    expect(told.at(-1)).toEqual({ event: 'fin', data: {} });
  }
  await kept.hears(({ event }) => event === 'compteurs');
  expect([kept.of('fin'), hub.count, hub.of(nadia.user.id)]).toEqual([[], 1, 0]);
});

test('a flood of notifications is a few reads', async () => {
  const { port } = await serveStreams(SOURCE);
  const stream = await openStream(port, { token: salma.token });
  await stream.hears(({ event }) => event === 'compteurs');
  const before = reads;
  const holder = await openHolder();
  for (let nth = 0; nth < 500; nth++)
    await holder.query(`SELECT pg_notify('rihla_live', $1)`, [salma.user.id]);
  await holder.end();
  await notify(`ecrit ${salma.user.id} 1`);
  await stream.hears(({ event }) => event === 'ecrit');
  expect(reads - before).toBeLessThan(400);
  expect(reads).toBeGreaterThan(before);
});

test('who has no session, asks for something else or for too much gets an answer in the API’s words', async () => {
  const { port } = await serveStreams(SOURCE, { streams: 7 });
  const refused = async (asked: Parameters<typeof openStream>[1]) => {
    const stream = await openStream(port, asked);
    await stream.ended;
    const code = stream.rest() ? JSON.parse(stream.rest()).code : null;
    return [stream.status, code, Boolean(stream.headers['retry-after'])];
  };
  expect(await refused({})).toEqual([401, 'unauthorized', false]);
  expect(await refused({ token: 'faux' })).toEqual([401, 'unauthorized', false]);
  expect(await refused({ token: salma.token, path: '/api/events?depuis=hier' })).toEqual([
    422,
    'invalid',
    false,
  ]);
  expect(await refused({ token: salma.token, path: '/api/events?a=1' })).toEqual([422, 'invalid', false]);
  expect(await refused({ token: salma.token, method: 'HEAD' })).toEqual([200, null, false]);
  expect(await refused({ method: 'HEAD' })).toEqual([401, null, false]);
  const streams = [];
  for (let nth = 0; nth < 6; nth++) streams.push(await openStream(port, { token: salma.token }));
  expect(streams[0]?.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  expect(await refused({ token: salma.token })).toEqual([429, 'rate_limited', true]);
  expect((await openStream(port, { token: yassine.token })).status).toBe(200);
  expect(await refused({ token: nadia.token })).toEqual([503, 'unavailable', true]);
  streams[0]?.close();
  const status = async () => (await openStream(port, { token: nadia.token })).status;
  await expect.poll(status, { timeout: 10_000 }).toBe(200);
});

test('a reader who does not read is cut, and the others hear everything', async () => {
  const { port } = await serveStreams(SOURCE);
  const [deaf, hearing] = [
    await openStream(port, { token: salma.token }),
    await openStream(port, { token: salma.token }),
  ];
  await Promise.all([deaf, hearing].map((stream) => stream.hears(({ event }) => event === 'compteurs')));
  deaf.pause();
  for (let nth = 1; nth <= 30; nth++) {
    await notify(`ecrit ${salma.user.id} 1000000`);
    await expect.poll(() => hearing.of('ecrit').length, { timeout: 10_000, interval: 5 }).toBe(nth);
  }
  deaf.resume();
  await deaf.ended;
  expect(deaf.of('ecrit').length).toBeLessThan(30);
  expect(hearing.over).toBe(false);
});

test('a stream on which nothing happens has a heartbeat every twenty seconds', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { port } = await serveStreams(SOURCE);
  const streams = [
    await openStream(port, { token: salma.token }),
    await openStream(port, { token: yassine.token }),
  ];
  await Promise.all(streams.map((stream) => stream.hears(({ event }) => event === 'compteurs')));
  await vi.advanceTimersByTimeAsync(60_000);
  const pings = () => streams.map((stream) => stream.of('ping').length);
  await expect.poll(pings, { timeout: 10_000 }).toEqual([3, 3]);
});

test('a server that leaves ends its streams first, and opens no other', async () => {
  const { port, live } = await serveStreams(SOURCE);
  const stream = await openStream(port, { token: salma.token });
  await stream.hears(({ event }) => event === 'compteurs');
  await live.end();
  await stream.ended;
  expect((await openStream(port, { token: salma.token })).status).toBe(503);
  // The database notices a closed connection a moment later.
  const listening = () =>
    rowsOf`SELECT 1 FROM pg_stat_activity WHERE application_name = 'rihla-live' AND datname = current_database()`;
  await expect.poll(listening, { timeout: 10_000 }).toEqual([]);
});
