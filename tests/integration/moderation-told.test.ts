import { beforeAll, expect, test, vi } from 'vitest';
import * as answer from '@/app/api/moderation/[id]/answer/route';
import * as moderation from '@/app/api/moderation/route';
import * as reports from '@/app/api/reports/route';
import { db } from '@/lib/core/db';
import { deliverNotifications } from '@/lib/notifications/commands/deliver';
import { type MadeUser, makeTransport, makeUser } from '../support/factories';
import { call } from '../support/http';
import { mailsTo, newestMailTo } from '../support/mails';

vi.hoisted(() => {
  process.env.OPERATOR_EMAILS = 'operatrice@rihla.test';
});

const RAISON = 'Cette annonce propose un objet interdit.';
let operator: MadeUser;
let salma: MadeUser;
beforeAll(async () => {
  operator = await makeUser({ email: 'operatrice@rihla.test' });
  salma = await makeUser();
});

async function decided(person: MadeUser, action: string, by = [salma]) {
  const { _id } = await makeTransport(person.actor);
  const ids: string[] = [];
  for (const { token } of by) {
    const body = { cible: 'transport', cibleId: _id, motif: 'interdit', texte: 'Interdit.' };
    ids.push((await call(reports.POST, { token, body })).body.data._id);
  }
  const body = { reportId: ids[0], action, raison: RAISON };
  expect((await call(moderation.POST, { token: operator.token, body })).status).toBe(201);
}

const told = (who: MadeUser) =>
  db.notification.findMany({ where: { userId: who.user.id }, orderBy: { id: 'desc' } });
const say = (id: string, texte: string, { token, cle }: { token?: string; cle?: string } = {}) =>
  call(answer.POST, { token, params: { id }, body: { texte, ...(cle && { cle }) } });

test('the person is told why, by mail whatever they chose; everybody who reported that it was decided', async () => {
  const [omar, third] = [await makeUser({ notifyEmail: false }), await makeUser()];
  await decided(omar, 'masquer', [salma, third]);
  const [mine] = await told(omar);
  expect(mine).toMatchObject({ kind: 'moderation', facts: { sujet: 'decision', raison: RAISON } });
  for (const who of [salma, third]) expect((await told(who))[0]?.cle).toMatch(/^signalement:/);
  await deliverNotifications([mine?.id ?? '']);
  const [mail] = mailsTo(omar.user.email);
  expect(mail?.text).toContain(RAISON);
  expect(mail?.text).toMatch(/moderation\/decisions\//);
});

test('each is told in the language of their account', async () => {
  const [omar, reporter] = [await makeUser({ language: 'en' }), await makeUser({ language: 'ar' })];
  await decided(omar, 'masquer', [reporter]);
  const [mine] = await told(omar);
  const [theirs] = await told(reporter);
  await deliverNotifications([mine?.id ?? '', theirs?.id ?? '']);
  const mail = newestMailTo(omar.user.email) ?? '';
  for (const part of [
    'One of your trips has been hidden by moderation',
    `Reason: ${RAISON}`,
    '/en/moderation/decisions/',
  ])
    expect(mail).toContain(part);
  expect(newestMailTo(reporter.user.email)).toContain('اتخذنا إجراءً.');
});

test('what is dismissed is told to who reported it only', async () => {
  const omar = await makeUser();
  await decided(omar, 'classer');
  expect(await told(omar)).toEqual([]);
  expect((await told(salma))[0]).toMatchObject({ facts: { sujet: 'signalement', mesure: false } });
});

test('a suspended person answers once, with the mail’s key; nobody else does', async () => {
  const omar = await makeUser();
  await decided(omar, 'suspendre');
  const [mine] = await told(omar);
  const { lien = '' } = (mine?.facts ?? {}) as { lien?: string };
  const { pathname, searchParams } = new URL(lien, 'http://localhost');
  const [id, cle] = [pathname.split('/').at(-1) ?? '', searchParams.get('cle') ?? ''];
  expect((await say(id, 'Moi')).status).toBe(404);
  expect((await say(id, 'Moi', { token: salma.token })).status).toBe(404);
  expect((await say(id, 'Moi', { cle: `${cle.slice(0, -1)}_` })).status).toBe(404);
  expect((await say(id, 'Moi', { token: omar.token })).status).toBe(404);
  const tries = await Promise.all([say(id, 'Une erreur.', { cle }), say(id, 'Une erreur.', { cle })]);
  expect(tries.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect((await say(id, 'Encore', { cle })).status).toBe(409);
  const queue = await call(moderation.GET, { token: operator.token, path: '/api/moderation?etat=decides' });
  expect(queue.body.data[0]?.journal[0]?.reponse).toBe('Une erreur.');
});

test('who can log in answers without a key', async () => {
  const omar = await makeUser();
  await decided(omar, 'avertir');
  const [mine] = await told(omar);
  const id = mine?.cle.split(':')[1] ?? '';
  const said = await say(id, 'Compris.', { token: omar.token });
  expect([said.status, said.body.data]).toMatchObject([201, { action: 'avertir', reponse: 'Compris.' }]);
});
