import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { POST as markRead } from '@/app/api/notifications/read/route';
import { GET as list } from '@/app/api/notifications/route';
import { closeDatabase, db } from '@/lib/core/db';
import { endJobs, type Work } from '@/lib/core/jobs/boss';
import { sendMail } from '@/lib/core/post/mail';
import { deliverJobs, deliverNotifications } from '@/lib/notifications/commands/deliver';
import { notify } from '@/lib/notifications/commands/notify';
import { answerReservation, cancelReservation } from '@/lib/reservations/commands/move';
import { lapseReservations, refuseRequests } from '@/lib/reservations/commands/waiting';
import { createReview } from '@/lib/reviews/commands';
import { updateTransport } from '@/lib/transports/commands/update';
import { type MadeUser, makeReservation, makeTransport, makeUser } from '@/tests/support/factories';
import { call } from '@/tests/support/http';
import { mailText } from '@/tests/support/mails';
import { startSmtp } from '@/tests/support/smtp';

let stand: Awaited<ReturnType<typeof startSmtp>>;
let carrier: MadeUser;
let sender: MadeUser;

beforeAll(async () => {
  stand = await startSmtp();
  process.env.SMTP_URL = stand.url;
  process.env.APP_URL = 'https://rihla.example';
  process.env.CANCELLATION_POLICY = 'always';
});
beforeEach(async () => {
  carrier = await makeUser();
  sender = await makeUser();
  stand.mails.splice(0);
  stand.refuse(false);
});
afterAll(async () => {
  await endJobs();
  await stand.stop();
  await closeDatabase();
});

const toldTo = async ({ user }: MadeUser) =>
  (await db.notification.findMany({ where: { userId: user.id }, orderBy: { id: 'asc' } })).map(
    ({ kind, facts }) => ({ kind, facts: facts as Record<string, unknown> }),
  );
const kindsTo = async (person: MadeUser) => (await toldTo(person)).map(({ kind }) => kind);
const jobs = () =>
  db.$queryRaw<{ id: string }[]>`
    SELECT regexp_split_to_table(data->>'ids', ' ') AS id FROM pgboss.job WHERE name = 'deliver'`;
const deliverAll = async () => deliverNotifications((await jobs()).map(({ id }) => id));

test('both parties are told what becomes of a reservation, in the transaction that moves it', async () => {
  const transport = await makeTransport(carrier.actor);
  const first = await makeReservation(sender.actor, transport);
  expect(await kindsTo(carrier)).toEqual(['reservation_demandee']);
  await answerReservation(carrier.actor, first._id, { status: 'confirmee', commentaire: '' });
  await cancelReservation(sender.actor, first._id);
  await makeReservation(sender.actor, transport);
  await makeReservation(sender.actor, transport);
  await refuseRequests(carrier.actor, transport._id, { userId: sender.user.id, commentaire: '' });
  expect(await kindsTo(sender)).toEqual(['reservation_confirmee', 'reservation_refusee']);
  expect((await toldTo(sender))[1]?.facts).toMatchObject({ nombre: 2 });
  const last = await makeReservation(sender.actor, transport);
  await db.$executeRaw`UPDATE reservations SET created_at = now() - interval '80 hours' WHERE id = ${last._id}::uuid`;
  await lapseReservations();
  expect((await kindsTo(carrier)).slice(1)).toEqual([
    'reservation_annulee',
    'reservation_demandee',
    'reservation_demandee',
    'reservation_demandee',
    'reservation_expiree',
  ]);
  expect((await kindsTo(sender)).at(-1)).toBe('reservation_expiree');
  const waiting = new Set((await jobs()).map(({ id }) => id));
  const all = await db.notification.findMany({
    where: { userId: { in: [carrier.user.id, sender.user.id] } },
  });
  expect(all.every(({ id }) => waiting.has(id))).toBe(true);
});

test('who holds a place is told when its times move, and not when they do not', async () => {
  const transport = await makeTransport(carrier.actor);
  await makeReservation(sender.actor, transport);
  await updateTransport(carrier.actor, transport._id, { description: 'Un autre mot.' });
  expect(await kindsTo(sender)).toEqual([]);
  const etapes = transport.etapes.map(({ _id, ville, date, actions }, nth) => ({
    _id,
    ville,
    actions,
    date: nth === 0 ? new Date(+new Date(date) + 600_000).toISOString() : date,
  }));
  await updateTransport(carrier.actor, transport._id, { etapes });
  expect(await kindsTo(sender)).toEqual(['etape_deplacee']);
});

test('what is told twice is there once; a review is told to whom it is about', async () => {
  await createReview(sender.actor, { userId: carrier.user.id, rating: 5, comment: 'À l’heure.' });
  const [told] = await toldTo(carrier);
  expect(told).toMatchObject({ kind: 'avis_recu', facts: { note: 5 } });
  const again = {
    userId: carrier.user.id,
    kind: 'avis_recu',
    cle: `avis:${told?.facts.reviewId}`,
    facts: told?.facts as { reviewId: string; personneId: string; note: number; lien: string },
  } as const;
  const before = await jobs();
  await db.$transaction((tx) => notify(tx, [again, again]));
  expect([await kindsTo(carrier), await jobs()]).toEqual([['avis_recu'], before]);
});

test('a mail goes once, whoever delivers it and however often', async () => {
  await createReview(sender.actor, { userId: carrier.user.id, rating: 4, comment: 'Bien.' });
  await Promise.all([deliverAll(), deliverAll(), deliverAll()]);
  expect(await deliverAll()).toEqual(new Set());
  const mine = stand.mails.filter(({ to }) => to.includes(carrier.user.email));
  expect(mine).toHaveLength(1);
  expect(mailText(mine[0]?.data ?? '')).toContain('https://rihla.example/profile?tab=avis');
  const [row] = await db.notification.findMany({ where: { userId: carrier.user.id } });
  expect(mine[0]?.data).toContain(`<notification-${row?.id}@rihla.example>`);
  expect(row?.mailSentAt).toBeInstanceOf(Date);
});

test('what is not wanted at the moment of sending is not sent', async () => {
  await createReview(sender.actor, { userId: carrier.user.id, rating: 4, comment: 'Bien.' });
  await db.user.update({ where: { id: carrier.user.id }, data: { notifyEmail: false } });
  await deliverAll();
  expect(stand.mails.filter(({ to }) => to.includes(carrier.user.email))).toEqual([]);
  await db.user.update({
    where: { id: carrier.user.id },
    data: { notifyEmail: true, notifyNewDemande: false },
  });
  await makeReservation(sender.actor, await makeTransport(carrier.actor));
  await deliverAll();
  const subjects = stand.mails.filter(({ to }) => to.includes(carrier.user.email)).map(({ data }) => data);
  expect(subjects).toHaveLength(1);
  expect(await kindsTo(carrier)).toEqual(['avis_recu', 'reservation_demandee']);
});

test('a mail that the server refuses is free to be tried again, one to an unknown address is not', async () => {
  await createReview(sender.actor, { userId: carrier.user.id, rating: 4, comment: 'Bien.' });
  await stand.stop();
  const failed = await deliverAll();
  const [row] = await db.notification.findMany({ where: { userId: carrier.user.id } });
  expect(failed.has(row?.id ?? '')).toBe(true);
  expect(row).toMatchObject({ mailSentAt: null });
  stand = await startSmtp();
  const { env } = await import('@/lib/core/env');
  env().SMTP_URL = stand.url;
  stand.refuse(true);
  expect(await deliverAll()).toEqual(new Set());
  stand.refuse(false);
  expect(await deliverAll()).toEqual(new Set());
  expect(stand.mails.filter(({ to }) => to.includes(carrier.user.email))).toHaveLength(1);
  await sendMail({ to: 'x@exemple.test', subject: 'Un', text: 'Un' });
});

test('of what was told in one step only what did not go is tried again, and nobody is asked for twice in vain', async () => {
  const transport = await makeTransport(carrier.actor);
  const people = [sender, await makeUser(), await makeUser()];
  const had = new Set((await jobs()).map(({ id }) => id));
  for (const { actor } of people)
    await answerReservation(carrier.actor, (await makeReservation(actor, transport))._id, {
      status: 'confirmee',
      commentaire: '',
    });
  const told = await db.notification.findMany({
    where: {
      userId: { in: people.map(({ user }) => user.id) },
      kind: 'reservation_confirmee',
      id: { notIn: [...had] },
    },
  });
  expect(told).toHaveLength(3);
  const [job] = await db.$queryRaw<{ id: string; data: { ids: string } }[]>`
    UPDATE pgboss.job SET state = 'active', data = ${JSON.stringify({ ids: told.map(({ id }) => id).join(' ') })}::jsonb
    WHERE name = 'deliver' AND data->>'ids' = ${told[0]?.id} RETURNING id, data`;
  const [good, unknown, later] = told.map(
    ({ userId }) => people.find(({ user }) => user.id === userId)?.user.email,
  );
  const asked: string[] = [];
  stand.refuse((address) => {
    asked.push(address);
    return address === unknown ? '550 nobody of that name' : address === later ? '450 come again' : undefined;
  });
  const left = async () =>
    (
      await db.$queryRaw<{ data: { ids: string } }[]>`SELECT data FROM pgboss.job WHERE id = ${job?.id}::uuid`
    )[0];
  expect(await deliverJobs([job as Work])).toEqual(new Set([job?.id]));
  expect(await left()).toEqual({ data: { ids: told[2]?.id } });
  stand.refuse((address) => void asked.push(address));
  expect(await deliverJobs([{ id: job?.id ?? '', ...(await left()) } as Work])).toEqual(new Set());
  const times = (address?: string) => stand.mails.filter(({ to }) => to.includes(address ?? '')).length;
  expect([times(good), times(unknown), times(later)]).toEqual([1, 0, 1]);
  expect(asked.filter((address) => address === unknown)).toHaveLength(1);
});

test('a job that was asked for before several went together is done', async () => {
  await makeReservation(sender.actor, await makeTransport(carrier.actor));
  const [row] = await db.notification.findMany({ where: { userId: carrier.user.id } });
  await deliverJobs([{ id: '', data: { id: row?.id ?? '' } }]);
  expect(stand.mails.filter(({ to }) => to.includes(carrier.user.email))).toHaveLength(1);
});

test('the bell lists what one was told, newest first, and what was read stays read', async () => {
  const transport = await makeTransport(carrier.actor);
  for (let nth = 0; nth < 3; nth++) await makeReservation(sender.actor, transport);
  const first = await call(list, { token: carrier.token, path: '/api/notifications?limit=2' });
  expect(first.body.data.map(({ kind }) => kind)).toEqual(['reservation_demandee', 'reservation_demandee']);
  expect(first.body.meta.nonLues).toBe(3);
  expect(first.body.data[0]?.title).toContain('Lyon → Tanger');
  const rest = await call(list, {
    token: carrier.token,
    path: `/api/notifications?limit=2&cursor=${first.body.meta.nextCursor}`,
  });
  expect(rest.body.data).toHaveLength(1);
  const [position] = await db.livePosition.findMany({ where: { userId: carrier.user.id } });
  const some = await call(markRead, { token: carrier.token, body: { jusqua: first.body.data[1]?._id } });
  expect(some.body.data).toEqual({ nonLues: 1 });
  const [after] = await db.livePosition.findMany({ where: { userId: carrier.user.id } });
  expect(after?.position).toBe((position?.position ?? 0n) + 1n);
  const again = await call(list, { token: carrier.token });
  expect(again.body.data.map(({ lue }) => lue)).toEqual([false, true, true]);
  // Nobody else's: neither to read nor to mark.
  expect((await call(list, { token: sender.token })).body.data).toEqual([]);
  await call(markRead, { token: sender.token, body: {} });
  expect((await call(markRead, { token: carrier.token, body: {} })).body.data).toEqual({ nonLues: 0 });
  expect((await call(list)).status).toBe(401);
});
