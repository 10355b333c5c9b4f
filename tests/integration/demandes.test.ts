import { beforeAll, describe, expect, test } from 'vitest';
import { DELETE, GET as GET_ONE, PUT } from '@/app/api/demandes/[id]/route';
import { POST as VIEW } from '@/app/api/demandes/[id]/views/route';
import { PUT as VISIBILITY } from '@/app/api/demandes/[id]/visibility/route';
import { POST } from '@/app/api/demandes/route';
import { db } from '@/lib/core/db';
import { addDays } from '@/lib/core/text/time';
import { getDemandeStats, listDemandes } from '@/lib/demandes/queries';
import { deadlineToday } from '@/lib/demandes/rules';
import { listDemandesSchema } from '@/lib/demandes/schema';
import { type MadeUser, makeDemande, makeImage, makeUser } from '../support/factories';
import { call } from '../support/http';

let owner: MadeUser;
let stranger: MadeUser;
beforeAll(async () => {
  owner = await makeUser();
  stranger = await makeUser();
});

const today = () => deadlineToday(new Date());
const day = (days: number) => addDays(today(), days);
const column = (days: number) => new Date(day(days));

const payload = async (more: object = {}) => ({
  titre: 'Écran de téléphone',
  description: 'Neuf, dans sa boîte.',
  categorie: 'Électronique',
  budget: 149.9,
  lieuLivraison: 'Casablanca',
  dateLimite: day(10),
  urgent: false,
  imagePath: (await makeImage(owner.user)).url,
  ...more,
});
const publish = (body: object, token: string | undefined = owner.token) => call(POST, { token, body });
const put = (id: string, body: object, token: string | undefined = owner.token) =>
  call(PUT, { method: 'PUT', token, body, params: { id } });
const remove = (id: string, token?: string) => call(DELETE, { method: 'DELETE', token, params: { id } });
const one = (id: string, token?: string) => call(GET_ONE, { token, params: { id } });

describe('POST /demandes', () => {
  test('publishes and answers the need', async () => {
    const { status, body } = await publish(
      await payload({ lienProduit: 'Https://exemple.test/produit?id=1' }),
    );
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      titre: 'Écran de téléphone',
      budget: 149.9,
      categorie: 'Électronique',
      lieuLivraison: 'Casablanca',
      dateLimite: day(10),
      lienProduit: 'https://exemple.test/produit?id=1',
      isVisible: true,
      status: 'en attente',
      userId: { _id: owner.user.id },
      user: { _id: owner.user.id },
    });
    expect(body.data.imagePath).toBe(body.data.image?.url);
    expect(JSON.stringify(body)).not.toContain('@');
    expect((await one(body.data._id)).status).toBe(200);
  });

  test('a deadline today and a budget of nothing are fine; HTML stays the text it is', async () => {
    const titre = '<img src=x onerror=alert(1)>';
    const { status, body } = await publish(await payload({ titre, dateLimite: day(0), budget: 0 }));
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ titre, budget: 0, dateLimite: day(0) });
  });

  test.each<[string, object, RegExp]>([
    ['titre', { titre: '  ' }, /titre/],
    ['description', { description: '' }, /Décrivez/],
    ['categorie', { categorie: 'Voitures' }, /catégorie/],
    ['budget', { budget: -1 }, /négatif/],
    ['budget', { budget: '12' }, /budget/],
    ['lieuLivraison', { lieuLivraison: undefined }, /lieu/],
    ['dateLimite', { dateLimite: day(-1) }, /passée/],
    ['dateLimite', { dateLimite: '2999-02-31' }, /n’existe pas/],
    ['dateLimite', { dateLimite: '31/12/2999' }, /date limite/],
    ['lienProduit', { lienProduit: 'javascript:alert(1)' }, /lien complet/],
    ['lienProduit', { lienProduit: 'data:text/html,x' }, /lien complet/],
    ['lienProduit', { lienProduit: 'le vélo bleu' }, /lien complet/],
    ['lienProduit', { lienProduit: 'https://exemple.test/\n<script>' }, /lien complet/],
    ['lienProduit', { lienProduit: 'https://exemple.test/\u202egnp' }, /caractères interdits/],
    ['imagePath', { imagePath: undefined }, /^Une image est requise$/],
    ['imagePath', { imagePath: '' }, /^Une image est requise$/],
    ['imagePath', { imagePath: '/uploads/inconnue.webp' }, /n’existe plus/],
  ])('refuses %s: %j', async (field, change, message) => {
    const { status, body } = await publish(await payload(change));
    expect(status).toBe(422);
    expect(body.fields[field]).toMatch(message);
  });

  test('another person’s picture is refused', async () => {
    const { url } = await makeImage(stranger.user);
    const { status, body } = await publish(await payload({ imagePath: url }));
    expect([status, Object.keys(body.fields)]).toEqual([422, ['imagePath']]);
  });

  test('needs a session', async () => {
    expect((await call(POST, { body: await payload() })).status).toBe(401);
  });
});

describe('PUT and DELETE /demandes/{id}', () => {
  test('changes what is given and nothing else', async () => {
    const { body } = await publish(await payload({ lienProduit: 'www.exemple.test/a' }));
    expect(body.data.lienProduit).toBe('https://www.exemple.test/a');
    const before = body.data;
    const changed = await put(before._id, { titre: 'Deux écrans', budget: 300, lienProduit: '' });
    expect(changed.body.data).toEqual({ ...before, titre: 'Deux écrans', budget: 300, lienProduit: null });
    const { items } = await listDemandes(listDemandesSchema.parse({ search: 'deux écrans' }));
    expect(items.map(({ _id }) => _id)).toContain(before._id);
  });

  test('a deadline that has passed may stay, not be chosen', async () => {
    const { id } = await makeDemande(owner.user, { dateLimite: column(-3) });
    expect((await put(id, { titre: 'Encore utile', dateLimite: day(-3) })).status).toBe(200);
    const refused = await put(id, { dateLimite: day(-2) });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['dateLimite']]);
  });

  test('belongs to its owner', async () => {
    const { id } = await makeDemande(owner.user);
    const missing = '01900000-0000-7000-8000-000000000000';
    const change = { titre: 'Autre' };
    const body = { isVisible: false };
    const hide = (token?: string) => call(VISIBILITY, { method: 'PUT', token, body, params: { id } });
    expect([
      (await call(PUT, { method: 'PUT', body: change, params: { id } })).status,
      (await put(id, change, stranger.token)).status,
      (await put(missing, change)).status,
      (await put('pas-un-id', change)).status,
      (await hide()).status,
      (await hide(stranger.token)).status,
      (await remove(id)).status,
      (await remove(id, stranger.token)).status,
      (await remove(missing, owner.token)).status,
      (await remove(id, owner.token)).status,
      (await one(id)).status,
      (await remove(id, owner.token)).status,
    ]).toEqual([401, 403, 404, 404, 401, 403, 401, 403, 404, 200, 404, 404]);
  });

  test('an empty change is refused', async () => {
    const { id } = await makeDemande(owner.user);
    expect((await put(id, {})).status).toBe(422);
  });
});

describe('the life of a need', () => {
  const column = { 'en attente': 'en_attente', 'en cours': 'en_cours', terminée: 'terminee' } as const;
  test.each<[keyof typeof column, string, number]>([
    ['en attente', 'en attente', 200],
    ['en attente', 'en cours', 200],
    ['en attente', 'terminée', 200],
    ['en cours', 'terminée', 200],
    ['en cours', 'en attente', 409],
    ['terminée', 'en cours', 409],
    ['terminée', 'en attente', 409],
    ['en attente', 'annulée', 422],
  ])('%s → %s answers %i', async (from, to, status) => {
    const { id } = await makeDemande(owner.user, { status: column[from] });
    expect((await put(id, { status: to })).status).toBe(status);
    expect((await one(id)).body.data.status).toBe(status === 200 ? to : from);
  });

  test('of two moves at once to different ends at most one way is taken', async () => {
    const { id } = await makeDemande(owner.user, { status: 'en_cours' });
    const answers = await Promise.all([put(id, { status: 'terminée' }), put(id, { titre: 'Autre titre' })]);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    expect((await one(id)).body.data.status).toBe('terminée');
  });
});

describe('the figures of a need', () => {
  const look = (id: string, userAgent: string) =>
    call(VIEW, { method: 'POST', params: { id }, headers: { 'user-agent': userAgent } });

  test('count a visitor once a day', async () => {
    const { id } = await makeDemande(owner.user, { dateLimite: column(3) });
    for (const browser of ['Firefox', 'Chrome', 'Firefox', 'Firefox'])
      expect((await look(id, browser)).status).toBe(200);
    expect(await getDemandeStats(id)).toEqual({ vues: 2, propositions: 0, joursRestants: 3 });
    await db.$executeRaw`UPDATE demande_views SET jour = jour - 1 WHERE demande_id = ${id}::uuid`;
    await look(id, 'Firefox');
    expect((await getDemandeStats(id)).vues).toBe(3);
    const rows = await db.demandeView.findMany({ where: { demandeId: id } });
    expect(JSON.stringify(rows)).not.toMatch(/Firefox|Chrome/);
  });

  test('a hidden need has no views; days left never go below none', async () => {
    const hidden = await makeDemande(owner.user, { isVisible: false });
    expect((await look(hidden.id, 'Firefox')).status).toBe(404);
    expect((await look('018f0000-0000-7000-8000-000000000000', 'Firefox')).status).toBe(404);
    expect(await db.demandeView.count({ where: { demandeId: hidden.id } })).toBe(0);
    const past = await makeDemande(owner.user, { dateLimite: column(-5) });
    expect((await getDemandeStats(past.id)).joursRestants).toBe(0);
  });
});
