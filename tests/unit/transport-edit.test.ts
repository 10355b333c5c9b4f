import { describe, expect, it } from 'vitest';
import { editRefused } from '@/lib/transports/commands/refusals';
import {
  BOOKED_MOVE_HOURS,
  type Booking,
  editConflict,
  legFlags,
  matchLeg,
  partAhead,
} from '@/lib/transports/rules';

const HOUR_MS = 3_600_000;
const at = (hours: number) => new Date(Date.UTC(2027, 0, 10) + hours * HOUR_MS);
const plain = (text: string | undefined) => text?.replace(/[\u202f\u00a0]/g, ' ');

const current = [
  { id: 'a', ville: 'Lyon', villeCle: 'g:1' },
  { id: 'b', ville: 'Marseille', villeCle: 'g:2' },
  { id: 'c', ville: 'Tanger', villeCle: 'g:3' },
];
const planned = (moves: [number, number, number], villeCle = 'g:2') =>
  current.map((etape, position) => ({
    ...etape,
    villeCle: position === 1 ? villeCle : etape.villeCle,
    timezone: 'Europe/Paris',
    date: at(position * 24 + (moves[position] ?? 0)),
    actions: { collecte: position < 2, depot: position > 0 },
  }));
const booking = (depart: number, arrivee: number): Booking => ({
  departEtapeId: current[depart]?.id ?? '',
  arriveeEtapeId: current[arrivee]?.id ?? '',
  departConvenu: at(depart * 24),
  arriveeConvenue: at(arrivee * 24),
  poids: 8_000,
  label: () => 'Awa Diallo, 8 kg',
});

describe('moving booked stops', () => {
  it.each<[string, [number, number, number], [number, number], string | null]>([
    ['nothing', [0, 0, 0], [0, 2], null],
    ['all by the most that is allowed', [12, 12, 12], [0, 2], null],
    ['all back by as much', [-12, -12, -12], [0, 2], null],
    ['the departure by a minute more', [12 + 1 / 60, 0, 0], [0, 2], 'etapes.0.date'],
    ['the departure back', [-13, 0, 0], [0, 1], 'etapes.0.date'],
    ['the arrival', [0, 0, 48], [0, 2], 'etapes.2.date'],
    ['the arrival of another part', [0, 0, 48], [0, 1], null],
    ['a stop that the parcel only passes', [0, 20, 0], [0, 2], null],
    ['the departure of another part', [-40, 0, 0], [1, 2], null],
  ])('%s', (_name, moves, [depart, arrivee], field) => {
    const conflict = editConflict(planned(moves), current, 40_000, [booking(depart, arrivee)]);
    expect(conflict?.field ?? null).toBe(field);
  });

  it('says which stop, what was booked and what to do', () => {
    const conflict = editConflict(planned([20, 0, 0]), current, 40_000, [booking(0, 2)]);
    expect(plain(conflict ? editRefused(conflict).message : undefined)).toBe(
      'L’étape Lyon est réservée pour le dimanche 10 janvier 2027, 1 h (heure de Lyon) : Awa Diallo, 8 kg. ' +
        `Vous pouvez la déplacer de ${BOOKED_MOVE_HOURS} heures au plus. ` +
        'Pour une autre date, demandez aux personnes concernées d’annuler et de réserver de nouveau.',
    );
  });

  it('names the city of a booked stop that is gone, and what is loaded too much', () => {
    const without = planned([0, 0, 0]).filter((etape) => etape.id !== 'b');
    const said = (...asked: Parameters<typeof editConflict>) => {
      const conflict = editConflict(...asked);
      return conflict && editRefused(conflict).fields;
    };
    expect(said(without, current, 40_000, [booking(1, 2)])).toEqual({
      'etapes.b': expect.stringContaining('L’étape Marseille est réservée\u202f: Awa Diallo'),
    });
    expect(editConflict(planned([0, 0, 0], 'g:9'), current, 40_000, [booking(1, 2)])?.field).toBe('etapes');
    expect(said(planned([0, 0, 0]), current, 7_000, [booking(1, 2)])).toEqual({
      poidsMax: expect.stringContaining('8 kg sont déjà réservés entre Marseille et Tanger'),
    });
  });
});

// Cherbourg, Safi, Cherbourg (no pickup), Cherbourg's neighbour, Safi: 10, 2, 10, 10 free.
const villes = ['C', 'S', 'C', 'N', 'S'];
const free = [10, 2, 10, 10, 0];
const route = villes.map((ville, position) => ({
  ville,
  libre: free[position] ?? 0,
  actions: { collecte: position < 4 && position !== 2, depot: position > 0 },
}));
const place = (ville: string | null) => (ville ? (position: number) => villes[position] === ville : null);

describe('the part that answers', () => {
  it.each<[string, string | null, string | null, number, number, [number, number, string] | null]>([
    ['nothing asked: all of it', null, null, 0, 0, [0, 4, 'entier']],
    ['under way: as far as it goes', null, null, 1, 0, [1, 4, 'exact']],
    ['weight: as far as it fits', null, null, 0, 5, [0, 1, 'exact']],
    ['weight that only a later part has', null, null, 1, 5, [3, 4, 'exact']],
    ['both: the next deposit', 'C', 'S', 0, 0, [0, 1, 'exact']],
    ['both, gone: one end', 'C', 'S', 1, 0, [1, 4, 'partiel']],
    ['both, too heavy', 'C', 'S', 0, 11, null],
    ['a departure', 'S', null, 0, 0, [1, 4, 'exact']],
    ['an arrival: its next deposit', null, 'S', 0, 0, [0, 1, 'exact']],
    ['an arrival, under way', null, 'S', 3, 5, [3, 4, 'exact']],
    ['a departure that has left', 'C', null, 1, 0, null],
    ['all gone', null, null, 4, 0, null],
  ])('%s', (_name, depart, arrivee, ahead, poids, expected) => {
    const leg = matchLeg(route, {
      depart: place(depart),
      arrivee: place(arrivee),
      leaves: (position) => position >= ahead,
      poids,
    });
    expect(leg && [leg.depart, leg.arrivee, leg.match]).toEqual(expected);
  });

  it.each<[now: string, expected: [number, number] | null]>([
    ['2026-12-01', [0, 4]],
    ['2026-12-12T12:00:00Z', [1, 4]],
    ['2026-12-13T12:00:00Z', [3, 4]],
    ['2026-12-15T12:00:00Z', null],
  ])('at %s what still lies ahead is %j', (now, expected) => {
    const dated = route.map((etape, at) => ({ ...etape, date: new Date(Date.UTC(2026, 11, 12 + at)) }));
    const leg = partAhead(dated, new Date(now));
    expect(leg && [leg.depart, leg.arrivee]).toEqual(expected);
  });

  it('marks the shortest parts and the pickups before them', () => {
    const marked = legFlags(route.map((etape) => ({ ...etape, villeCle: etape.ville }))).map((leg) => [
      leg.depart,
      leg.arrivee,
      [leg.entier && 'entier', leg.premierDepot && 'premier', leg.premierDepotIci && 'ici'].filter(Boolean),
      leg.avant,
      leg.avantIci,
    ]);
    expect(marked).toEqual([
      [0, 1, ['premier', 'ici'], null, null],
      [0, 2, ['ici'], null, null],
      [0, 3, ['ici'], null, null],
      [0, 4, ['entier'], null, null],
      [1, 2, ['premier', 'ici'], 0, null],
      [1, 3, ['ici'], 0, null],
      [1, 4, ['ici'], 0, null],
      [3, 4, ['premier', 'ici'], 1, null],
    ]);
  });
});
