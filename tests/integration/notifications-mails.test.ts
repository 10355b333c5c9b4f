import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { POST as end } from '@/app/api/notifications/unsubscribe/[token]/route';
import { closeDatabase, db } from '@/lib/core/db';
import { endJobs } from '@/lib/core/jobs/boss';
import { deliverNotifications } from '@/lib/notifications/commands/deliver';
import { mailsOf } from '@/lib/notifications/queries/end';
import { answerReservation } from '@/lib/reservations/commands/move';
import { remind } from '@/lib/upkeep/reminders';
import { tellUnreadMessages } from '@/lib/upkeep/told-messages';
import { call } from '@/tests/support/accounts';
import {
  type MadeUser,
  makeDemande,
  makeReservation,
  makeTransport,
  makeUser,
} from '@/tests/support/factories';
import { mailsTo } from '@/tests/support/mails';

let carrier: MadeUser;
let sender: MadeUser;
beforeAll(() => {
  process.env.APP_URL = 'https://rihla.example';
});
beforeEach(async () => {
  carrier = await makeUser();
  sender = await makeUser({ firstName: '<b>Amina</b> & Cie' });
});
afterAll(async () => {
  await endJobs();
  await closeDatabase();
});

const deliverTo = async ({ user }: MadeUser) => {
  const rows = await db.notification.findMany({ where: { userId: user.id }, select: { id: true } });
  return deliverNotifications(rows.map(({ id }) => id));
};
const kindsTo = async ({ user }: MadeUser) =>
  (await db.notification.findMany({ where: { userId: user.id }, orderBy: { id: 'asc' } })).map(
    ({ kind }) => kind,
  );

test('a mail has both parts, names in them are text, and both ways to end it work without a login', async () => {
  await makeReservation(sender.actor, await makeTransport(carrier.actor));
  await deliverTo(carrier);
  const [mail] = mailsTo(carrier.user.email);
  expect(mail?.raw).toContain('Content-Type: multipart/alternative');
  const [text = '', html = ''] = mail?.text.split('Content-Type: text/html') ?? [];
  expect(text).toContain('<b>Amina</b> & Cie');
  expect(html).toContain('&lt;b&gt;Amina&lt;/b&gt; &amp; Cie');
  expect(html).not.toContain('<b>Amina');
  expect(html).toContain('prefers-color-scheme: dark');
  expect(html).not.toMatch(/<img|<script/);
  expect(mail?.raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const unfolded = (mail?.raw ?? '').replace(/\r\n[ \t]+/g, ' ');
  const token =
    /List-Unsubscribe: <https:\/\/rihla\.example\/api\/notifications\/unsubscribe\/([\w.-]+)>/.exec(
      unfolded,
    )?.[1];
  expect(text).toContain(`https://rihla.example/desabonnement/${token}`);
  expect(await mailsOf(token ?? '')).toMatchObject({ scope: 'newDemande', ended: false });
  // RFC 8058: a form, without Origin and without a cookie; it may be sent again.
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const press = { params: { token: token ?? '' }, headers, body: 'List-Unsubscribe=One-Click' };
  expect([(await call(end, press)).status, (await call(end, press)).status]).toEqual([200, 200]);
  expect(await mailsOf(token ?? '')).toMatchObject({ ended: true });
  const { notifyNewDemande, notifyEmail } = await db.user.findUniqueOrThrow({
    where: { id: carrier.user.id },
  });
  expect([notifyNewDemande, notifyEmail]).toEqual([false, true]);
  await makeReservation(sender.actor, await makeTransport(carrier.actor));
  await deliverTo(carrier);
  expect(mailsTo(carrier.user.email)).toHaveLength(1);
});

test('a switch of the settings governs the mails of its subject, at the moment of sending', async () => {
  const told = async (settings: object) => {
    const [from, to] = [await makeUser(), await makeUser()];
    const { _id } = await makeReservation(from.actor, await makeTransport(to.actor));
    await answerReservation(to.actor, _id, { status: 'confirmee', commentaire: '' });
    const [id] = await db.$queryRaw<{ id: string }[]>`
      SELECT open_conversation(gen_random_uuid(), ${to.user.id}::uuid, ${from.user.id}::uuid, NULL, NULL, NULL) AS id`;
    await db.$queryRaw`SELECT write_message(${id?.id}::uuid, gen_random_uuid(), ${to.user.id}::uuid, 'texte', 'Bonjour.', NULL, NULL)`;
    await db.$executeRaw`
      UPDATE conversation_participants SET mail_due_at = mail_due_at - interval '6 minutes' WHERE conversation_id = ${id?.id}::uuid`;
    await tellUnreadMessages();
    // Changed after it was told of, before it is sent.
    await db.user.updateMany({ where: { id: { in: [from.user.id, to.user.id] } }, data: settings });
    for (const who of [from, to]) await deliverTo(who);
    return [mailsTo(to.user.email).length, mailsTo(from.user.email).length];
  };
  // The carrier: a request. The sender: its answer, and the message.
  expect(await told({})).toEqual([1, 2]);
  expect(await told({ notifyNewDemande: false })).toEqual([0, 2]);
  expect(await told({ notifyTransportUpdate: false })).toEqual([1, 1]);
  expect(await told({ notifyMessage: false })).toEqual([1, 1]);
  expect(await told({ notifyMessage: false, notifyTransportUpdate: false })).toEqual([1, 0]);
  expect(await told({ notifyEmail: false })).toEqual([0, 0]);
});

test('a link that we did not write ends nothing', async () => {
  const { allToken } = (await mailsOf('x')) ?? { allToken: '' };
  expect(allToken).toBe('');
  const forged = `${carrier.user.id}.email.${'A'.repeat(24)}`;
  expect((await call(end, { params: { token: forged } })).status).toBe(404);
  expect(await mailsOf(forged)).toBeNull();
  const { notifyEmail } = await db.user.findUniqueOrThrow({ where: { id: carrier.user.id } });
  expect(notifyEmail).toBe(true);
});

test('who has a need that ends soon, and who leaves within a day, is reminded once', async () => {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const soon = await makeDemande(sender.user);
  const later = await makeDemande(sender.user);
  await db.demande.update({ where: { id: soon.id }, data: { dateLimite: new Date(day(1)) } });
  await db.demande.update({ where: { id: later.id }, data: { dateLimite: new Date(day(9)) } });
  const transport = await makeTransport(carrier.actor);
  const { _id } = await makeReservation(sender.actor, transport);
  await answerReservation(carrier.actor, _id, { status: 'confirmee', commentaire: '' });
  await db.$executeRaw`
    UPDATE etapes SET date = now() + interval '20 hours' + position * interval '1 hour' WHERE transport_id = ${transport._id}::uuid`;
  await remind();
  await remind();
  expect(await kindsTo(sender)).toEqual([
    'reservation_confirmee',
    'demande_bientot_finie',
    'transport_demain',
  ]);
  expect(await kindsTo(carrier)).toEqual(['reservation_demandee', 'transport_demain']);
});

test('unread messages are told once after five minutes, covered, until they are read', async () => {
  const [id] = await db.$queryRaw<{ id: string }[]>`
    SELECT open_conversation(gen_random_uuid(), ${carrier.user.id}::uuid, ${sender.user.id}::uuid, NULL, NULL, NULL) AS id`;
  const write = (text: string) => db.$queryRaw`
    SELECT write_message(${id?.id}::uuid, gen_random_uuid(), ${sender.user.id}::uuid, 'texte', ${text}, NULL, NULL)`;
  const pass = () => db.$executeRaw`
    UPDATE conversation_participants SET mail_due_at = mail_due_at - interval '6 minutes' WHERE conversation_id = ${id?.id}::uuid`;
  await write('Bonjour, appelez-moi au 06 12 34 56 78.');
  await tellUnreadMessages();
  expect(await kindsTo(carrier)).toEqual([]);
  await pass();
  await Promise.all([tellUnreadMessages(), tellUnreadMessages()]);
  await write('Encore un mot.');
  await pass();
  await tellUnreadMessages();
  expect(await kindsTo(carrier)).toEqual(['nouveau_message']);
  await deliverTo(carrier);
  const [mail] = mailsTo(carrier.user.email);
  expect(mail?.text).toContain('•• visible après confirmation');
  expect(mail?.raw).not.toContain('12 34 56');
  await db.$queryRaw`SELECT read_conversation(${id?.id}::uuid, ${carrier.user.id}::uuid, NULL)`;
  await write('Et un autre.');
  await pass();
  await tellUnreadMessages();
  // Read before it was delivered: nothing to tell any more.
  await db.$queryRaw`SELECT read_conversation(${id?.id}::uuid, ${carrier.user.id}::uuid, NULL)`;
  await deliverTo(carrier);
  expect(await kindsTo(carrier)).toEqual(['nouveau_message', 'nouveau_message']);
  expect(mailsTo(carrier.user.email)).toHaveLength(1);
});

test('a mail has no number and no amount when two have agreed too, and quotes nothing that was hidden since', async () => {
  const { _id } = await makeReservation(sender.actor, await makeTransport(carrier.actor));
  await answerReservation(carrier.actor, _id, { status: 'confirmee', commentaire: '' });
  const [id] = await db.$queryRaw<{ id: string }[]>`
    SELECT open_conversation(gen_random_uuid(), ${carrier.user.id}::uuid, ${sender.user.id}::uuid, NULL, NULL, NULL) AS id`;
  const write = (text: string) => db.$queryRaw`
    SELECT write_message(${id?.id}::uuid, gen_random_uuid(), ${sender.user.id}::uuid, 'texte', ${text}, NULL, NULL)`;
  const hide = (content: string) =>
    db.message.updateMany({ where: { conversationId: id?.id ?? '', content }, data: { masque: true } });
  const tell = async () => {
    await db.$executeRaw`
      UPDATE conversation_participants SET mail_due_at = now() - interval '1 minute'
      WHERE conversation_id = ${id?.id}::uuid AND user_id = ${carrier.user.id}::uuid`;
    await tellUnreadMessages();
  };
  const read = () => db.$queryRaw`SELECT read_conversation(${id?.id}::uuid, ${carrier.user.id}::uuid, NULL)`;
  const own = async () => {
    await deliverTo(carrier);
    return mailsTo(carrier.user.email).filter(({ text }) => text.includes(`/messagerie/${id?.id}`));
  };
  await read();
  await write('Mon numéro est le 06 12 34 56 78, apportez 50 € et le colis.');
  await tell();
  const [mail] = await own();
  expect(mail?.text).toContain('Mon numéro est le ••, apportez •• et le colis.');
  await read();
  await write('Un mot.');
  await write('Une insulte.');
  await tell();
  await hide('Une insulte.');
  const [, second] = await own();
  expect(second?.raw).toBeDefined();
  expect(second?.raw).not.toContain('insulte');
  await read();
  await write('Une autre insulte.');
  await tell();
  await hide('Une autre insulte.');
  expect(await own()).toHaveLength(2);
});

test('of whom one blocked, or who was suspended meanwhile, one hears no more; nor of lines that are no messages', async () => {
  const [id] = await db.$queryRaw<{ id: string }[]>`
    SELECT open_conversation(gen_random_uuid(), ${carrier.user.id}::uuid, ${sender.user.id}::uuid, NULL, NULL, NULL) AS id`;
  const write = (text: string) => db.$queryRaw`
    SELECT write_message(${id?.id}::uuid, gen_random_uuid(), ${sender.user.id}::uuid, 'texte', ${text}, NULL, NULL)`;
  const happen = () => db.$queryRaw`
    SELECT write_message(${id?.id}::uuid, gen_random_uuid(), ${sender.user.id}::uuid, 'evenement', '', NULL, '{}')`;
  const pass = async () => {
    await db.$executeRaw`
      UPDATE conversation_participants SET mail_due_at = now() - interval '1 minute' WHERE conversation_id = ${id?.id}::uuid`;
    await tellUnreadMessages();
  };
  const block = { blockerId: carrier.user.id, blockedId: sender.user.id };
  await happen();
  await pass();
  await write('Des mots durs.');
  await db.block.create({ data: block });
  await pass();
  await db.block.deleteMany({ where: block });
  await db.user.update({ where: { id: sender.user.id }, data: { suspendedAt: new Date() } });
  await pass();
  await db.user.update({ where: { id: sender.user.id }, data: { suspendedAt: null } });
  expect(await kindsTo(carrier)).toEqual([]);
  await pass();
  const [told] = await db.notification.findMany({ where: { userId: carrier.user.id } });
  expect(told).toMatchObject({ kind: 'nouveau_message', facts: { nombre: 1, extrait: 'Des mots durs.' } });
  // Told, and not yet on its way.
  await db.block.create({ data: block });
  await deliverTo(carrier);
  expect(mailsTo(carrier.user.email)).toEqual([]);
});
