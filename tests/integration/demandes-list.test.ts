import { beforeAll, describe, expect, test } from 'vitest';
import { DELETE, GET as GET_ONE, PUT } from '@/app/api/demandes/[id]/route';
import { PUT as VISIBILITY } from '@/app/api/demandes/[id]/visibility/route';
import { GET } from '@/app/api/demandes/route';
import { GET as URGENT } from '@/app/api/demandes/urgent/route';
import { GET as OF_USER } from '@/app/api/users/[userId]/demandes/route';
import { GET as USER } from '@/app/api/users/[userId]/route';
import { addDays } from '@/lib/core/text/time';
import { getDemandeStats } from '@/lib/demandes/queries';
import { deadlineToday } from '@/lib/demandes/rules';
import { type MadeUser, makeDemande, makeUser } from '../support/factories';
import { call } from '../support/http';

let owner: MadeUser;
let stranger: MadeUser;
beforeAll(async () => {
  owner = await makeUser();
  stranger = await makeUser();
});

const column = (days: number) => new Date(addDays(deadlineToday(new Date()), days));
const put = (id: string, body: object, token: string | undefined = owner.token) =>
  call(PUT, { method: 'PUT', token, body, params: { id } });
const remove = (id: string, token?: string) => call(DELETE, { method: 'DELETE', token, params: { id } });
const one = (id: string, token?: string) => call(GET_ONE, { token, params: { id } });
const list = (query: string) => call(GET, { path: `/api/demandes?${query}` });
const idsOf = (answer: { body: { data: { _id: string }[] } }) => answer.body.data.map(({ _id }) => _id);

describe('GET /demandes', () => {
  const names = new Map<string, string>();
  beforeAll(async () => {
    const { user } = await makeUser();
    const made: [string, Parameters<typeof makeDemande>[1]][] = [
      ['console', { titre: 'Console portable kora', categorie: 'Gaming', lieuLivraison: 'Rabat' }],
      ['parfum', { titre: 'Parfum kora', categorie: 'Cosmétique', lieuLivraison: 'Tanger' }],
      ['manette', { titre: 'Manette kora', categorie: 'Gaming', lieuLivraison: 'Tanger' }],
      [
        'livre',
        {
          titre: 'Livre kora',
          categorie: 'Autres',
          lieuLivraison: 'Dakar',
          description: 'Relié, en velours.',
        },
      ],
      ['faite', { titre: 'Robe kora', categorie: 'Mode', lieuLivraison: 'Rabat', status: 'terminee' }],
      ['masquée', { titre: 'Secret kora', categorie: 'Gaming', lieuLivraison: 'Tanger', isVisible: false }],
      [
        'passée',
        { titre: 'Trop tard kora', categorie: 'Gaming', lieuLivraison: 'Tanger', dateLimite: column(-1) },
      ],
      [
        'ce jour',
        { titre: 'Dernier jour kora', categorie: 'Mode', lieuLivraison: 'Marrakech', dateLimite: column(0) },
      ],
    ];
    for (const [name, columns] of made) names.set((await makeDemande(user, columns)).id, name);
  });
  const found = async (query: string) => idsOf(await list(query)).flatMap((id) => names.get(id) ?? []);

  const all = ['ce jour', 'faite', 'livre', 'manette', 'parfum', 'console'];
  test.each<[string, string[]]>([
    ['limit=100', all],
    ['limit=100&search=&categorie=&ville=', all],
    ['search=velours', ['livre']],
    ['search=VELOURS relie', ['livre']],
    ['search=rabat', ['faite', 'console']],
    ['search=tangier', ['manette', 'parfum']],
    ['search=kora&categorie=Électronique', []],
    ['search=kora&categorie=Cosmétique', ['parfum']],
    ['search=kora&categorie=Mode', ['ce jour', 'faite']],
    ['categorie=Mode&ville=Marrakech', ['ce jour']],
    ['ville=dakar', ['livre']],
    ['ville=Trifouilly-les-Oies', []],
    ['search=kora', ['ce jour', 'faite', 'livre', 'manette', 'parfum', 'console']],
    ['search=KÔRA', ['ce jour', 'faite', 'livre', 'manette', 'parfum', 'console']],
    ['search=manet', ['manette']],
    ['search=parfum kora', ['parfum']],
    ['search=parfum manette', []],
    ['search=tangier kora', ['manette', 'parfum']],
    ['search=kora&ville=Tangier', ['manette', 'parfum']],
    ['search=kora&ville=طنجة', ['manette', 'parfum']],
    ['search=kora&categorie=Gaming', ['manette', 'console']],
    ['search=kora&categorie=Gaming&ville=Rabat', ['console']],
    ['search=kora&categorie=Autres', ['livre']],
    ['search=kora&ville=Casablanca', []],
    ['search=%27%22%3A*%26%7C%21', ['ce jour', 'faite', 'livre', 'manette', 'parfum', 'console']],
  ])('%s', async (query, expected) => {
    expect(await found(query)).toEqual(expected);
  });

  test.each([
    'categorie=Voitures',
    'categorie=mode',
    'categorie=Mode&categorie=Gaming',
    'limit=deux',
    `ville=${'a'.repeat(121)}`,
    'tri=prix',
    'limit=0',
    'limit=101',
    'cursor=abc',
    `search=${'a'.repeat(121)}`,
  ])('refuses %s', async (query) => {
    expect((await list(query)).status).toBe(422);
  });

  test('goes on where it stopped, also when something new was published meanwhile', async () => {
    const first = await list('search=kora&limit=4');
    await makeDemande(stranger.user, { titre: 'Nouvelle kora' });
    const rest = await list(`search=kora&limit=4&cursor=${first.body.meta.nextCursor}`);
    expect([...idsOf(first), ...idsOf(rest)].map((id) => names.get(id))).toEqual([
      ...['ce jour', 'faite', 'livre', 'manette'],
      ...['parfum', 'console'],
    ]);
    expect(rest.body.meta.nextCursor).toBeNull();
  });
});

describe('GET /demandes/urgent', () => {
  test('flagged, visible, not finished, deadline not past; the nearest first', async () => {
    const { user } = await makeUser();
    const urgent = { urgent: true };
    const later = await makeDemande(user, { ...urgent, dateLimite: column(3) });
    const soon = await makeDemande(user, { ...urgent, dateLimite: column(0), status: 'en_cours' });
    await makeDemande(user, { dateLimite: column(0) });
    await makeDemande(user, { ...urgent, dateLimite: column(-1) });
    await makeDemande(user, { ...urgent, isVisible: false });
    await makeDemande(user, { ...urgent, status: 'terminee' });
    const mine = (await call(URGENT, {})).body.data.filter(
      (one: { userId: { _id: string } }) => one.userId._id === user.id,
    );
    expect(mine.map(({ _id }: { _id: string }) => _id)).toEqual([soon.id, later.id]);
  });
});

describe('a hidden need', () => {
  test.each<[string, (id: string) => ReturnType<typeof put>]>([
    [
      'the API’s own call',
      (id) =>
        call(VISIBILITY, { method: 'PUT', token: owner.token, body: { isVisible: false }, params: { id } }),
    ],
    ['an edit', (id) => put(id, { isVisible: false })],
  ])('by %s is its owner’s only', async (_way, hide) => {
    const { id } = await makeDemande(owner.user, { titre: 'Cachette kalimba', urgent: true });
    const counted = async () =>
      (await call(USER, { params: { userId: owner.user.id } })).body.data.stats.demandes;
    const before = await counted();
    const hidden = await hide(id);
    expect([hidden.status, hidden.body.data.isVisible]).toEqual([200, false]);

    const ofUser = (token?: string) => call(OF_USER, { token, params: { userId: owner.user.id } });
    expect(idsOf(await list('search=kalimba'))).not.toContain(id);
    expect(idsOf(await call(URGENT, { path: '/api/demandes/urgent?limit=100' }))).not.toContain(id);
    expect(idsOf(await ofUser())).not.toContain(id);
    expect(idsOf(await ofUser(stranger.token))).not.toContain(id);
    expect((await one(id)).status).toBe(404);
    expect((await one(id, stranger.token)).status).toBe(404);
    expect((await put(id, { titre: 'À moi' }, stranger.token)).status).toBe(404);
    expect((await remove(id, stranger.token)).status).toBe(404);
    expect(await counted()).toBe(before - 1);
    await expect(getDemandeStats(id)).rejects.toMatchObject({ code: 'not_found' });

    expect((await one(id, owner.token)).status).toBe(200);
    expect(idsOf(await ofUser(owner.token))).toContain(id);
    expect((await put(id, { isVisible: true })).body.data.isVisible).toBe(true);
    expect(idsOf(await list('search=kalimba'))).toContain(id);
    await remove(id, owner.token);
  });
});
