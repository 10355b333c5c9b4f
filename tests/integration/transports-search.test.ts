import { beforeAll, describe, expect, test } from 'vitest';
import { GET } from '@/app/api/transports/route';
import { GET as urgent } from '@/app/api/transports/urgent/route';
import { rowsOf } from '@/lib/core/db';
import { localDay } from '@/lib/core/text/time';
import { daysBeside } from '@/lib/transports/queries/nearest-days';
import { inDays, type MadeUser, makeReservation, makeTransport, makeUser } from '../support/factories';
import { call } from '../support/http';

let carrier: MadeUser;
const ids: Record<string, string> = {};

async function publish(
  name: string,
  villes: string[],
  days: number,
  more: Parameters<typeof makeTransport>[1] = {},
) {
  const made = await makeTransport(carrier.actor, {
    nom: name,
    villes,
    days,
    description: `Trajet ${name}`,
    ...more,
  });
  ids[made._id] = name;
  return made;
}

async function search(query: Record<string, string>) {
  const { status, body } = await call(GET, { path: `/api/transports?${new URLSearchParams(query)}` });
  expect(status).toBe(200);
  return { names: body.data.map((one) => ids[one._id] ?? ''), data: body.data, meta: body.meta };
}

beforeAll(async () => {
  carrier = await makeUser();
  await publish('direct', ['Lyon', 'Tanger'], 4);
  const through = await publish('through', ['Paris', 'Lyon', 'Marseille', 'Tanger', 'Casablanca'], 3, {
    poidsMax: 60,
  });
  await publish('backwards', ['Tanger', 'Lyon'], 2);
  await publish('departs', ['Lyon', 'Alger'], 6, { type: 'Professionnel' });
  await publish('arrives', ['Bruxelles', 'Tanger'], 5);
  await publish('elsewhere', ['Paris', 'Dakar'], 1, { description: 'Deux valises, remise aux Almadies' });
  await publish('hidden', ['Lyon', 'Tanger'], 4, { isVisible: false });
  await publish('gone', ['Lyon', 'Tanger'], -2);
  const noCollect = ['Paris', 'Lyon', 'Tanger'].map((ville, at) => ({
    ville,
    date: inDays(8 + at / 2).toISOString(),
    actions: { collecte: at === 0, depot: at > 0 },
  }));
  await publish('deposit-only', [], 7, { etapes: noCollect });
  const sender = await makeUser();
  await makeReservation(sender.actor, through, {
    villeDepart: 'Paris',
    villeArrivee: 'Marseille',
    poids: 50,
  });
});

describe('GET /transports', () => {
  test.each([
    ['date', 'demain'],
    ['date', '2026-02-30'],
    ['date', '0000-01-01'],
    ['date', '9999-12-31'],
    ['limit', '0'],
    ['limit', '101'],
    ['poidsMax', '-1'],
    ['sort', 'prix'],
    ['couleur', 'bleu'],
  ])('%s=%s is refused on its field', async (field, value) => {
    const { status, body } = await call(GET, { path: `/api/transports?${field}=${value}` });
    expect(status).toBe(422);
    expect(Object.keys(body.fields)).toEqual([field]);
  });

  test('lists exact matches first, then those with one end, each with its own leg', async () => {
    const { names, data, meta } = await search({ villeDepart: 'Lyon', villeArrivee: 'Tanger' });
    expect(names).toEqual(['through', 'direct', 'arrives', 'departs', 'deposit-only']);
    expect(meta).toMatchObject({ exacts: 2, partiels: 3, total: 5, totalIsMinimum: false, nextCursor: null });
    expect(data[0]?.route).toMatchObject({
      villeDepart: 'Lyon',
      villeArrivee: 'Tanger',
      depart: 1,
      arrivee: 3,
      match: 'exact',
    });
    expect(data[0]?.remainingCapacity).toBe(10);
    expect(data[2]?.route).toMatchObject({ villeArrivee: 'Tanger', match: 'partiel' });
  });

  test.each([
    [
      'another spelling',
      { villeDepart: 'lyon', villeArrivee: 'Tangier' },
      ['through', 'direct', 'arrives', 'departs', 'deposit-only'],
    ],
    ['another script', { villeArrivee: 'طنجة' }, ['through', 'direct', 'arrives', 'deposit-only']],
    ['departure only', { villeDepart: 'LYON' }, ['through', 'direct', 'departs']],
    ['arrival only', { villeArrivee: 'Lyon' }, ['backwards', 'through', 'deposit-only']],
    [
      'nothing asked, soonest first',
      {},
      ['elsewhere', 'backwards', 'through', 'direct', 'arrives', 'departs', 'deposit-only'],
    ],
    [
      'newest first',
      { sort: 'recent' },
      ['deposit-only', 'elsewhere', 'arrives', 'departs', 'backwards', 'through', 'direct'],
    ],
    ['type', { type: 'Professionnel' }, ['departs']],
    ['the other type and a city', { type: 'Particulier', villeDepart: 'Lyon' }, ['through', 'direct']],
    [
      'free weight on any part when none is asked, in the order of its departure',
      { poidsMax: '11' },
      ['elsewhere', 'backwards', 'through', 'direct', 'arrives', 'departs', 'deposit-only'],
    ],
    [
      'everything at once',
      { search: 'tanger', villeDepart: 'Lyon', villeArrivee: 'Tanger', type: 'Particulier', poidsMax: '11' },
      ['direct', 'through', 'arrives', 'deposit-only'],
    ],
    [
      'soonest first when told',
      { villeArrivee: 'Tanger', sort: 'date' },
      ['through', 'direct', 'arrives', 'deposit-only'],
    ],
    [
      'free weight on the part asked',
      { villeDepart: 'Lyon', villeArrivee: 'Marseille', poidsMax: '11' },
      ['direct', 'departs'],
    ],
    [
      'free weight where there is some',
      { villeDepart: 'Marseille', villeArrivee: 'Casablanca', poidsMax: '60' },
      ['through'],
    ],
    ['a word of the description, without accents', { search: 'almadies' }, ['elsewhere']],
    ['a stop in between', { search: 'Marseille' }, ['through']],
    [
      'a city by another name',
      { search: 'Tangiers' },
      ['backwards', 'through', 'direct', 'arrives', 'deposit-only'],
    ],
    ['a city by another name among other words', { search: 'remise tangiers casa' }, []],
    ['cities by other names among other words', { search: 'trajet Tangiers casa' }, ['through']],
    ['all words, in any order', { search: 'casa paris' }, ['through']],
    ['text and cities', { search: 'direct', villeDepart: 'Lyon', villeArrivee: 'Tanger' }, ['direct']],
    ['nowhere', { villeDepart: 'Oslo', villeArrivee: 'Kiruna' }, []],
    [
      'empty fields of a form',
      { villeDepart: '', search: ' ', type: '', villeArrivee: 'Dakar' },
      ['elsewhere'],
    ],
  ])('filters by %s', async (_, query, expected) => {
    expect((await search(query as Record<string, string>)).names).toEqual(expected);
  });

  test('a day is that of the leg’s departure in its own zone; an empty one offers its neighbours', async () => {
    const { data } = await search({ villeDepart: 'Lyon', villeArrivee: 'Tanger' });
    const exacts = data.slice(0, 2) as { _id: string; route: { dateDepart: string } }[];
    const days = exacts.map(({ route }) => localDay(route.dateDepart, 'Europe/Paris'));
    const day = days[1] ?? '';
    // At some hours of the day the one before leaves on the same.
    const then = exacts.filter((_one, at) => days[at] === day).map(({ _id }) => ids[_id]);
    const { names } = await search({ villeDepart: 'Lyon', villeArrivee: 'Tanger', date: day });
    expect(names.slice(0, then.length)).toEqual(then);
    expect(then).toContain('direct');
    const empty = await search({
      villeDepart: 'Lyon',
      villeArrivee: 'Tanger',
      date: localDay(inDays(60), 'Europe/Paris'),
    });
    expect(empty.names).toEqual([]);
    expect(empty.meta.joursProches).toEqual([...new Set(days)]);
  });

  test.each(['2000-01-01', '2199-12-31'])(
    'of a day far away (%s) few neighbours are looked at',
    async (date) => {
      const cities = { villeDepart: 'Lyon', villeArrivee: 'Tanger' };
      const { joursProches } = (await search({ ...cities, date: localDay(inDays(60), 'Europe/Paris') })).meta;
      expect(joursProches).not.toEqual([]);
      expect((await search({ ...cities, date })).meta.joursProches).toEqual(joursProches);
      expect((await search({ villeDepart: 'Oslo', villeArrivee: 'Dakar', date })).meta.joursProches).toEqual(
        [],
      );
      const { before, after } = daysBeside(date);
      const [looked] = await rowsOf<{ days: number }>`
      SELECT count(*)::int AS days FROM (SELECT ${before} UNION ALL SELECT ${after}) all_days`;
      expect(looked?.days).toBeGreaterThan(700);
      expect(looked?.days).toBeLessThan(740);
    },
  );

  test('pages by cursor, without a gap or a repeat, through exact and partial matches', async () => {
    for (const sort of ['date', 'recent']) {
      const query = { villeDepart: 'Lyon', villeArrivee: 'Tanger', sort };
      const whole = (await search(query)).names;
      const seen: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const page: Awaited<ReturnType<typeof search>> = await search({ ...query, limit: '2', cursor });
        seen.push(...page.names);
        cursor = page.meta.nextCursor;
      }
      expect(seen).toEqual(whole);
      expect(new Set(seen).size).toBe(5);
    }
  });

  test.each([
    ['type', 'Camion'],
    ['sort', 'prix'],
    ['date', '2026-13-45'],
    ['poidsMax', '-3'],
    ['limit', '101'],
    ['cursor', 'zzz'],
    ['cursor', Buffer.from('["exact",1e300,"018f0000-0000-7000-8000-000000000000"]').toString('base64url')],
    [
      'cursor',
      Buffer.from('["exact",8640000000000001,"018f0000-0000-7000-8000-000000000000"]').toString('base64url'),
    ],
    [
      'cursor',
      Buffer.from('["exact",1796000000000,"018f0000-0000-7000-8000-000000000000",1e300]').toString(
        'base64url',
      ),
    ],
    ['couleur', 'bleu'],
  ])('refuses %s=%s on its field', async (field, value) => {
    const { status, body } = await call(GET, { path: `/api/transports?${field}=${value}` });
    expect(status).toBe(422);
    expect(Object.keys(body.fields)).toEqual([field]);
  });
});

test('GET /transports/urgent lists what departs within seven days with room on it', async () => {
  const full = await publish('full', ['Nice', 'Tunis'], 1, { poidsMax: 5 });
  await makeReservation((await makeUser()).actor, full, { poids: 5 });
  const { body } = await call(urgent, { path: '/api/transports/urgent' });
  expect(body.data.map((one: { _id: string }) => ids[one._id])).toEqual([
    'elsewhere',
    'backwards',
    'through',
    'direct',
    'arrives',
    'departs',
  ]);
});
