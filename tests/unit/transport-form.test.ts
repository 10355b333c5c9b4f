import { describe, expect, it } from 'vitest';
import {
  datesStay,
  formValues,
  newEtape,
  transportBody,
  withBooked,
} from '@/components/transports/transport-form-values';
import type { EtapeView, TransportView } from '@/lib/transports/queries/view';
import { transportFormSchema } from '@/lib/transports/schema';

const VILLES_REQUISES = 'Les villes de départ et d’arrivée sont obligatoires';

const etape = (
  id: string,
  ville: string,
  date: string,
  timezone: string,
  collecte: boolean,
  depot: boolean,
) => ({ _id: id, ville, date, timezone, actions: { collecte, depot } }) as EtapeView;

const LYON = '01a1fd42-13f7-72f5-ad86-07525ff4cc16';
const TANGER = '01a1fd42-172e-76ad-b4e7-b15e3589b0cf';

const transport = {
  nom: 'Lyon → Tanger',
  type: 'Professionnel',
  description: 'Fourgon',
  poidsMax: 40,
  villeDepart: 'Lyon',
  villeArrivee: 'Tanger',
  etapes: [
    etape(LYON, 'Lyon', '2026-12-12T05:30:45.120Z', 'Europe/Paris', true, false),
    etape(TANGER, 'Tanger', '2026-12-13T13:00:00.000Z', 'Africa/Casablanca', false, true),
  ],
} as TransportView;

describe('what the trip form starts with', () => {
  it('is two empty stops, the first collecting and the last depositing', () => {
    const { etapes, type, poidsMax } = formValues();
    expect(etapes).toEqual([
      { ville: '', date: '', actions: { collecte: true, depot: false } },
      { ville: '', date: '', actions: { collecte: false, depot: true } },
    ]);
    expect(type).toBe('Particulier');
    expect(poidsMax).toBeUndefined();
  });

  it('shows each stop’s date on the clock of its own city', () => {
    const { etapes, poidsMax } = formValues(transport);
    expect(etapes.map(({ _id, date }) => [_id, date])).toEqual([
      [LYON, '2026-12-12T06:30'],
      [TANGER, '2026-12-13T13:00'],
    ]);
    expect(poidsMax).toBe(40);
  });

  it('leaves the name empty when it is only that of the cities', () => {
    expect(formValues(transport).nom).toBe('');
    expect(formValues({ ...transport, nom: 'Le fourgon' }).nom).toBe('Le fourgon');
  });
});

describe('what the trip form sends', () => {
  const values = transportFormSchema.parse(formValues(transport));

  it('keeps the instant of an untouched stop, to the millisecond', () => {
    expect(transportBody(values, transport).etapes.map(({ date }) => date)).toEqual(
      transport.etapes.map(({ date }) => date),
    );
  });

  it('sends a changed date, or the date of a changed city, as the city’s wall clock', () => {
    const [first, last] = values.etapes;
    const etapes = [
      { ...first, ville: 'Paris' },
      { ...last, date: '2026-12-14T09:00' },
    ] as typeof values.etapes;
    expect(
      transportBody({ ...values, etapes }, transport).etapes.map(({ _id, date }) => [_id, date]),
    ).toEqual([
      [LYON, '2026-12-12T06:30'],
      [TANGER, '2026-12-14T09:00'],
    ]);
  });

  it('sends new stops without an id', () => {
    const etapes = [...values.etapes, { ...newEtape(), ville: 'Fès', date: '2026-12-14T09:00' }];
    expect(transportBody({ ...values, etapes }, transport).etapes[2]).toEqual({
      ville: 'Fès',
      date: '2026-12-14T09:00',
      actions: { collecte: true, depot: true },
    });
  });
});

describe('what the trip form refuses by itself', () => {
  const problems = (values: unknown) =>
    Object.fromEntries(
      (transportFormSchema.safeParse(values).error?.issues ?? []).map((issue) => [
        issue.path.join('.'),
        issue.message,
      ]),
    );

  it('says what is missing everywhere at once', () => {
    const etapes = formValues().etapes.toSpliced(1, 0, {
      ...newEtape(),
      actions: { collecte: false, depot: false },
    });
    expect(problems({ ...formValues(), etapes })).toEqual({
      poidsMax: 'Indiquez un poids en kg.',
      'etapes.0.ville': VILLES_REQUISES,
      'etapes.0.date': expect.any(String),
      'etapes.1.ville': 'Indiquez la ville.',
      'etapes.1.date': expect.any(String),
      'etapes.1.actions.collecte': 'Cochez Collecte, Dépôt ou les deux.',
      'etapes.2.ville': VILLES_REQUISES,
      'etapes.2.date': expect.any(String),
    });
  });

  it('accepts a whole trip', () => {
    expect(problems(formValues(transport))).toEqual({});
  });
});

describe('two stops that change places', () => {
  it.each([
    ['2026-12-12T10:00', '2026-12-12T18:00', true],
    ['2026-12-12T18:00', '2026-12-12T10:00', false],
    ['2026-12-12T10:00', '2026-12-12T10:00', false],
    ['', '2026-12-12T10:00', false],
    ['2026-12-12T10:00', '', false],
  ])('dates %s and %s stay in place: %s', (first, second, stay) => {
    expect(datesStay(first, second)).toBe(stay);
  });
});

describe('booked stops that were taken out of the form', () => {
  const through = (id: string, ville: string) =>
    etape(id, ville, '2026-12-12T12:00:00.000Z', 'Europe/Paris', true, true);
  const [lyon, tanger] = transport.etapes as [EtapeView, EtapeView];
  const etapes = [lyon, through('a', 'Valence'), through('b', 'Marseille'), tanger];
  const saved = { ...transport, etapes } as TransportView;
  const values = formValues(saved).etapes;
  const without = (...gone: string[]) => values.filter(({ _id }) => !gone.includes(_id ?? ''));
  const refusal = (id: string) => ({ [`etapes.${id}`]: 'محجوزة' });

  it('come back where they were, after what stood before them', () => {
    expect(withBooked(without('b'), saved, refusal('b'))).toEqual(values);
    expect(withBooked(without('a', 'b'), saved, refusal('b'))).toEqual(without('a'));
    const added = [...without('a').slice(0, 1), newEtape(), ...without('a').slice(1)];
    expect(withBooked(added, saved, refusal('a'))?.map(({ ville }) => ville)).toEqual([
      ...['Lyon', 'Valence', '', 'Marseille', 'Tanger'],
    ]);
  });

  it('come back second when nothing that stood before them is left', () => {
    const moved = values.filter(({ _id }) => _id !== 'a' && _id !== LYON);
    expect(withBooked(moved, saved, refusal('a'))?.map(({ ville }) => ville)).toEqual([
      ...['Marseille', 'Valence', 'Tanger'],
    ]);
  });

  it('are left alone when the refusal is about something else, or the form still holds them', () => {
    expect(withBooked(without('b'), saved, refusal('a'))).toBeNull();
    expect(withBooked(values, saved, refusal('b'))).toBeNull();
    expect(withBooked(without('b'), saved, { etapes: 'L’étape Marseille est réservée.' })).toBeNull();
    expect(withBooked(without('b'), saved, undefined)).toBeNull();
    expect(withBooked(without('b'), undefined, refusal('b'))).toBeNull();
  });
});
