import { beforeAll, describe, expect, test } from 'vitest';
import { placeKey } from '@/lib/core/cities/find';
import { type Paire, readPaire } from '@/lib/core/cities/paires';
import { db } from '@/lib/core/db';
import { prixConstates } from '@/lib/reservations/queries/prix';
import { isWorthFinding } from '@/lib/reservations/rules';
import { listAround, listPaire, listPaireCarriers } from '@/lib/transports/queries/paire';
import { listAgenciesNear } from '@/lib/users/queries/agencies';
import { type MadeUser, makeReservation, makeTransport, makeUser } from '../support/factories';

const paire = (address: string): Paire => {
  const read = readPaire(address);
  if (!read) throw new Error(address);
  return read;
};

let carrier: MadeUser;
let agency: MadeUser;

beforeAll(async () => {
  [carrier, agency] = await Promise.all([makeUser(), makeUser({ userType: 'agency' })]);
  await makeTransport(carrier.actor, { villes: ['Lyon', 'Marseille', 'Tanger'], days: 6 });
  await makeTransport(agency.actor, { villes: ['Lyon', 'Tanger'], days: 4 });
  await makeTransport(carrier.actor, { villes: ['Lyon', 'Tanger'], days: 3, isVisible: false });
  await makeTransport(carrier.actor, { villes: ['Lyon', 'Tanger'], days: -2 });
  await makeTransport(carrier.actor, { villes: ['Tanger', 'Lyon'], days: 9 });
  await makeTransport(carrier.actor, { villes: ['Grenoble', 'Tanger'], days: 8 });
  await makeTransport(carrier.actor, { villes: ['Lyon', 'Tétouan'], days: 7 });
});

describe('the page of two cities', () => {
  test('has what really goes from the one to the other, soonest first; nothing hidden, past or on one end only', async () => {
    const { items, total, totalIsMinimum } = await listPaire(paire('lyon-tanger'), 6);
    expect(
      items.map(({ villeDepart, villeArrivee, etapes }) => [villeDepart, villeArrivee, etapes.length]),
    ).toEqual([
      ['Lyon', 'Tanger', 2],
      ['Lyon', 'Tanger', 3],
    ]);
    expect({ total, totalIsMinimum }).toEqual({ total: 2, totalIsMinimum: false });
    expect((await listPaire(paire('marseille-tanger'), 6)).items).toMatchObject([
      { route: { villeDepart: 'Marseille', villeArrivee: 'Tanger', match: 'exact' } },
    ]);
    expect(await listPaire(paire('lyon-dakar'), 6)).toMatchObject({ items: [], total: 0 });
  });

  test('knows the way back, and neighbours that something leaves for', async () => {
    const { back, near } = await listAround(paire('lyon-tanger'), 8);
    expect(back).toMatchObject({ depart: 'Tanger', arrivee: 'Lyon', path: '/colis/tanger-lyon' });
    expect(near.map(({ path }) => path)).toEqual(['/colis/grenoble-tanger', '/colis/lyon-tetouan']);
    expect(await listAround(paire('oslo-dakar'), 8)).toEqual({ back: null, near: [] });
  });

  test('names the agencies that carry there, then those at home there', async () => {
    const carriers = await listPaireCarriers(paire('lyon-tanger'), 4);
    expect(carriers).toEqual([agency.user.id]);
    const here = await makeUser({ userType: 'agency' });
    await db.agencyDetails.update({
      where: { userId: here.user.id },
      data: { villeCle: placeKey('Tanger') },
    });
    const ended = await makeUser({ userType: 'agency' });
    await db.user.update({ where: { id: ended.user.id }, data: { deletedAt: new Date() } });
    const named = await listAgenciesNear(
      [...carriers, ended.user.id],
      [placeKey('Lyon'), placeKey('Tanger')],
      4,
    );
    expect(named.map(({ _id }) => _id)).toEqual([agency.user.id, here.user.id]);
  });
});

describe('prices that were agreed on', () => {
  test('are told from five people on, each of whom counts once', async () => {
    const senders = await Promise.all(Array.from({ length: 5 }, () => makeUser()));
    const [transport, other] = await Promise.all([
      makeTransport(carrier.actor, { villes: ['Nantes', 'Rabat'] }),
      makeTransport(carrier.actor, { villes: ['Nantes', 'Rabat'] }),
    ]);
    const reserve = (
      nth: number,
      on: typeof transport,
      prix: number,
      status: 'confirmee' | 'en_attente' = 'confirmee',
    ) => {
      const sender = senders[nth];
      if (!sender) throw new Error('nobody');
      return makeReservation(sender.actor, on, { poids: 2, prix, status });
    };
    for (const [nth, prix] of [4, 6, 8, 10].entries()) await reserve(nth, transport, prix);
    await reserve(4, other, 500, 'en_attente');
    await reserve(3, transport, 10);
    expect(await prixConstates('Nantes', 'Rabat')).toBeNull();
    await reserve(4, other, 12);
    expect(await prixConstates('Nantes', 'Rabat')).toEqual({ nombre: 5, bas: 3, milieu: 4, haut: 5 });
    expect(await prixConstates('Rabat', 'Nantes')).toBeNull();
  });

  test.each([
    [0, 0, false],
    [0, 50, false],
    [1, 4, false],
    [2, 0, false],
    [1, 5, true],
    [3, 0, true],
  ])('%i ahead and %i prices: found by search engines %s', (ahead, prix, found) => {
    expect(isWorthFinding(ahead, prix)).toBe(found);
  });
});
