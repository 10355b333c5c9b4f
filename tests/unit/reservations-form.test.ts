import { describe, expect, it } from 'vitest';
import { cancellationNote } from '@/components/reservations/cancellation-note';
import {
  arrivalOptions,
  chosenLeg,
  departureOptions,
  firstLeg,
  isNamedByCities,
} from '@/components/reservations/legs';
import { availability, openLegs } from '@/components/reservations/open-legs';
import { NOTHING_YET, nextRequestList, requestCount } from '@/components/reservations/use-requests';
import { pageWords } from '@/components/words/server';
import { wordsIn } from '@/components/words/words-of';
import { ecrans } from '@/lib/langues/ecrans';
import type { Langue } from '@/lib/langues/langue.mjs';

const form = pageWords('reservations/formulaire');
const notes = pageWords('reservations/annulation');
const formIn = (langue: Langue) =>
  wordsIn<'reservations/formulaire'>(langue, ecrans[langue]['reservations/formulaire']);

const NOW = Date.UTC(2026, 10, 21, 8);

function etapeAt(ville: string, day: number, marks: string, libre = 10) {
  return {
    _id: `${ville}-${day}`,
    ville,
    date: new Date(NOW + day * 86_400_000).toISOString(),
    timezone: 'Europe/Paris',
    actions: { collecte: marks.includes('C'), depot: marks.includes('D') },
    capacite: 40,
    libre,
  };
}

const transport = [
  etapeAt('Lyon', 1, 'C'),
  etapeAt('Marseille', 2, 'CD', 0),
  etapeAt('Algésiras', 3, 'D', 5),
  etapeAt('Tanger', 4, 'D'),
];

describe('the legs that the form offers', () => {
  it('offers departures that collect, with their marks', () => {
    expect(departureOptions(form, transport, openLegs(transport, NOW))).toEqual([
      { value: 'Lyon-1', label: 'Lyon (Collecte)' },
      { value: 'Marseille-2', label: 'Marseille (Collecte, Dépôt)' },
    ]);
  });

  it('offers the arrivals after the chosen departure and says which are full', () => {
    const free = transport.map((etape) => ({ ...etape, libre: 10 }));
    expect(arrivalOptions(form, free, openLegs(free, NOW), 1).map((option) => option.label)).toEqual([
      'Algésiras (Dépôt)',
      'Tanger (Dépôt)',
    ]);
    expect(
      arrivalOptions(form, transport, openLegs(transport, NOW), 0).map((option) => option.label),
    ).toEqual([
      'Marseille (Collecte, Dépôt)',
      'Algésiras (Dépôt)\u202f: complet',
      'Tanger (Dépôt)\u202f: complet',
    ]);
    expect(arrivalOptions(formIn('en'), transport, openLegs(transport, NOW), 0)[0]?.label).toBe(
      'Marseille (Collection, drop-off)',
    );
  });

  it('does not offer a departure that is past', () => {
    const underway = NOW + 1.5 * 86_400_000;
    expect(openLegs(transport, underway).map((leg) => leg.depart)).toEqual([1, 1]);
    expect(openLegs(transport, null)).toHaveLength(5);
  });

  it('tells a city passed twice by its date', () => {
    const loop = [
      etapeAt('Lyon', 1, 'C'),
      etapeAt('Turin', 2, 'D'),
      etapeAt('Lyon', 3, 'C'),
      etapeAt('Alger', 4, 'D'),
    ];
    const labels = departureOptions(form, loop, openLegs(loop, NOW)).map((option) => option.label);
    expect(new Set(labels).size).toBe(2);
    expect(labels[0]).toMatch(/^Lyon, dim\. 22 nov\./);
    expect(isNamedByCities(loop, { depart: 2, arrivee: 3 })).toBe(false);
    expect(isNamedByCities(transport, { depart: 0, arrivee: 3 })).toBe(true);
  });

  it('finds the leg of two stops, and none for a pair that cannot be booked', () => {
    const legs = openLegs(transport, NOW);
    expect(chosenLeg(transport, legs, 'Marseille-2', 'Tanger-4')).toEqual({ depart: 1, arrivee: 3 });
    expect(chosenLeg(transport, legs, 'Algésiras-3', 'Tanger-4')).toBeNull();
    expect(chosenLeg(transport, legs, 'Lyon-1', '')).toBeNull();
  });

  it('begins with the leg that was searched, or with the only one', () => {
    const legs = openLegs(transport, NOW);
    const asked = (depart: string, arrivee: string) => firstLeg(transport, legs, { depart, arrivee });
    expect(asked('lyon', 'ALGESIRAS')).toEqual({ depart: 0, arrivee: 2 });
    expect(asked('Algésiras', 'Lyon')).toBeNull();
    expect(firstLeg(transport, legs, null)).toBeNull();
    expect(firstLeg(transport, legs.slice(0, 1), null)).toEqual({ depart: 0, arrivee: 1 });
  });

  it.each([
    ['open', NOW, transport],
    ['full', NOW, transport.map((etape) => ({ ...etape, libre: 0 }))],
    ['gone', NOW + 10 * 86_400_000, transport],
    ['open', null, transport],
  ] as const)('says %s', (expected, now, etapes) => {
    expect(availability([...etapes], now)).toBe(expected);
  });
});

describe('why a reservation cannot be cancelled now', () => {
  const later = {
    status: 'confirmee' as const,
    dateDepart: '2026-12-12T05:30:00.000Z',
    timezoneDepart: 'Europe/Paris',
    villeDepart: 'Lyon',
    cancellable: false,
    remise: 'attendue' as const,
  };
  const now = new Date(NOW);

  it('says from when, in the city’s own zone', () => {
    expect(cancellationNote(notes, later, 'specification', now)?.replace(/\s/g, ' ')).toBe(
      'Annulation possible à partir du vendredi 11 décembre 2026, 6 h 30 (heure de Lyon), 24 h avant le départ.',
    );
  });

  it('says that it is too late when the FAQ’s rule holds, and nothing after the departure', () => {
    const soon = { ...later, dateDepart: new Date(NOW + 3_600_000).toISOString() };
    expect(cancellationNote(notes, soon, 'faq', now)).toContain('n’est plus possible');
    expect(cancellationNote(notes, soon, 'faq', new Date(NOW + 7_200_000))).toBeNull();
  });

  it.each(['annulee', 'refusee'] as const)('says nothing of a reservation that is %s', (status) => {
    expect(cancellationNote(notes, { ...later, status }, 'specification', now)).toBeNull();
  });

  it('says nothing when it can be cancelled', () => {
    expect(cancellationNote(notes, { ...later, cancellable: true }, 'specification', now)).toBeNull();
    expect(cancellationNote(notes, later, 'always', now)).toBeNull();
    expect(cancellationNote(notes, { ...later, remise: 'collectee' }, 'specification', now)).toBeNull();
  });
});

describe('the carrier’s list of requests', () => {
  // Only the id matters to the list.
  type Item = (typeof NOTHING_YET.items)[number];
  const item = (id: string, status = 'en_attente') => ({ _id: id, status }) as Item;
  const read = (ids: string[], nextCursor: string | null = null) => ({
    items: ids.map((id) => item(id)),
    nextCursor,
  });

  it('reads, reads further without doubling, and counts', () => {
    let list = nextRequestList(NOTHING_YET, { type: 'read', page: read(['c', 'b'], 'next') });
    expect(requestCount(list)).toBe('2+');
    list = nextRequestList(list, { type: 'reading-more' });
    list = nextRequestList(list, { type: 'read-more', page: read(['b', 'a']) });
    expect(list.items.map((one) => one._id)).toEqual(['c', 'b', 'a']);
    expect(requestCount(list)).toBe('3');
  });

  it('keeps what was there when reading again fails', () => {
    const ready = nextRequestList(NOTHING_YET, { type: 'read', page: read(['a']) });
    const again = nextRequestList(nextRequestList(ready, { type: 'reading' }), { type: 'read', page: null });
    expect(again).toMatchObject({ state: 'ready', items: [{ _id: 'a' }] });
    expect(nextRequestList(NOTHING_YET, { type: 'read', page: null }).state).toBe('failed');
    expect(nextRequestList(ready, { type: 'read-more', page: null })).toMatchObject({ more: 'failed' });
  });

  it('shows an answer in its place', () => {
    const ready = nextRequestList(NOTHING_YET, { type: 'read', page: read(['b', 'a']) });
    const after = nextRequestList(ready, { type: 'answered', item: item('a', 'confirmee') });
    expect(after.items.map((one) => one.status)).toEqual(['en_attente', 'confirmee']);
  });
});
