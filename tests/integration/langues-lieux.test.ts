import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { GET as readConversation } from '@/app/api/conversations/[id]/route';
import { PUT as editDemande, GET as readDemande } from '@/app/api/demandes/[id]/route';
import { POST as publishDemande } from '@/app/api/demandes/route';
import { GET as readProposal } from '@/app/api/payments/proposition/route';
import { POST as publishProduit } from '@/app/api/produits/route';
import { GET as readRequests } from '@/app/api/reservations/transport/[transportId]/route';
import { PUT as editTransport, GET as readTransport } from '@/app/api/transports/[id]/route';
import { GET as listTransports, POST as publishTransport } from '@/app/api/transports/route';
import { GET as readSessions } from '@/app/api/users/me/sessions/route';
import { GET as suggest } from '@/app/api/villes/route';
import { askedPlaces } from '@/components/reservations/asked-places';
import { firstLeg } from '@/components/reservations/legs';
import { openLegs } from '@/components/reservations/open-legs';
import { formValues, transportBody } from '@/components/transports/transport-form-values';
import { db } from '@/lib/core/db';
import type { Langue } from '@/lib/langues/langue.mjs';
import { transportFormSchema } from '@/lib/transports/schema';
import { SOURCE } from '@/lib/upkeep/live';
import {
  inDays,
  type MadeUser,
  makeEtapes,
  makeImage,
  makeReservation,
  makeTransport,
  makeUser,
} from '../support/factories';
import { call } from '../support/http';
import { openStream, serveStreams } from '../support/streams';

const LANGUES = ['fr', 'en', 'ar'] as const;
const MARSEILLE = { fr: 'Marseille', en: 'Marseille', ar: 'مرسيليا' };
const TANGER = { fr: 'Tanger', en: 'Tangier', ar: 'طنجة' };
const wanting = (langue: Langue) => ({ 'accept-language': langue });

let yassine: MadeUser;
let salma: MadeUser;
beforeAll(() => {
  process.env.PAYMENT_TEST_MODE = 'on';
});
beforeEach(async () => {
  [yassine, salma] = [await makeUser(), await makeUser()];
});

describe('a typed city', () => {
  test.each([
    ['fr', 'tanj', ['Tanger', 'Maroc']],
    ['en', 'tang', ['Tangier', 'Morocco']],
    ['en', 'طنجة', ['Tangier', 'Morocco']],
    ['ar', 'tanger', ['طنجة', 'المغرب']],
  ] as const)('is proposed as its reader calls it: %s, %s', async (langue, q, expected) => {
    const { body, headers } = await call(suggest, {
      path: `/api/villes?q=${encodeURIComponent(q)}`,
      headers: wanting(langue),
    });
    expect(body.data.map(({ name, countryName }) => [name, countryName])).toContainEqual(expected);
    expect([headers.get('content-language'), headers.get('vary')]).toEqual([langue, 'Accept-Language']);
  });

  const demande = {
    titre: 'Une théière',
    description: 'En cuivre, d’un litre environ.',
    categorie: 'Mode',
    budget: 40,
    dateLimite: inDays(20).toISOString().slice(0, 10),
    urgent: false,
  };
  const besoinOf = async ({ user }: MadeUser, lieuLivraison: string) => ({
    ...{ ...demande, lieuLivraison, imagePath: (await makeImage(user)).url },
  });
  const produit = { nom: 'Tajine', description: 'En terre cuite.', categorie: 'Mode', prix: 20 };

  test.each([
    ['طنجة', 'Tanger'],
    ['tangier', 'Tanger'],
    ['TANGER', 'Tanger'],
    ['Tanger, Maroc', 'Tanger'],
    ['Valencia', 'Valence (Espagne)'],
    ['Paris 18e', 'Paris 18e'],
    ['12 rue de Lyon, Casablanca', '12 rue de Lyon, Casablanca'],
    ['Douar Ouled-Ali', 'Douar Ouled-Ali'],
  ])('is kept by its French name, and what says more as it is: %s', async (typed, kept) => {
    const { token } = yassine;
    const headers = wanting('fr');
    const besoin = await call(publishDemande, { token, headers, body: await besoinOf(yassine, typed) });
    const chose = await call(publishProduit, { token, headers, body: { ...produit, localisation: typed } });
    expect([besoin.body.data.lieuLivraison, chose.body.data.localisation]).toEqual([kept, kept]);
    const [row] = await db.demande.findMany({ where: { userId: yassine.user.id } });
    const [shown] = await db.produit.findMany({ where: { userId: yassine.user.id } });
    expect([row?.lieuLivraison, shown?.localisation]).toEqual([kept, kept]);
  });

  test('stays the same one when a form that was read in another language saves it', async () => {
    const { token } = yassine;
    const made = await call(publishDemande, { token, body: await besoinOf(yassine, 'Tanger') });
    const params = { id: made.body.data._id };
    const read = await call(readDemande, { token, params, headers: wanting('ar') });
    expect(read.body.data.lieuLivraison).toBe('طنجة');
    const { titre, lieuLivraison } = read.body.data;
    const body = { titre, lieuLivraison };
    const saved = await call(editDemande, {
      ...{ method: 'PUT', token, params, body },
      headers: wanting('ar'),
    });
    expect(saved.body.data.lieuLivraison).toBe('طنجة');
    const again = await call(readDemande, { token, params });
    expect(again.body.data).toEqual(made.body.data);
  });
});

test.each(['en', 'ar'] as const)(
  'a trip whose form was read in another language and saved untouched is the trip it was: %s',
  async (langue) => {
    const transport = await makeTransport(yassine.actor);
    await makeReservation(salma.actor, transport, { villeDepart: 'Marseille', status: 'confirmee' });
    const asked = { token: yassine.token, params: { id: transport._id } };
    const before = (await call(readTransport, asked)).body.data;
    const read = (await call(readTransport, { ...asked, headers: wanting(langue) })).body.data;
    expect(read.etapes.map(({ ville }) => ville)).toEqual([
      ...(langue === 'ar' ? ['ليون'] : ['Lyon']),
      MARSEILLE[langue],
      TANGER[langue],
    ]);
    const values = transportFormSchema.parse(formValues(read, langue));
    expect(values.nom).toBe('');
    const body = transportBody(values, read);
    expect(body.etapes.map(({ date }) => date)).toEqual(read.etapes.map(({ date }) => date));
    const saved = await call(editTransport, { ...asked, method: 'PUT', body, headers: wanting(langue) });
    expect(saved.status).toBe(200);
    const after = (await call(readTransport, asked)).body.data;
    expect(after).toEqual(before);
  },
);

test.each(LANGUES)('a stop that is refused for the one before it names that one: %s', async (langue) => {
  const [first, second] = makeEtapes([TANGER[langue], MARSEILLE[langue]]);
  const etapes = [first, { ...second, date: inDays(2).toISOString() }];
  const { body, status } = await call(publishTransport, {
    ...{ token: yassine.token, headers: wanting(langue), body: { poidsMax: 20, etapes } },
  });
  expect([status, body.fields?.['etapes.1.date']]).toEqual([422, expect.stringContaining(TANGER[langue])]);
});

test.each(LANGUES)(
  'a part of a trip that an address names in any language is the first: %s',
  async (langue) => {
    vi.stubGlobal('document', { documentElement: { lang: langue } });
    vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
      suggest(new Request(new URL(url, 'http://localhost:3000'), init), { params: Promise.resolve({}) }),
    );
    onTestFinished(() => void vi.unstubAllGlobals());
    const { _id } = await makeTransport(yassine.actor);
    const read = await call(readTransport, { params: { id: _id }, headers: wanting(langue) });
    const { etapes } = read.body.data;
    const legs = openLegs(etapes, Date.now());
    const firstOf = async (villeDepart: string, villeArrivee: string) =>
      firstLeg(
        etapes,
        legs,
        await askedPlaces(`?${new URLSearchParams({ villeDepart, villeArrivee })}`, etapes),
      );
    for (const one of LANGUES)
      expect(await firstOf(MARSEILLE[one], TANGER[one])).toEqual({ depart: 1, arrivee: 2 });
    expect(await firstOf('13001 Marseille', 'Tanja')).toEqual({ depart: 1, arrivee: 2 });
    for (const elsewhere of ['Dakar', 'Nulle Part']) expect(await firstOf('Marseille', elsewhere)).toBeNull();
    expect(await askedPlaces('?villeDepart=Lyon', etapes)).toBeNull();
  },
);

describe('places that a call answers', () => {
  const ends = (langue: Langue) => ({ villeDepart: MARSEILLE[langue], villeArrivee: TANGER[langue] });

  test.each(LANGUES)('are named in its language, in lists and threads alike: %s', async (langue) => {
    const headers = wanting(langue);
    const transport = await makeTransport(yassine.actor, { villes: ['Marseille', 'Tanger'] });
    await makeReservation(salma.actor, transport, { status: 'confirmee' });
    const mine = { token: yassine.token, headers };
    const { transportId } = await conversationOf(yassine, langue);
    expect(transportId).toMatchObject({
      ...ends(langue),
      villes: [MARSEILLE[langue], TANGER[langue]],
      nom: langue === 'ar' ? 'مرسيليا\u200f ← \u200fطنجة' : `Marseille → ${TANGER[langue]}`,
    });
    const requests = await call(readRequests, { ...mine, params: { transportId: transport._id } });
    expect(requests.body.data).toMatchObject([ends(langue)]);
    const path = `/api/payments/proposition?conversationId=${(await conversationOf(yassine, langue))._id}`;
    const proposal = await call(readProposal, { ...mine, path });
    expect(proposal.body.data.reservations).toMatchObject([ends(langue)]);
    const list = await call(listTransports, {
      path: `/api/transports?villeDepart=${encodeURIComponent(TANGER.ar)}&limit=1`,
      headers,
    });
    expect([list.headers.get('content-language'), list.headers.get('vary')]).toEqual([
      langue,
      'Accept-Language',
    ]);
    const found = await call(listTransports, { path: '/api/transports?limit=100', headers });
    expect(found.body.data.find(({ _id }) => _id === transport._id)).toMatchObject(ends(langue));
  });

  test('are French for whoever asks for nothing', async () => {
    const { _id } = await makeTransport(yassine.actor, { villes: ['Marseille', 'Tanger'] });
    const { body } = await call(readTransport, { params: { id: _id } });
    expect(body.data).toMatchObject({ ...ends('fr'), nom: 'Marseille → Tanger' });
  });

  test('a session’s rough place is no city to be named', async () => {
    await db.session.updateMany({
      where: { userId: salma.user.id },
      data: { timezone: 'Africa/Casablanca' },
    });
    const { body } = await call(readSessions, { token: salma.token, headers: wanting('en') });
    expect(body.data[0]?.lieu).toBe('Casablanca (Morocco)');
  });

  test('are named in each stream’s own language, by its address or by Accept-Language', async () => {
    const { port } = await serveStreams(SOURCE);
    const { token } = yassine;
    const streams = {
      fr: await openStream(port, { token }),
      en: await openStream(port, { token, headers: wanting('en') }),
      ar: await openStream(port, { token, path: '/api/events?langue=ar', headers: wanting('en') }),
    };
    for (const langue of LANGUES) await streams[langue].hears(({ event }) => event === 'compteurs');
    const transport = await makeTransport(yassine.actor, { villes: ['Marseille', 'Tanger'] });
    await makeReservation(salma.actor, transport);
    for (const langue of LANGUES) {
      await streams[langue].hears(({ event }) => event === 'conversation');
      expect(streams[langue].of('conversation').at(-1)?.data).toMatchObject({
        transportId: ends(langue),
        lastMessage: { evenement: ends(langue) },
      });
    }
  });

  async function conversationOf({ user, token }: MadeUser, langue: Langue) {
    const { conversationId } = await db.conversationParticipant.findFirstOrThrow({
      where: { userId: user.id },
    });
    const params = { id: conversationId };
    return (await call(readConversation, { token, params, headers: wanting(langue) })).body.data;
  }
});
