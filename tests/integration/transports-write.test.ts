import { beforeAll, describe, expect, test } from 'vitest';
import { POST as CAPACITY } from '@/app/api/transports/[id]/capacity/route';
import { DELETE, GET, PUT } from '@/app/api/transports/[id]/route';
import { GET as LIST, POST } from '@/app/api/transports/route';
import { GET as OF_USER } from '@/app/api/users/[userId]/transports/route';
import { db } from '@/lib/core/db';
import {
  inDays,
  type MadeUser,
  makeEtapes,
  makeReservation,
  makeTransport,
  makeUser,
} from '../support/factories';
import { call } from '../support/http';
import { loads } from '../support/loads';

const VILLES_REQUISES = 'Les villes de départ et d’arrivée sont obligatoires';

let owner: MadeUser;
let other: MadeUser;
beforeAll(async () => {
  owner = await makeUser();
  other = await makeUser({ firstName: 'Awa', lastName: 'Diallo' });
});

const publish = (body: unknown, token: string | undefined = owner.token) => call(POST, { token, body });
const put = (id: string, body: unknown, token = owner.token) =>
  call(PUT, { method: 'PUT', token, body, params: { id } });
const read = (id: string, token?: string) => call(GET, { token, params: { id } });

describe('POST /transports', () => {
  test('publishes a trip with its stops, in the cities’ own zones and French names', async () => {
    const { status, body } = await publish({
      poidsMax: 7.5,
      etapes: [
        {
          ville: 'lyon',
          date: `${inDays(5).toISOString().slice(0, 10)}T06:30`,
          actions: { collecte: true, depot: false },
        },
        {
          ville: 'Tangier',
          date: `${inDays(6).toISOString().slice(0, 10)}T14:00`,
          actions: { collecte: false, depot: true },
        },
      ],
    });
    expect(status).toBe(201);
    const { data } = body;
    expect(data).toMatchObject({
      nom: 'Lyon → Tanger',
      type: 'Particulier',
      poidsMax: 7.5,
      remainingCapacity: 7.5,
      villeDepart: 'Lyon',
      villeArrivee: 'Tanger',
      isVisible: true,
      status: 'actif',
      userId: { _id: owner.user.id },
    });
    expect(data.etapes.map((etape: { timezone: string }) => etape.timezone)).toEqual([
      'Europe/Paris',
      'Africa/Casablanca',
    ]);
    expect(data.etapes[0]?.date).toMatch(/T06:30:00\+0[12]:00$/);
  });

  test('takes departure and arrival alone for a trip without stops between', async () => {
    const date = inDays(3).toISOString();
    const { status, body } = await publish({
      villeDepart: 'Paris',
      villeArrivee: 'Une ferme près de Kita',
      dateDepart: date,
      poidsMax: 20,
    });
    expect(status).toBe(201);
    expect(body.data.etapes).toHaveLength(2);
    expect(body.data.etapes[1]).toMatchObject({ ville: 'Une ferme près de Kita', latitude: null });
    expect(Date.parse(body.data.etapes[1]?.date ?? '')).toBe(Date.parse(date));
  });

  const [first, last] = makeEtapes(['Lyon', 'Tanger']);
  test.each([
    [
      'villeDepart',
      { poidsMax: 5, villeArrivee: 'Tanger', dateDepart: inDays(1).toISOString() },
      /villes de départ et d’arrivée sont obligatoires/,
    ],
    ['poidsMax', { villeDepart: 'Lyon', villeArrivee: 'Tanger', dateDepart: inDays(1).toISOString() }, /kg/],
    ['poidsMax', { poidsMax: 0, etapes: [first, last] }, /supérieur à 0/],
    ['poidsMax', { poidsMax: 0.0001, etapes: [first, last] }, /supérieur à 0/],
    ['poidsMax', { poidsMax: 'beaucoup', etapes: [first, last] }, /kg/],
    ['type', { poidsMax: 5, type: 'Camion', etapes: [first, last] }, /Particulier/],
    ['etapes', { poidsMax: 5, etapes: [first] }, /villes de départ et d’arrivée/],
    [
      'etapes.0.date',
      { poidsMax: 5, etapes: [{ ...first, date: inDays(-1).toISOString() }, last] },
      /déjà passée/,
    ],
    [
      'etapes.1.date',
      { poidsMax: 5, etapes: [first, { ...last, date: inDays(1).toISOString() }] },
      /avant celle de l’étape précédente/,
    ],
    ['etapes.1.date', { poidsMax: 5, etapes: [first, { ...last, date: '2027-02-30' }] }, /n’existe pas/],
    ['etapes.1.date', { poidsMax: 5, etapes: [first, { ...last, date: '9999-12-31' }] }, /trop lointaine/],
    ['etapes.1.ville', { poidsMax: 5, etapes: [first, { ...last, ville: 'LYON' }] }, /déjà celle/],
    [
      'etapes.1.ville',
      { poidsMax: 5, etapes: [first, { ...last, ville: ' ' }] },
      /villes de départ et d’arrivée/,
    ],
    [
      'etapes.0.actions',
      { poidsMax: 5, etapes: [{ ...first, actions: { collecte: true, depot: true } }, last] },
      /collecte seulement/,
    ],
    [
      'etapes.1.actions',
      { poidsMax: 5, etapes: [first, { ...last, actions: { collecte: true, depot: true } }] },
      /dépôt seulement/,
    ],
    [
      'description',
      { poidsMax: 5, description: 'x'.repeat(2_001), etapes: [first, last] },
      /2000 caractères|2 000 caractères/,
    ],
  ])('refuses a wrong %s on its field (%#)', async (field, body, message) => {
    const answer = await publish(body);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.fields)).toContain(field);
    expect(answer.body.fields[field]).toMatch(message);
  });

  test('wants a login, JSON, and at most 32 kB', async () => {
    expect((await call(POST, { body: {} })).status).toBe(401);
    expect((await call(POST, { token: owner.token, body: '{' })).status).toBe(400);
    expect(
      (await call(POST, { token: owner.token, body: 'a=1', headers: { 'content-type': 'text/plain' } }))
        .status,
    ).toBe(415);
    expect((await publish({ description: 'x'.repeat(33_000) })).status).toBe(413);
  });

  test('repeats its answer to the same Idempotency-Key, refuses the key for another body', async () => {
    const headers = { 'idempotency-key': 'f3b1c3de' };
    const body = { poidsMax: 5, etapes: makeEtapes(['Lyon', 'Oran']) };
    const answers = await Promise.all([1, 2, 3].map(() => call(POST, { token: owner.token, body, headers })));
    const made = answers.filter((answer) => answer.status === 201);
    expect(made.length).toBeGreaterThan(0);
    const again = await call(POST, { token: owner.token, body, headers });
    expect(again.status).toBe(201);
    expect(new Set([...made, again].map((answer) => answer.body.data._id)).size).toBe(1);
    // Equal JSON is the same body, in whatever order and however spaced.
    const reordered = JSON.stringify({ etapes: body.etapes, poidsMax: body.poidsMax }, null, 2);
    const written = await call(POST, { token: owner.token, body: reordered, headers });
    expect([written.status, written.body.data?._id]).toEqual([201, again.body.data._id]);
    const otherBody = await call(POST, { token: owner.token, body: { ...body, poidsMax: 6 }, headers });
    expect(otherBody.status).toBe(422);
    expect((await call(POST, { token: other.token, body, headers })).body.data._id).not.toBe(
      again.body.data._id,
    );
  });
});

describe('reading a trip', () => {
  test('a hidden one exists for its owner only, in every list and detail', async () => {
    const transport = await makeTransport(owner.actor, { villes: ['Nantes', 'Rabat'] });
    expect((await put(transport._id, { isVisible: false })).body.data.isVisible).toBe(false);
    expect((await read(transport._id)).status).toBe(404);
    expect((await read(transport._id, other.token)).status).toBe(404);
    expect((await read(transport._id, owner.token)).status).toBe(200);
    const listed = async () =>
      (await call(LIST, { path: '/api/transports?villeDepart=Nantes' })).body.data.length;
    const ofUser = async (token?: string) =>
      (
        await call(OF_USER, { token, params: { userId: owner.user.id }, path: '/api/x?limit=100' })
      ).body.data.filter((one: { _id: string }) => one._id === transport._id).length;
    expect([await listed(), await ofUser(), await ofUser(other.token), await ofUser(owner.token)]).toEqual([
      0, 0, 0, 1,
    ]);
    await put(transport._id, { isVisible: true });
    expect([await listed(), await ofUser(), (await read(transport._id)).status]).toEqual([1, 1, 200]);
  });

  test('a malformed or unknown id is 404', async () => {
    expect((await read('nope')).status).toBe(404);
    const unknown = await read('018f0000-0000-7000-8000-000000000000');
    expect([unknown.status, unknown.body.message]).toEqual([404, 'Transport non trouvé.']);
  });
});

describe('PUT and DELETE /transports/{id}', () => {
  test('belong to the owner: 403 on a visible trip of somebody else, 404 on a hidden one, 401 without login', async () => {
    const transport = await makeTransport(owner.actor);
    expect((await put(transport._id, { isVisible: false }, other.token)).status).toBe(403);
    expect(
      (await call(DELETE, { method: 'DELETE', token: other.token, params: { id: transport._id } })).status,
    ).toBe(403);
    expect((await call(DELETE, { method: 'DELETE', params: { id: transport._id } })).status).toBe(401);
    await put(transport._id, { isVisible: false });
    expect((await put(transport._id, { isVisible: true }, other.token)).status).toBe(404);
  });

  test('changes fields and stops; a stop between leaves what is booked in place', async () => {
    const transport = await makeTransport(owner.actor, {
      villes: ['Lyon', 'Marseille', 'Tanger'],
      poidsMax: 40,
    });
    await makeReservation(other.actor, transport, { poids: 8 });
    const etapes = makeEtapes(['Lyon', 'Valence', 'Marseille', 'Tanger']);
    const { status, body } = await put(transport._id, { nom: 'Fourgon du samedi', poidsMax: 30, etapes });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ nom: 'Fourgon du samedi', poidsMax: 30, remainingCapacity: 22 });
    expect(await loads(transport._id)).toEqual([8000, 8000, 8000, 0]);
    const kept = new Set(transport.etapes.map((etape) => etape._id));
    expect(body.data.etapes.filter((etape: { _id: string }) => kept.has(etape._id))).toHaveLength(3);
    const found = await call(LIST, {
      path: '/api/transports?villeDepart=Valence&villeArrivee=Tanger&search=samedi',
    });
    expect(found.body.meta.exacts).toBe(1);
  });

  test('a name that is that of the cities follows them, a chosen one stays; no stops are no edit', async () => {
    const transport = await makeTransport(owner.actor, { nom: '', villes: ['Lyon', 'Tanger'] });
    const nomAfter = async (change: object) => (await put(transport._id, change)).body.data.nom;
    expect(await nomAfter({ villeDepart: 'Paris' })).toBe('Paris → Tanger');
    expect(await nomAfter({ nom: 'Le van de Sami', villeDepart: 'Nantes' })).toBe('Le van de Sami');
    expect(await nomAfter({ villeDepart: 'Rennes' })).toBe('Le van de Sami');
    expect(await nomAfter({ nom: '' })).toBe('Rennes → Tanger');
    const without = await put(transport._id, { etapes: [] });
    expect([without.status, Object.keys(without.body.fields)]).toEqual([422, ['etapes']]);
  });

  test.each([
    [0, VILLES_REQUISES],
    [1, 'Indiquez la ville.'],
    [2, VILLES_REQUISES],
  ])('a blank city at stop %i is told what is missing', async (position, message) => {
    const transport = await makeTransport(owner.actor);
    const etapes = makeEtapes(['Lyon', 'Marseille', 'Tanger']).map((etape, at) =>
      at === position ? { ...etape, ville: ' \u200b' } : etape,
    );
    const field = `etapes.${position}.ville`;
    for (const answer of [
      await put(transport._id, { etapes }),
      await call(POST, { token: owner.token, body: { poidsMax: 10, etapes } }),
    ]) {
      expect([answer.status, answer.body.fields]).toEqual([422, { [field]: message }]);
    }
  });

  test('deletes a trip whose reservations have all ended; they remain in their owner’s history', async () => {
    const transport = await makeTransport(owner.actor, { villes: ['Brest', 'Agadir'] });
    const reservation = await makeReservation(other.actor, transport, { status: 'refusee' });
    expect(
      (await call(DELETE, { method: 'DELETE', token: owner.token, params: { id: transport._id } })).status,
    ).toBe(200);
    expect((await read(transport._id, owner.token)).status).toBe(404);
    const row = await db.reservation.findUniqueOrThrow({ where: { id: reservation._id } });
    expect(row).toMatchObject({ transportId: null, transportNom: transport.nom, villeDepart: 'Brest' });
  });

  test('refuses a stop of another trip', async () => {
    const [one, two] = [await makeTransport(owner.actor), await makeTransport(owner.actor)];
    const etapes = makeEtapes(['Lyon', 'Tanger']).map((etape, at) => ({
      ...etape,
      _id: two.etapes[at]?._id,
    }));
    expect((await put(one._id, { etapes })).status).toBe(422);
  });
});

test('POST /transports/{id}/capacity says what is free between two cities', async () => {
  const transport = await makeTransport(owner.actor, {
    villes: ['Lyon', 'Marseille', 'Tanger'],
    poidsMax: 40,
  });
  await makeReservation(other.actor, transport, { villeArrivee: 'Marseille', poids: 25.5 });
  const ask = (villeDepart: string, villeArrivee: string) =>
    call(CAPACITY, { params: { id: transport._id }, body: { villeDepart, villeArrivee } });
  expect((await ask('Lyon', 'Tanger')).body.data).toEqual({ remainingCapacity: 14.5 });
  expect((await ask('marseille', 'Tangier')).body.data).toEqual({ remainingCapacity: 40 });
  const backwards = await ask('Tanger', 'Lyon');
  expect([backwards.status, backwards.body.message]).toEqual([422, 'Veuillez sélectionner un trajet valide']);
});
