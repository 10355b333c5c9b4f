import { beforeAll, describe, expect, test } from 'vitest';
import { type PaysPaire, readPaysPaire } from '@/lib/core/cities/pays';
import { db } from '@/lib/core/db';
import { hide, unhide } from '@/lib/moderation/commands/hide';
import { findPaires } from '@/lib/reservations/commands/paires';
import { prixDesPaires } from '@/lib/reservations/queries/prix';
import { updateTransport } from '@/lib/transports/commands/update';
import { listPays, listPaysCarriers, listPaysVilles, nextPaysDeparture } from '@/lib/transports/queries/pays';
import { type MadeUser, makeReservation, makeTransport, makeUser, moveInTime } from '../support/factories';
import { openHolder, waiting } from '../support/locks';

const pays = (address: string): PaysPaire => {
  const read = readPaysPaire(address);
  if (!read) throw new Error(address);
  return read;
};

let carrier: MadeUser;
let agency: MadeUser;

beforeAll(async () => {
  [carrier, agency] = await Promise.all([makeUser(), makeUser({ userType: 'agency' })]);
  await makeTransport(carrier.actor, {
    villes: ['Bruxelles', 'Paris', 'Lyon', 'Tanger', 'Casablanca'],
    days: 6,
  });
  await makeTransport(agency.actor, { villes: ['Lyon', 'Tanger'], days: 4 });
  await makeTransport(carrier.actor, { villes: ['Lyon', 'Tanger'], days: 3, isVisible: false });
  await makeTransport(carrier.actor, { villes: ['Lyon', 'Tanger'], days: -2 });
  await makeTransport(carrier.actor, { villes: ['Tanger', 'Lyon'], days: 9 });
  await makeTransport(carrier.actor, { villes: ['Lyon', 'Madrid'], days: 2 });
});

describe('the page of two countries', () => {
  test('has each trip once, with its longest part between the two, soonest first; nothing hidden or past', async () => {
    const { items, total, totalIsMinimum } = await listPays(pays('france-maroc'), 6);
    expect(items.map(({ route }) => [route.villeDepart, route.villeArrivee])).toEqual([
      ['Lyon', 'Tanger'],
      ['Paris', 'Casablanca'],
    ]);
    expect({ total, totalIsMinimum }).toEqual({ total: 2, totalIsMinimum: false });
    expect(await listPays(pays('france-senegal'), 6)).toEqual({ items: [], total: 0, totalIsMinimum: false });
  });

  test('has a trip as soon as it is announced, hidden, shown again or moved to other cities', async () => {
    const count = async (address: string) => (await listPays(pays(address), 6)).total;
    const { _id } = await makeTransport(carrier.actor, { villes: ['Bordeaux', 'Bamako'], isVisible: false });
    expect(await count('france-mali')).toBe(0);
    await updateTransport(carrier.actor, _id, { isVisible: true });
    expect(await count('france-mali')).toBe(1);
    await updateTransport(carrier.actor, _id, { villeDepart: 'Séville', villeArrivee: 'Gao' });
    expect([await count('france-mali'), await count('espagne-mali')]).toEqual([0, 1]);
    await updateTransport(carrier.actor, _id, { isVisible: false });
    expect(await count('espagne-mali')).toBe(0);
  });

  test('has a trip again as soon as it is given back, and keeps one that is announced while pairs are looked for', async () => {
    const count = async () => (await listPays(pays('portugal-mali'), 6)).total;
    const { _id } = await makeTransport(carrier.actor, { villes: ['Lisbonne', 'Bamako'] });
    await db.$transaction((tx) => hide(tx, 'transport', _id));
    await findPaires();
    expect(await count()).toBe(0);
    await db.$transaction((tx) => unhide(tx, 'transport', _id, { etaitVisible: true, suspended: false }));
    expect(await count()).toBe(1);

    // Announced after the pairs were read, and before they are written.
    const holder = await openHolder();
    await holder.query('BEGIN');
    await holder.query('LOCK TABLE reservations');
    const looking = findPaires();
    await waiting(1);
    await makeTransport(carrier.actor, { villes: ['Porto', 'Nouakchott'] });
    await holder.query('COMMIT');
    await Promise.all([looking, holder.end()]);
    expect((await listPays(pays('portugal-mauritanie'), 6)).total).toBe(1);
  });

  test('keeps a pair that is announced anew while it is taken away', async () => {
    const { _id } = await makeTransport(carrier.actor, { villes: ['Malaga', 'Niamey'] });
    await moveInTime(_id, -10 * 86_400_000);
    await db.$executeRaw`UPDATE paires SET prochain_depart = now() - interval '5 days' WHERE depart_pays = 'ES' AND arrivee_pays = 'NE'`;
    const holder = await openHolder();
    await holder.query('BEGIN');
    // What another trip of the pair writes: its leg, then its pair.
    await holder.query(`UPDATE legs SET date_depart = now() + interval '2 days' WHERE transport_id = $1`, [
      _id,
    ]);
    await holder.query(
      `UPDATE paires SET prochain_depart = now() + interval '2 days' WHERE depart_pays = 'ES' AND arrivee_pays = 'NE'`,
    );
    const looking = findPaires();
    await waiting(1);
    await holder.query('COMMIT');
    await Promise.all([looking, holder.end()]);
    expect(await db.paire.count({ where: { departPays: 'ES', arriveePays: 'NE' } })).toBe(1);
  });

  test('leads to its pairs of cities and to the way back', async () => {
    const villes = await listPaysVilles(pays('france-maroc'), 16);
    expect(villes.map(({ path }) => path).sort()).toEqual([
      '/colis/lyon-casablanca',
      '/colis/lyon-tanger',
      '/colis/paris-casablanca',
      '/colis/paris-tanger',
    ]);
    expect(await nextPaysDeparture(pays('maroc-france'))).toMatchObject({ timezone: 'Africa/Casablanca' });
    expect(await nextPaysDeparture(pays('maroc-belgique'))).toBeNull();
  });

  test('names the agencies that carry there', async () => {
    expect(await listPaysCarriers(pays('france-maroc'), 4)).toEqual([agency.user.id]);
  });
});

test('prices of several pairs are told from five people on, each of whom counts once', async () => {
  const senders = await Promise.all(Array.from({ length: 5 }, () => makeUser()));
  const ways = [
    ['Nantes', 'Dakar'],
    ['Rennes', 'Thiès'],
  ];
  const transports = await Promise.all(ways.map((villes) => makeTransport(carrier.actor, { villes })));
  const paires = ways.map(([depart = '', arrivee = '']) => ({ depart, arrivee }));
  for (const [nth, { actor }] of senders.entries()) {
    expect(await prixDesPaires(paires)).toBeNull();
    const on = transports[nth % 2];
    if (on) await makeReservation(actor, on, { poids: 2, prix: 4 + 2 * nth, status: 'confirmee' });
  }
  expect(await prixDesPaires(paires)).toEqual({ nombre: 5, bas: 3, milieu: 4, haut: 5 });
  expect(await prixDesPaires(paires.slice(0, 1))).toBeNull();
});

test('search engines are told of two countries from three trips on, or of one that five people agreed on', async () => {
  const found = async () => {
    await findPaires();
    const rows = await db.pairePays.findMany({ where: { trouvee: true } });
    return rows.map(({ chemin }) => chemin).sort();
  };
  // Two trips on several pairs of cities are two; one to Senegal has the five prices of the test before.
  expect(await found()).toEqual(['/colis/france-senegal']);
  const { _id } = await makeTransport(carrier.actor, { villes: ['Nice', 'Agadir'] });
  expect(await found()).toEqual(['/colis/france-maroc', '/colis/france-senegal']);
  const before = await db.pairePays.findMany({ orderBy: { id: 'asc' } });
  await findPaires();
  expect(await db.pairePays.findMany({ orderBy: { id: 'asc' } })).toEqual(before);
  await updateTransport(carrier.actor, _id, { isVisible: false });
  expect(await found()).toEqual(['/colis/france-senegal']);
});
