import { beforeAll, describe, expect, test } from 'vitest';
import { POST as CAPACITY } from '@/app/api/transports/[id]/capacity/route';
import { GET } from '@/app/api/transports/route';
import { localDay } from '@/lib/core/text/time';
import {
  inDays,
  type MadeUser,
  makeReservation,
  makeTransport,
  makeUser,
  moveInTime,
} from '../support/factories';
import { call } from '../support/http';

const DAY_MS = 86_400_000;
let carrier: MadeUser;

/** Four stops of the same two cities: the pair is passed twice. */
function ferry(days: number[]) {
  return ['Lorient', 'Safi', 'Lorient', 'Safi'].map((ville, position) => ({
    ville,
    date: inDays(days[position] ?? 0).toISOString(),
    actions: { collecte: position < 3, depot: position > 0 },
  }));
}

async function search(query: Record<string, string | undefined>) {
  const { status, body } = await call(GET, {
    path: `/api/transports?${new URLSearchParams(query as Record<string, string>)}`,
  });
  expect(status).toBe(200);
  return { data: body.data, meta: body.meta };
}

const both = { villeDepart: 'Lorient', villeArrivee: 'Safi' };

beforeAll(async () => {
  carrier = await makeUser();
});

describe('a trip that passes the same cities twice', () => {
  test('is found on the day of its second passage, when the first is full, and when it has left', async () => {
    const transport = await makeTransport(carrier.actor, { etapes: ferry([4, 6, 14, 16]), poidsMax: 20 });
    const second = { depart: 2, arrivee: 3, match: 'exact' };
    const onDay = async (days: number) =>
      (await search({ ...both, date: localDay(inDays(days), 'Europe/Paris') })).data[0]?.route;

    expect(await onDay(4)).toMatchObject({ depart: 0, arrivee: 1, match: 'exact' });
    expect(await onDay(14)).toMatchObject(second);
    const { meta } = await search({ ...both, date: localDay(inDays(10), 'Europe/Paris') });
    expect(meta.joursProches).toEqual([4, 14].map((days) => localDay(inDays(days), 'Europe/Paris')));

    const sender = await makeUser();
    await makeReservation(sender.actor, transport, {
      villeDepart: 'Lorient',
      villeArrivee: 'Safi',
      poids: 15,
    });
    const roomy = await search({ ...both, poidsMax: '10' });
    expect(roomy.data[0]).toMatchObject({ route: second, remainingCapacity: 20 });
    expect(roomy.meta).toMatchObject({ total: 1, exacts: 1 });
    expect((await search(both)).data[0]?.route).toMatchObject({ depart: 0, arrivee: 1 });

    const free = async () =>
      (await call(CAPACITY, { params: { id: transport._id }, body: both })).body.data.remainingCapacity;
    expect(await free()).toBe(5);

    await moveInTime(transport._id, -5 * DAY_MS);
    expect((await search(both)).data[0]?.route).toMatchObject(second);
    expect(await free()).toBe(20);
    // Named by its cities only, the passage that still lies ahead is meant.
    const { dateDepart } = await makeReservation(sender.actor, transport, {
      villeDepart: 'Lorient',
      villeArrivee: 'Safi',
      poids: 20,
    });
    expect(Math.abs(Date.parse(dateDepart) - +inDays(9))).toBeLessThan(120_000);
    await moveInTime(transport._id, -10 * DAY_MS);
    expect((await search(both)).data).toEqual([]);
  });
});

describe('a trip under way', () => {
  test('is listed while a part that fits what is asked lies ahead, whatever is asked', async () => {
    const transport = await makeTransport(carrier.actor, {
      villes: ['Brest', 'Quimper', 'Oujda'],
      description: 'Passe par le phare',
      days: 2,
    });
    await moveInTime(transport._id, -2 * DAY_MS - 3_600_000);
    const ahead = { depart: 1, arrivee: 2, villeDepart: 'Quimper', villeArrivee: 'Oujda' };
    const day = localDay(new Date(Date.now() + 9 * 3_600_000), 'Europe/Paris');
    for (const question of [
      { villeArrivee: 'Oujda' },
      { villeArrivee: 'Oujda', date: day },
      { villeArrivee: 'Oujda', poidsMax: '40' },
      { villeDepart: 'Quimper' },
      { search: 'phare' },
      { search: 'phare', sort: 'recent' },
      { search: 'phare', poidsMax: '40' },
      { villeDepart: 'Brest', villeArrivee: 'Oujda' },
    ]) {
      const { data, meta } = await search(question);
      expect(data.map(({ _id, route }: typeof transport) => [_id, route])).toEqual([
        [transport._id, expect.objectContaining(ahead)],
      ]);
      expect(meta.total).toBe(1);
    }
    const whole = await search({ limit: '100' });
    expect(whole.data.map((one: typeof transport) => one._id)).toContain(transport._id);
    expect((await search({ villeDepart: 'Brest' })).data).toEqual([]);
  });

  test('comes once while pages are turned and its departures pass', async () => {
    const leaving = await makeTransport(carrier.actor, {
      etapes: ferry([3, 5, 6, 8]),
      type: 'Professionnel',
    });
    const later = await makeTransport(carrier.actor, {
      villes: ['Nice', 'Bizerte'],
      days: 4,
      type: 'Professionnel',
    });
    const one = { type: 'Professionnel', limit: '1' };
    const first = await search(one);
    expect(first.data[0]?._id).toBe(leaving._id);

    // The clock goes on by three days and a half: everything else is as much nearer.
    await moveInTime(leaving._id, -3.5 * DAY_MS);
    await moveInTime(later._id, -3.5 * DAY_MS);
    const [group, dateMs, id, begunMs] = JSON.parse(
      Buffer.from(first.meta.nextCursor ?? '', 'base64url').toString(),
    );
    const cursor = Buffer.from(
      JSON.stringify([group, dateMs - 3.5 * DAY_MS, id, begunMs - 3.5 * DAY_MS]),
    ).toString('base64url');
    const second = await search({ ...one, limit: '5', cursor });
    expect(second.data.map((row: { _id: string }) => row._id)).toEqual([later._id]);
    // Who begins anew sees it where it can still be boarded.
    const anew = await search({ ...one, limit: '5' });
    expect(anew.data.map((row: { _id: string }) => row._id)).toEqual([later._id, leaving._id]);
  });
});

test('how many there are does not depend on how many are shown', async () => {
  await makeTransport(carrier.actor, { villes: ['Metz', 'Sfax'], days: 3 });
  await makeTransport(carrier.actor, { villes: ['Metz', 'Sfax'], days: 4 });
  await makeTransport(carrier.actor, { villes: ['Metz', 'Dakar'], days: 5 });
  await makeTransport(carrier.actor, { villes: ['Lille', 'Sfax'], days: 6 });
  for (const more of [{}, { poidsMax: '10' }, { sort: 'recent' }]) {
    for (const limit of ['1', '2', '3', '20']) {
      const { meta } = await search({ villeDepart: 'Metz', villeArrivee: 'Sfax', limit, ...more });
      expect(meta).toMatchObject({ total: 4, exacts: 2, partiels: 2 });
    }
  }
});
