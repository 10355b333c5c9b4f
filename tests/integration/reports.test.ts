import { expect, test, vi } from 'vitest';
import * as check from '@/app/api/auth/register/check/route';
import * as register from '@/app/api/auth/register/route';
import * as conversations from '@/app/api/conversations/route';
import * as demande from '@/app/api/demandes/[id]/route';
import * as moderation from '@/app/api/moderation/route';
import * as produit from '@/app/api/produits/[id]/route';
import * as reports from '@/app/api/reports/route';
import * as me from '@/app/api/users/me/route';
import { db, newId } from '@/lib/core/db';
import { startSession } from '@/lib/core/sessions/session';
import {
  type MadeUser,
  makeDemande,
  makeImage,
  makeProduit,
  makeReview,
  makeTransport,
  makeUser,
  PASSWORD,
  registrations,
} from '../support/factories';
import { call } from '../support/http';

vi.hoisted(() => {
  process.env.OPERATOR_EMAILS = 'autre@rihla.test, Operatrice@Rihla.test';
});

const report = (who: MadeUser, cible: string, cibleId: string, more: object = {}) =>
  call(reports.POST, {
    token: who.token,
    body: { cible, cibleId, motif: 'arnaque', texte: 'Ce n’est pas vrai.', ...more },
  });

async function talk(from: MadeUser, to: MadeUser) {
  const body = { recipientId: to.user.id, initialMessage: 'Envoyez-moi 500 € d’abord' };
  const { body: answer } = await call(conversations.POST, { token: from.token, body });
  return answer.data.lastMessage._id;
}

test('whatever somebody may see can be reported, once until it is decided; a receipt says so', async () => {
  const [salma, omar] = [await makeUser(), await makeUser()];
  const things = [
    ['utilisateur', omar.user.id],
    ['transport', (await makeTransport(omar.actor))._id],
    ['demande', (await makeDemande(omar.actor)).id],
    ['produit', (await makeProduit(omar.actor)).id],
    ['avis', (await makeReview(omar.actor, salma.user, 1, 'Faux')).id],
    ['message', await talk(omar, salma)],
  ] as const;
  for (const [cible, id] of things) {
    const first = await report(salma, cible, id);
    expect([cible, first.status, first.body.data]).toMatchObject([
      cible,
      201,
      { cible, cibleId: id, motif: 'arnaque' },
    ]);
    expect((await report(salma, cible, id)).status).toBe(409);
    expect((await report(omar, cible, id)).status).toBe(409);
  }
  const rows = await db.report.findMany({ where: { reporterId: salma.user.id } });
  expect(rows.map(({ personId }) => personId)).toEqual(things.map(() => omar.user.id));
});

test('many at once leave one', async () => {
  const [salma, omar] = [await makeUser(), await makeUser()];
  const answers = await Promise.all([1, 2, 3, 4].map(() => report(salma, 'utilisateur', omar.user.id)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
});

test('what somebody may not see is not there: hidden things, others’ messages, nobody', async () => {
  const [salma, omar, third] = [await makeUser(), await makeUser(), await makeUser()];
  const hidden = await makeDemande(omar.actor, { isVisible: false });
  const message = await talk(omar, third);
  for (const [cible, id] of [
    ['demande', hidden.id],
    ['message', message],
    ['utilisateur', newId()],
    ['transport', newId()],
    ['avis', newId()],
  ] as const) {
    expect((await report(salma, cible, id)).status, cible).toBe(404);
  }
  expect((await call(reports.POST, { body: {} })).status).toBe(401);
  expect((await report(salma, 'utilisateur', omar.user.id, { texte: '  ' })).body.fields).toHaveProperty(
    'texte',
  );
  expect((await report(salma, 'utilisateur', omar.user.id, { motif: 'x' })).body.fields).toHaveProperty(
    'motif',
  );
  expect(await db.report.count({ where: { reporterId: salma.user.id } })).toBe(0);
});

test('twenty a day; what is refused does not count', async () => {
  const salma = await makeUser();
  const omar = await makeUser();
  const things = await Promise.all(Array.from({ length: 21 }, () => makeDemande(omar.actor)));
  for (const { id } of things.slice(0, 20)) {
    expect((await report(salma, 'demande', id)).status).toBe(201);
  }
  expect((await report(salma, 'demande', things[20]?.id ?? '')).status).toBe(429);
});

test('nobody registers with an operator’s address, nor takes it later', async () => {
  const email = 'Autre@rihla.test';
  const registered = await call(register.POST, { body: { ...registrations.particular(), email } });
  expect([registered.status, registered.body.fields]).toEqual([409, { email: expect.any(String) }]);
  const checked = await call(check.POST, { body: { email, password: 'un-secret-de-test' } });
  expect(checked.status).toBe(409);
  const salma = await makeUser();
  const change = { email, currentPassword: PASSWORD };
  const changed = await call(me.PATCH, { token: salma.token, method: 'PATCH', body: change });
  expect(changed.status).toBe(409);
});

test('the queue is there for operators only, the oldest first, each with its thing', async () => {
  const operator = await makeUser({ email: 'operatrice@rihla.test' });
  const [salma, omar] = [await makeUser(), await makeUser()];
  for (const who of [salma, omar]) {
    expect((await call(moderation.GET, { token: who.token })).status).toBe(404);
    const body = { reportId: newId(), action: 'classer', raison: 'x' };
    expect((await call(moderation.POST, { token: who.token, body })).status).toBe(404);
  }
  expect((await call(moderation.GET)).status).toBe(401);

  await db.report.deleteMany();
  const transport = await makeTransport(omar.actor, { nom: 'Lyon → Tanger en fourgon' });
  const mine = await report(salma, 'transport', transport._id);
  await report(operator, 'transport', transport._id);
  const others = await Promise.all([1, 2, 3].map(() => makeUser()));
  for (const { user } of others) await report(salma, 'utilisateur', user.id);
  const page = (query: string) =>
    call(moderation.GET, { token: operator.token, path: `/api/moderation?limit=2${query}` });
  const first = await page('');
  expect(first.body.data[0]).toMatchObject({
    _id: mine.body.data._id,
    titre: 'Lyon → Tanger en fourgon',
    lien: `/transporteurs/${transport._id}`,
    texte: 'Ce n’est pas vrai.',
    reporter: { _id: salma.user.id },
    person: { _id: omar.user.id },
    autres: 1,
    existe: true,
    masque: false,
    suspendu: false,
    contexte: [],
    journal: [],
  });
  const second = await page(`&cursor=${first.body.meta.nextCursor}`);
  const third = await page(`&cursor=${second.body.meta.nextCursor}`);
  const ids = [first, second, third].flatMap(({ body }) => body.data.map(({ _id }) => _id));
  expect(ids).toEqual([...ids].sort());
  expect(new Set(ids).size).toBe(5);
  expect(third.body.meta.nextCursor).toBeNull();
  expect((await page('&etat=decides')).body.data).toEqual([]);
});

test('an operator sees the pictures of what is reported, hidden or not; nobody else is told where they are', async () => {
  const operator = await db.user.findUniqueOrThrow({ where: { email: 'operatrice@rihla.test' } });
  const { token } = await startSession(operator.id);
  const [salma, omar] = [await makeUser(), await makeUser({ userType: 'agency' })];
  const photos = await Promise.all(['demande', 'produit', 'face', 'shop'].map(() => makeImage(omar.user)));
  const [ofDemande, ofProduit, face, shop] = photos.map(({ id }) => id);
  const asked = await makeDemande(omar.actor, { imageId: ofDemande });
  const sold = await makeProduit(omar.actor, { imageId: ofProduit });
  const transport = await makeTransport(omar.actor);
  await db.user.update({ where: { id: omar.user.id }, data: { profileImageId: face } });
  await db.agencyPhoto.create({ data: { agencyId: omar.user.id, imageId: shop ?? '', position: 0 } });
  const ids: Record<string, string> = {};
  for (const [cible, id] of [
    ['demande', asked.id],
    ['produit', sold.id],
    ['transport', transport._id],
    ['utilisateur', omar.user.id],
  ] as const)
    ids[cible] = (await report(salma, cible, id)).body.data._id;
  const shown = async () => {
    const path = '/api/moderation?limit=20&etat=';
    const lists = [`${path}en_attente`, `${path}decides`].map((one) =>
      call(moderation.GET, { token, path: one }),
    );
    const all = (await Promise.all(lists)).flatMap(({ body }) => body.data);
    return Object.entries(ids).map(([cible, id]) => [
      cible,
      all.find(({ _id }) => _id === id)?.images.map(({ url }) => photos.findIndex((one) => one.url === url)),
    ]);
  };
  const everything = [
    ['demande', [0]],
    ['produit', [1]],
    ['transport', []],
    ['utilisateur', [2, 3]],
  ];
  expect(await shown()).toEqual(everything);
  for (const cible of ['demande', 'produit']) {
    const body = { reportId: ids[cible], action: 'masquer', raison: 'Cette photo est interdite.' };
    expect((await call(moderation.POST, { token, method: 'POST', body })).status).toBe(201);
  }
  expect(await shown()).toEqual(everything);
  for (const [who, status] of [
    [salma, 404],
    [omar, 200],
  ] as const) {
    const asks = (id: string) => ({ token: who.token, params: { id } });
    const [one, other] = [await call(demande.GET, asks(asked.id)), await call(produit.GET, asks(sold.id))];
    expect([one.status, other.status]).toEqual([status, status]);
    for (const { body } of [one, other])
      expect(JSON.stringify(body).includes('/uploads/')).toBe(status === 200);
  }
});

test('a reported message comes with five lines on each side, and nothing more of the thread', async () => {
  const operator = await db.user.findUniqueOrThrow({ where: { email: 'operatrice@rihla.test' } });
  const [salma, omar] = [await makeUser(), await makeUser()];
  await talk(omar, salma);
  const { id: conversationId } = await db.conversation.findFirstOrThrow({
    where: { participants: { some: { userId: salma.user.id } } },
  });
  for (let line = 2; line <= 20; line += 1) {
    const sender = line % 2 ? omar : salma;
    await db.$executeRaw`SELECT write_message(${conversationId}::uuid, ${newId()}::uuid, ${sender.user.id}::uuid,
      'texte', ${`ligne ${line}, 06 12 34 56 78`}, NULL, NULL)`;
  }
  const photo = await makeImage(omar.user, 'general');
  const last = newId();
  await db.$executeRaw`SELECT write_message(${conversationId}::uuid, ${last}::uuid, ${omar.user.id}::uuid,
    'texte', '', 'https://ailleurs.example/', NULL)`;
  await db.messageImage.create({ data: { messageId: last, position: 0, imageId: photo.id } });
  const evenement = JSON.stringify({
    type: 'reservation_annulee',
    reservationId: null,
    transportId: null,
    villeDepart: 'Lyon',
    villeArrivee: 'Tanger',
    dateDepart: '2026-12-12T05:30:00.000Z',
    timezoneDepart: 'Europe/Paris',
    poidsGrammes: 8_000,
    prixCentimes: 6_000,
    commentaire: null,
    etape: null,
  });
  await db.$executeRaw`SELECT write_message(${conversationId}::uuid, ${newId()}::uuid, ${omar.user.id}::uuid,
    'evenement', '', NULL, ${evenement}::jsonb)`;
  const tenth = await db.message.findFirstOrThrow({ where: { conversationId, ordre: 11 } });
  const { body } = await report(salma, 'message', tenth.id);
  const { token } = await startSession(operator.id);
  const queue = await call(moderation.GET, { token, path: '/api/moderation?limit=20' });
  const found = queue.body.data.find(({ _id }) => _id === body.data._id);
  expect(found?.contexte.map(({ ordre }) => ordre)).toEqual([6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]);
  expect(found?.contexte.filter(({ signale }) => signale).map(({ ordre }) => ordre)).toEqual([11]);
  // Operators read it as it was written.
  expect(found?.contexte[0]?.texte).toBe('ligne 6, 06 12 34 56 78');

  const pictured = await report(salma, 'message', last);
  const shown = (await call(moderation.GET, { token, path: '/api/moderation' })).body.data
    .find(({ _id }) => _id === pictured.body.data._id)
    ?.contexte.slice(-2);
  expect(shown).toMatchObject([
    { texte: '', link: 'https://ailleurs.example/', images: [{ url: photo.url }], signale: true },
    {
      auteur: null,
      texte: expect.stringMatching(/^Réservation annulée.*Lyon → Tanger/),
      evenement: { type: 'reservation_annulee', villeArrivee: 'Tanger', poids: 8, statut: null },
      images: [],
    },
  ]);
  // Each report is read by statements of its own.
  expect((await call(moderation.GET, { token, path: '/api/moderation?limit=21' })).status).toBe(422);
});
