import { beforeEach, expect, test } from 'vitest';
import { POST as type } from '@/app/api/conversations/[id]/ecrit/route';
import { GET as messages } from '@/app/api/conversations/[id]/messages/route';
import { startConversation } from '@/lib/conversations/commands/start';
import { readConversation, writeMessage } from '@/lib/conversations/commands/write';
import { startConversationSchema } from '@/lib/conversations/schema';
import { conversationViewSchema } from '@/lib/conversations/schema/view';
import { db, newId, rowsOf } from '@/lib/core/db';
import { SOURCE } from '@/lib/upkeep/live';
import { type MadeUser, makeUser } from '../support/factories';
import { call } from '../support/http';
import { openHolder, waiting } from '../support/locks';
import { openStream, serveStreams, type Told } from '../support/streams';

let salma: MadeUser;
let yassine: MadeUser;
let conversation: string;
beforeEach(async () => {
  [salma, yassine] = [await makeUser({ firstName: 'Salma' }), await makeUser({ firstName: 'Yassine' })];
  const input = { recipientId: yassine.user.id, initialMessage: 'Bonjour, passez-vous par Lyon ?' };
  conversation = (await startConversation(salma.actor, startConversationSchema.parse(input)))._id;
});

const say = (who: MadeUser, content: string) =>
  writeMessage(who.actor, conversation, { content, images: [], link: undefined });
const listen = async (port: number, { token }: MadeUser) => {
  const stream = await openStream(port, { token });
  await stream.hears(({ event }) => event === 'compteurs');
  return stream;
};
const last = (stream: { told: Told[] }, event: string) =>
  stream.told.filter((one) => one.event === event).at(-1)?.data;

test('a message and its being read are told to both, as the API shows them', async () => {
  const { port } = await serveStreams(SOURCE);
  const [hers, his] = [await listen(port, salma), await listen(port, yassine)];
  expect([last(hers, 'compteurs'), last(his, 'compteurs')]).toEqual([
    { nonLus: 0, notifications: 0 },
    { nonLus: 1, notifications: 0 },
  ]);
  await say(salma, 'Écrivez-moi au 06 12 34 56 78.');
  await his.hears(({ data }) => data.nonLus === 2);
  await hers.hears(({ event }) => event === 'conversation');
  for (const { told } of [hers, his])
    for (const { event, data } of told) if (event === 'conversation') conversationViewSchema.parse(data);
  expect(last(his, 'conversation')).toMatchObject({
    _id: conversation,
    participants: [{ firstName: 'Salma' }, { firstName: 'Yassine' }],
    unreadCount: 2,
    ordre: 2,
    lastMessage: { couvert: true, sender: { firstName: 'Salma' } },
  });
  expect(JSON.stringify([hers.told, his.told])).not.toContain('34 56');
  await readConversation(yassine.actor, conversation, undefined);
  await his.hears(({ data }) => data.nonLus === 0);
  await hers.hears(({ data }) => data.luParAutre === 2);
  expect(last(hers, 'conversation')).toMatchObject({ lastMessage: { read: true } });
});

test('somebody who types is told to the other, seldom, and not past a block', async () => {
  const { port } = await serveStreams(SOURCE);
  const [hers, his] = [await listen(port, salma), await listen(port, yassine)];
  const typing = (who: MadeUser) =>
    call(type, { method: 'POST', token: who.token, params: { id: conversation } });
  for (let nth = 0; nth < 3; nth++) expect((await typing(salma)).status).toBe(200);
  await his.hears(({ event }) => event === 'ecrit');
  expect((await typing(await makeUser())).status).toBe(404);
  await db.block.create({ data: { blockerId: salma.user.id, blockedId: yassine.user.id } });
  expect((await typing(yassine)).status).toBe(200);
  await readConversation(yassine.actor, conversation, undefined);
  await hers.hears(({ data }) => data.luParAutre === 1);
  expect(his.of('ecrit')).toEqual([{ event: 'ecrit', data: { conversationId: conversation } }]);
  expect(hers.of('ecrit')).toEqual([]);
});

test('one connection listens for all readers of a process', async () => {
  const { port } = await serveStreams(SOURCE);
  const people = await Promise.all(Array.from({ length: 20 }, () => makeUser()));
  const streams = await Promise.all([salma, yassine, ...people].map((one) => listen(port, one)));
  // Those of the tests before are closed a moment later.
  const listening = () =>
    rowsOf`SELECT 1 FROM pg_stat_activity WHERE application_name = 'rihla-live' AND datname = current_database()`;
  await expect.poll(async () => (await listening()).length, { timeout: 10_000 }).toBe(1);
  await say(salma, 'Encore là ?');
  for (const stream of streams.slice(0, 2)) await stream.hears(({ data }) => data.ordre === 2);
  expect((await listening()).length).toBe(1);
});

/** Keeps a thread as a page does: the newest line comes with the event, what lies before it is asked for. */
function keepThread(port: number, { token }: MadeUser, start: number) {
  const lines: number[] = [];
  let [place, ordre, cuts] = [start, 1, 0];
  let applying = Promise.resolve();
  let stream: Awaited<ReturnType<typeof openStream>> | undefined;

  async function apply({ id, event, data }: Told): Promise<void> {
    if (event === 'conversation' && Number(data.ordre) > ordre) {
      const path = `/api/conversations/${conversation}/messages?apres=${ordre}&limit=100`;
      const { ordre: newest } = data.lastMessage as { ordre: number };
      const added =
        data.ordre === ordre + 1
          ? [newest]
          : (await call(messages, { token, params: { id: conversation }, path })).body.data.map(
              (one) => one.ordre,
            );
      lines.push(...added);
      ordre = added.at(-1) ?? ordre;
    }
    place = id ?? place;
  }

  async function open(): Promise<void> {
    const mine = await openStream(port, {
      token,
      after: place,
      heard: (one) => {
        applying = applying.then(() => (stream === mine ? apply(one) : undefined));
      },
    });
    stream = mine;
  }
  return {
    lines,
    open,
    get cuts() {
      return cuts;
    },
    async cut() {
      stream?.close();
      stream = undefined;
      await applying;
      cuts += 1;
      await open();
    },
  };
}

test('a stream that is cut ten times in 500 messages misses none and doubles none', {
  timeout: 60_000,
}, async () => {
  const { port } = await serveStreams(SOURCE);
  const sides = await Promise.all(
    [salma, yassine].map(async (one) => {
      const stream = await listen(port, one);
      const start = stream.of('compteurs').at(-1)?.id ?? 0;
      stream.close();
      const thread = keepThread(port, one, start);
      await thread.open();
      return thread;
    }),
  );
  const write = async (who: MadeUser) => {
    for (let nth = 0; nth < 250; nth++) await say(who, `Ligne ${nth}`);
  };
  let writing = true;
  const written = Promise.all([write(salma), write(yassine)]).finally(() => (writing = false));
  const cutting = sides.map(async (side) => {
    for (let nth = 1; nth <= 10; nth++) {
      await expect.poll(() => side.lines.length >= nth * 40, { timeout: 30_000, interval: 2 }).toBe(true);
      expect(writing).toBe(true);
      await side.cut();
    }
  });
  await Promise.all([written, ...cutting]);
  const whole = Array.from({ length: 500 }, (_, nth) => nth + 2);
  for (const side of sides) {
    await expect.poll(() => side.lines.length, { timeout: 10_000, interval: 5 }).toBe(500);
    expect(side.lines).toEqual(whole);
    expect(side.cuts).toBe(10);
  }
});

test('two who write in one conversation, one held up before its commit: the order of lines is that of their commits', async () => {
  const { port } = await serveStreams(SOURCE);
  const stream = await listen(port, salma);
  const before = stream.told.length;
  const holder = await openHolder();
  const heldUp = newId();
  await holder.query('BEGIN');
  await holder.query(`SELECT write_message($1::uuid, $2::uuid, $3::uuid, 'texte', 'Un', NULL, NULL)`, [
    conversation,
    heldUp,
    yassine.user.id,
  ]);
  const second = say(yassine, 'Deux');
  await waiting(1);
  const lines = () =>
    db.message.findMany({ where: { conversationId: conversation }, orderBy: { ordre: 'asc' } });
  expect((await lines()).map(({ ordre }) => ordre)).toEqual([1]);
  expect(stream.told).toHaveLength(before);
  await holder.query('COMMIT');
  await holder.end();
  await second;
  expect((await lines()).map(({ ordre, content }) => [ordre, content])).toEqual([
    [1, 'Bonjour, passez-vous par Lyon ?'],
    [2, 'Un'],
    [3, 'Deux'],
  ]);
  await stream.hears(({ data }) => data.ordre === 3);
  const told = stream.told.flatMap(({ event, data }) => (event === 'conversation' ? [data.ordre] : []));
  expect(told).toEqual(told.length === 1 ? [3] : [2, 3]);
});
