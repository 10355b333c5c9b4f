import { beforeAll, describe, expect, test } from 'vitest';
import { DELETE, GET as GET_ONE, PUT } from '@/app/api/produits/[id]/route';
import { GET as RECENT } from '@/app/api/produits/recent/route';
import { GET, POST } from '@/app/api/produits/route';
import { GET as OF_USER } from '@/app/api/users/[userId]/produits/route';
import { GET as USER } from '@/app/api/users/[userId]/route';
import { type MadeUser, makeImage, makeProduit, makeUser } from '../support/factories';
import { call } from '../support/http';

let owner: MadeUser;
let stranger: MadeUser;
beforeAll(async () => {
  owner = await makeUser();
  stranger = await makeUser();
});

const payload = (more: object = {}) => ({
  nom: 'Robe de soirée',
  description: 'Portée une fois.',
  categorie: 'Mode',
  prix: 45.5,
  localisation: 'Lyon',
  ...more,
});
const publish = (body: object, token: string | undefined = owner.token) => call(POST, { token, body });
const put = (id: string, body: object, token: string | undefined = owner.token) =>
  call(PUT, { method: 'PUT', token, body, params: { id } });
const remove = (id: string, token?: string) => call(DELETE, { method: 'DELETE', token, params: { id } });
const one = (id: string, token?: string) => call(GET_ONE, { token, params: { id } });
const idsOf = (answer: { body: { data: { _id: string }[] } }) => answer.body.data.map(({ _id }) => _id);

describe('POST /produits', () => {
  test('publishes, with and without a picture, under either name', async () => {
    const { url } = await makeImage(owner.user);
    const { nom, ...rest } = payload();
    const cases: [object, object][] = [
      [
        payload(),
        { nom: 'Robe de soirée', titre: 'Robe de soirée', prix: 45.5, imagePath: null, image: null },
      ],
      [payload({ imagePath: url }), { imagePath: url }],
      [{ ...rest, titre: nom }, { nom }],
      [
        { nom, prix: 0, localisation: 'Fès' },
        { categorie: 'Électronique', description: '', prix: 0 },
      ],
    ];
    for (const [body, expected] of cases) {
      const answer = await publish(body);
      expect(answer.status).toBe(201);
      expect(answer.body.data).toMatchObject({
        isVisible: true,
        userId: { _id: owner.user.id },
        ...expected,
      });
      expect(JSON.stringify(answer.body)).not.toContain('@');
    }
  });

  test.each<[string, object, RegExp]>([
    ['nom', { nom: ' ' }, /nom/],
    ['categorie', { categorie: 'Voitures' }, /catégorie/],
    ['prix', { prix: -0.01 }, /négatif/],
    ['prix', { prix: undefined }, /prix/],
    ['localisation', { localisation: '' }, /Indiquez où/],
    ['imagePath', { imagePath: '/uploads/inconnue.webp' }, /n’existe plus/],
  ])('refuses %s: %j', async (field, change, message) => {
    const { status, body } = await publish(payload(change));
    expect(status).toBe(422);
    expect(body.fields[field]).toMatch(message);
  });

  test('needs a session, and a picture of one’s own', async () => {
    expect((await call(POST, { body: payload() })).status).toBe(401);
    const { url } = await makeImage(stranger.user);
    expect((await publish(payload({ imagePath: url }))).status).toBe(422);
  });
});

describe('the lists', () => {
  test('newest first, in slices', async () => {
    const made: string[] = [];
    for (const nom of ['A', 'B', 'C']) made.unshift((await makeProduit(owner.user, { nom })).id);
    const first = await call(GET, { path: '/api/produits?limit=2' });
    expect(idsOf(first)).toEqual(made.slice(0, 2));
    const cursor = first.body.meta.nextCursor;
    expect(idsOf(await call(GET, { path: `/api/produits?limit=1&cursor=${cursor}` }))).toEqual(made.slice(2));
    expect(idsOf(await call(RECENT, { path: '/api/produits/recent?limit=3' }))).toEqual(made);
  });

  test.each(['limit=0', 'cursor=abc', 'prix=3'])('refuse %s', async (query) => {
    expect((await call(GET, { path: `/api/produits?${query}` })).status).toBe(422);
  });
});

test('a hidden product is its owner’s only', async () => {
  const { id } = await makeProduit(owner.user, { nom: 'Cachette' });
  const counted = async () =>
    (await call(USER, { params: { userId: owner.user.id } })).body.data.stats.produits;
  const before = await counted();
  expect((await put(id, { isVisible: false })).body.data.isVisible).toBe(false);

  const ofUser = (token?: string) =>
    call(OF_USER, { token, path: '/api/test?limit=100', params: { userId: owner.user.id } });
  expect(idsOf(await call(GET, { path: '/api/produits?limit=100' }))).not.toContain(id);
  expect(idsOf(await call(RECENT, { path: '/api/produits/recent?limit=100' }))).not.toContain(id);
  expect(idsOf(await ofUser())).not.toContain(id);
  expect(idsOf(await ofUser(stranger.token))).not.toContain(id);
  expect((await one(id)).status).toBe(404);
  expect((await one(id, stranger.token)).status).toBe(404);
  expect((await put(id, { nom: 'À moi' }, stranger.token)).status).toBe(404);
  expect(await counted()).toBe(before - 1);

  expect((await one(id, owner.token)).status).toBe(200);
  expect(idsOf(await ofUser(owner.token))).toContain(id);
  expect((await put(id, { isVisible: true })).body.data.isVisible).toBe(true);
});

describe('PUT and DELETE /produits/{id}', () => {
  test('changes what is given and nothing else; an empty picture takes it away', async () => {
    const { url } = await makeImage(owner.user);
    const { body } = await publish(payload({ imagePath: url }));
    const before = body.data;
    const changed = await put(before._id, { titre: 'Deux robes', prix: 80 });
    expect(changed.body.data).toEqual({ ...before, nom: 'Deux robes', titre: 'Deux robes', prix: 80 });
    expect((await put(before._id, { imagePath: '' })).body.data).toMatchObject({
      image: null,
      imagePath: null,
    });
  });

  test('belongs to its owner', async () => {
    const { id } = await makeProduit(owner.user);
    const missing = '01900000-0000-7000-8000-000000000000';
    expect([
      (await call(PUT, { method: 'PUT', body: { nom: 'Autre' }, params: { id } })).status,
      (await put(id, { nom: 'Autre' }, stranger.token)).status,
      (await put(missing, { nom: 'Autre' })).status,
      (await put(id, {})).status,
      (await remove(id)).status,
      (await remove(id, stranger.token)).status,
      (await remove(id, owner.token)).status,
      (await one(id)).status,
      (await remove(id, owner.token)).status,
    ]).toEqual([401, 403, 404, 422, 401, 403, 200, 404, 404]);
  });
});
