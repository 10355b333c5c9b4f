import { beforeEach, expect, test, vi } from 'vitest';
import { GET as messages } from '@/app/api/conversations/[id]/messages/route';
import * as moderation from '@/app/api/moderation/route';
import * as reports from '@/app/api/reports/route';
import { startConversation } from '@/lib/conversations/commands/start';
import { writeMessage } from '@/lib/conversations/commands/write';
import { startConversationSchema } from '@/lib/conversations/schema';
import { conversationViewSchema } from '@/lib/conversations/schema/view';
import { db } from '@/lib/core/db';
import { SOURCE } from '@/lib/upkeep/live';
import { tellUnreadMessages } from '@/lib/upkeep/told-messages';
import { type MadeUser, makeUser } from '../support/factories';
import { call } from '../support/http';
import { openStream, serveStreams } from '../support/streams';

vi.hoisted(() => {
  process.env.OPERATOR_EMAILS = 'operatrice.direct@rihla.test';
});

const MASKED = 'Message masqué par la modération';
let operator: MadeUser | undefined;
let salma: MadeUser;
let omar: MadeUser;
let conversation: string;
let insult: string;
beforeEach(async () => {
  operator ??= await makeUser({ email: 'operatrice.direct@rihla.test' });
  [salma, omar] = [await makeUser({ firstName: 'Salma' }), await makeUser({ firstName: 'Omar' })];
  const input = { recipientId: salma.user.id, initialMessage: 'Bonjour' };
  conversation = (await startConversation(omar.actor, startConversationSchema.parse(input)))._id;
  const said = { content: 'Une insulte', images: [], link: undefined };
  insult = (await writeMessage(omar.actor, conversation, said))._id;
});

async function report(): Promise<string> {
  const body = { cible: 'message', cibleId: insult, motif: 'harcelement', texte: 'Il m’insulte.' };
  return (await call(reports.POST, { token: salma.token, body })).body.data._id;
}

const decide = (reportId: string, action: string) =>
  call(moderation.POST, { token: operator?.token, body: { reportId, action, raison: 'Une insulte.' } });

const listen = async (port: number, { token }: MadeUser) => {
  const stream = await openStream(port, { token });
  await stream.hears(({ event }) => event === 'compteurs');
  return stream;
};

test('a message that is hidden or given back is told to both people, who read their thread again', async () => {
  const { port } = await serveStreams(SOURCE);
  const streams = [await listen(port, salma), await listen(port, omar)];
  const reportId = await report();
  expect((await decide(reportId, 'masquer')).status).toBe(201);
  for (const stream of streams) {
    await stream.hears(({ data }) => data.retouches === 1);
    const told = conversationViewSchema.parse(stream.of('conversation').at(-1)?.data);
    expect(told).toMatchObject({
      _id: conversation,
      ordre: 2,
      lastMessage: { content: MASKED, masque: true },
    });
    expect(JSON.stringify(stream.told)).not.toContain('insulte');
  }
  const thread = await call(messages, { token: salma.token, params: { id: conversation } });
  expect(thread.body.data).toMatchObject([
    { content: 'Bonjour', masque: false },
    { content: MASKED, masque: true },
  ]);
  expect((await decide(reportId, 'retablir')).status).toBe(201);
  for (const stream of streams) {
    await stream.hears(({ data }) => data.retouches === 2);
    expect(stream.of('conversation').at(-1)?.data).toMatchObject({
      lastMessage: { content: 'Une insulte', masque: false },
    });
  }
});

test('somebody who was away hears of it when they come back', async () => {
  const { port } = await serveStreams(SOURCE);
  const before = await listen(port, salma);
  const place = before.of('compteurs').at(-1)?.id ?? 0;
  before.close();
  await decide(await report(), 'masquer');
  const after = await openStream(port, { token: salma.token, after: place });
  await after.hears(({ data }) => data.retouches === 1);
});

test('a suspension ends the person’s open streams at once, and nobody else’s', async () => {
  const { port } = await serveStreams(SOURCE);
  const [hers, his, too] = [await listen(port, salma), await listen(port, omar), await listen(port, omar)];
  expect((await decide(await report(), 'suspendre')).status).toBe(201);
  for (const { told, ended } of [his, too]) {
    await ended;
    expect(told.at(-1)).toEqual({ event: 'fin', data: {} });
  }
  expect((await openStream(port, { token: omar.token })).status).toBe(401);
  expect([hers.over, hers.of('fin')]).toEqual([false, []]);
});

test('what is hidden already is not hidden again, and tells nobody', async () => {
  const reportId = await report();
  const tries = await Promise.all([decide(reportId, 'masquer'), decide(reportId, 'masquer')]);
  expect(tries.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(await db.conversation.findUnique({ where: { id: conversation } })).toMatchObject({ retouches: 1 });
});

test('the mail about what was not read says nothing of what was hidden meanwhile', async () => {
  await decide(await report(), 'masquer');
  await db.conversationParticipant.updateMany({
    where: { conversationId: conversation, userId: salma.user.id },
    data: { mailDueAt: new Date(0) },
  });
  await tellUnreadMessages();
  const told = await db.notification.findFirst({ where: { userId: salma.user.id, kind: 'nouveau_message' } });
  expect(told?.facts).toMatchObject({ extrait: 'Bonjour' });
});
