import { beforeAll, expect, test, vi } from 'vitest';
import * as login from '@/app/api/auth/login/route';
import * as messages from '@/app/api/conversations/[id]/messages/route';
import * as conversations from '@/app/api/conversations/route';
import * as demande from '@/app/api/demandes/[id]/route';
import * as visibility from '@/app/api/demandes/[id]/visibility/route';
import * as moderation from '@/app/api/moderation/route';
import * as produit from '@/app/api/produits/[id]/route';
import * as reports from '@/app/api/reports/route';
import * as reviewsOf from '@/app/api/reviews/user/[userId]/route';
import * as transport from '@/app/api/transports/[id]/route';
import * as transports from '@/app/api/transports/route';
import * as user from '@/app/api/users/[userId]/route';
import * as me from '@/app/api/users/me/route';
import * as users from '@/app/api/users/route';
import { db } from '@/lib/core/db';
import type { RouteHandler } from '@/lib/core/http/route';
import {
  type MadeUser,
  makeDemande,
  makeProduit,
  makeReview,
  makeTransport,
  makeUser,
  PASSWORD,
} from '../support/factories';
import { call } from '../support/http';

vi.hoisted(() => {
  process.env.OPERATOR_EMAILS = 'operatrice@rihla.test';
});

let operator: MadeUser;
let salma: MadeUser;
beforeAll(async () => {
  operator = await makeUser({ email: 'operatrice@rihla.test' });
  salma = await makeUser();
});

async function reported(cible: string, cibleId: string, by = salma): Promise<string> {
  const body = { cible, cibleId, motif: 'interdit', texte: 'Interdit.' };
  const answer = await call(reports.POST, { token: by.token, body });
  expect(answer.status).toBe(201);
  return answer.body.data._id;
}

const decide = (
  reportId: string,
  action: string,
  by = operator,
  raison = 'Cette annonce enfreint nos règles.',
) => call(moderation.POST, { token: by.token, body: { reportId, action, raison } });
const statusOf = async (handler: RouteHandler, params: Record<string, string>, who?: MadeUser) =>
  (await call(handler, { params, token: who?.token })).status;

test('what is hidden leaves the lists, is its owner’s to see and not to show, and comes back', async () => {
  const omar = await makeUser();
  const things = [
    ['transport', transport, (await makeTransport(omar.actor))._id],
    ['demande', demande, (await makeDemande(omar.actor)).id],
    ['produit', produit, (await makeProduit(omar.actor)).id],
  ] as const;
  for (const [cible, handler, id] of things) {
    const report = await reported(cible, id);
    const hidden = await decide(report, 'masquer');
    expect([hidden.status, hidden.body.data]).toMatchObject([
      201,
      { masque: true, decision: 'masquer', lien: null },
    ]);
    expect(await statusOf(handler.GET, { id })).toBe(404);
    expect(await statusOf(handler.GET, { id }, omar)).toBe(200);
    const show = { token: omar.token, params: { id }, method: 'PUT', body: { isVisible: true } };
    const refused = await call((cible === 'demande' ? visibility.PUT : handler.PUT) as RouteHandler, show);
    expect([cible, refused.status, refused.body.message]).toEqual([
      cible,
      403,
      expect.stringContaining('masquée par la modération'),
    ]);
    expect((await decide(report, 'masquer')).status).toBe(409);
    expect((await decide(report, 'retablir')).body.data.masque).toBe(false);
    expect(await statusOf(handler.GET, { id })).toBe(200);
    expect((await decide(report, 'retablir')).status).toBe(409);
  }
});

test('a trip is found by no search while it is hidden; what its owner had hidden stays hidden', async () => {
  const omar = await makeUser();
  const { _id } = await makeTransport(omar.actor, { villes: ['Nantes', 'Agadir'] });
  const search = async () =>
    (await call(transports.GET, { path: '/api/transports?villeDepart=Nantes' })).body.data.map(
      (one) => one._id,
    );
  expect(await search()).toContain(_id);
  const report = await reported('transport', _id);
  await decide(report, 'masquer');
  expect(await search()).not.toContain(_id);
  await decide(report, 'retablir');
  expect(await search()).toContain(_id);
  const put = { token: omar.token, params: { id: _id }, method: 'PUT', body: { isVisible: false } };
  expect((await call(transport.PUT, put)).status).toBe(200);
  await decide(report, 'masquer');
  await decide(report, 'retablir');
  expect(await statusOf(transport.GET, { id: _id })).toBe(404);
});

test('a hidden review counts in no average, a hidden message keeps its line without its words', async () => {
  const [omar, third] = [await makeUser(), await makeUser()];
  const review = await makeReview(omar.actor, third.user, 1, 'Mensonge');
  await makeReview(salma.actor, third.user, 5);
  const report = await reported('avis', review.id);
  await decide(report, 'masquer');
  const params = { userId: third.user.id };
  const list = await call(reviewsOf.GET, { params });
  expect([list.body.data.length, list.body.meta.total]).toEqual([1, 1]);
  expect((await call(user.GET, { params })).body.data).toMatchObject({ rating: 5, reviewCount: 1 });
  await decide(report, 'retablir');
  expect((await call(user.GET, { params })).body.data).toMatchObject({ rating: 3, reviewCount: 2 });

  const body = { recipientId: salma.user.id, initialMessage: 'Insulte' };
  const opened = await call(conversations.POST, { token: omar.token, body });
  const { _id: id, lastMessage } = opened.body.data;
  await decide(await reported('message', lastMessage._id), 'masquer');
  for (const who of [salma, omar]) {
    const thread = await call(messages.GET, { token: who.token, params: { id } });
    expect(thread.body.data[0]).toMatchObject({
      ordre: 1,
      content: 'Message masqué par la modération',
      images: [],
    });
  }
});

test('a suspended account is out at once: sessions, profile, directory and things; lifted, all is back', async () => {
  const omar = await makeUser({ userType: 'agency' });
  const shown = await makeTransport(omar.actor);
  const hidden = await makeDemande(omar.actor, { isVisible: false });
  const { email } = omar.user;
  const enter = () => call(login.POST, { body: { email, password: PASSWORD } });
  const lookedFor = () =>
    db.$queryRaw<{ id: string }[]>`
      SELECT data->>'id' AS id FROM pgboss.job WHERE name = 'alertes' AND data->>'id' IN (${shown._id}, ${hidden.id})`;
  const published = await lookedFor();
  expect((await enter()).status).toBe(200);
  const report = await reported('utilisateur', omar.user.id);
  expect((await decide(report, 'masquer')).status).toBe(409);
  const done = await decide(report, 'suspendre', operator, 'Faux profil');
  expect([done.status, done.body.data.suspendu]).toEqual([201, true]);

  expect((await call(me.GET, { token: omar.token })).status).toBe(401);
  expect(await db.session.count({ where: { userId: omar.user.id, revokedAt: null } })).toBe(0);
  const refused = await enter();
  expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
  expect(refused.body.message).toMatch(/suspendu.*Faux profil.*répondre/);
  // Who does not know the password learns nothing.
  expect((await call(login.POST, { body: { email, password: 'autre-chose-ici' } })).status).toBe(401);
  expect(await statusOf(user.GET, { userId: omar.user.id })).toBe(404);
  expect(await statusOf(transport.GET, { id: shown._id })).toBe(404);
  const directory = async () =>
    (await call(users.GET, { path: '/api/users?userType=agency&limit=100' })).body.data.map(({ _id }) => _id);
  expect(await directory()).not.toContain(omar.user.id);
  const write = { recipientId: omar.user.id, initialMessage: 'Bonjour' };
  expect((await call(conversations.POST, { token: salma.token, body: write })).status).toBe(404);
  expect((await decide(report, 'suspendre')).status).toBe(409);

  expect((await decide(report, 'retablir')).body.data.suspendu).toBe(false);
  expect((await enter()).status).toBe(200);
  expect(await statusOf(transport.GET, { id: shown._id })).toBe(200);
  expect(await statusOf(demande.GET, { id: hidden.id })).toBe(404);
  // Who kept a search meanwhile is told of what is there again.
  expect(await lookedFor()).toEqual([...published, { id: shown._id }]);
  expect(await directory()).toContain(omar.user.id);
  expect(done.body.data.journal[0]).toMatchObject({
    action: 'suspendre',
    raison: 'Faux profil',
    reponse: null,
  });
});

test('logins and a suspension of the same instant leave no session', async () => {
  const omar = await makeUser();
  const report = await reported('utilisateur', omar.user.id);
  const enter = () => call(login.POST, { body: { email: omar.user.email, password: PASSWORD } });
  await Promise.all([enter(), enter(), decide(report, 'suspendre'), enter()]);
  expect(await db.session.count({ where: { userId: omar.user.id, revokedAt: null } })).toBe(0);
});

test('one decision answers everybody who reported the same thing; two operators do not decide twice', async () => {
  const [omar, third] = [await makeUser(), await makeUser()];
  const one = await reported('utilisateur', omar.user.id);
  const other = await reported('utilisateur', omar.user.id, third);
  const answers = await Promise.all([decide(one, 'classer'), decide(other, 'classer')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  const rows = await db.report.findMany({ where: { cibleId: omar.user.id } });
  expect(rows.map(({ decision }) => decision)).toEqual(['classer', 'classer']);
  expect(await db.moderationEntry.count({ where: { cibleId: omar.user.id } })).toBe(1);
  // It may be reported anew.
  await reported('utilisateur', omar.user.id);
});

test('nobody decides about themselves, without a reason, or what is unknown', async () => {
  const report = await reported('utilisateur', operator.user.id);
  expect((await decide(report, 'classer')).status).toBe(409);
  expect((await decide(report, 'avertir', operator, ' ')).body.fields).toHaveProperty('raison');
  expect((await decide('00000000-0000-4000-8000-000000000000', 'classer')).status).toBe(404);
});

test('the log is written once and never changed, whoever asks', async () => {
  const count = await db.moderationEntry.count();
  expect(count).toBeGreaterThan(5);
  const { id: entryId } = await db.moderationEntry.findFirstOrThrow({ select: { id: true } });
  await db.moderationAnswer.create({ data: { entryId, texte: 'Ce n’est pas vrai.' } });
  for (const change of [
    `UPDATE moderation_log SET raison = 'autre'`,
    'DELETE FROM moderation_log',
    'TRUNCATE moderation_log CASCADE',
    `UPDATE moderation_answers SET texte = 'autre'`,
    'DELETE FROM moderation_answers',
  ]) {
    await expect(db.$executeRawUnsafe(change), change).rejects.toThrow('append-only');
  }
  expect(await db.moderationEntry.count()).toBe(count);
});

test('operators see in their account what waits; nobody else learns that there is such a thing', async () => {
  const waiting = async ({ token }: MadeUser) =>
    (await call(me.GET, { token })).body.data.signalementsATraiter;
  const before = await waiting(operator);
  const report = await reported('utilisateur', (await makeUser()).user.id);
  expect([await waiting(operator), await waiting(salma)]).toEqual([(before ?? 0) + 1, null]);
  await decide(report, 'classer');
  expect(await waiting(operator)).toBe(before);
});
