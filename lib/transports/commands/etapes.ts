import 'server-only';
import { findCity, placeKey } from '@/lib/core/cities/find';
import { newId } from '@/lib/core/db';
import { AppError } from '@/lib/core/errors';
import { normaliser } from '@/lib/core/text/normaliser';
import { localDay, parseInZone } from '@/lib/core/text/time';
import { refus } from '@/lib/langues/refus/transports';
import type { Said } from '@/lib/langues/words';
import { etapesProblems, legFlags } from '../rules';
import type { EtapeInput, TransportInput } from '../schema';
import { etapeWords } from './refusals';

const DEFAULT_ZONE = 'Europe/Paris';
const MINUTE_MS = 60_000;
const LONGEST_AHEAD_MS = 2 * 366 * 24 * 60 * MINUTE_MS;

/** A stop as it is stored, without its place in the list. */
export type EtapeDraft = {
  id: string;
  known: boolean;
  ville: string;
  villeCle: string;
  countryName: string;
  latitude: number | null;
  longitude: number | null;
  timezone: string;
  date: Date;
  actions: { collecte: boolean; depot: boolean };
};

/** The ordered stops of a creating payload: the list, or the two ends when there is none. */
export function etapesOfInput(input: TransportInput): EtapeInput[] {
  if (input.etapes?.length) return input.etapes;
  const depart = { ville: input.villeDepart ?? '', date: input.dateDepart ?? '' };
  const arrivee = { ville: input.villeArrivee ?? '', date: input.dateArrivee ?? depart.date };
  return [
    { ...depart, actions: { collecte: true, depot: false } },
    { ...arrivee, actions: { collecte: false, depot: true } },
  ];
}

/**
 * Turns typed stops into stored ones: cities by the gazetteer (unknown places as typed, in the zone of the stop before),
 * dates in each city's own zone. Throws `invalid` with the problems of `etapesProblems` and unreadable dates by field.
 */
export function draftEtapes(inputs: EtapeInput[]): EtapeDraft[] {
  const unreadable: Record<string, Said> = {};
  let zone = inputs.map((input) => findCity(input.ville)?.timeZone).find(Boolean) ?? DEFAULT_ZONE;
  const drafts = inputs.map((input, position): EtapeDraft => {
    const city = findCity(input.ville);
    zone = city?.timeZone ?? zone;
    const date = parseInZone(input.date, zone);
    if (!date) unreadable[`etapes.${position}.date`] = refus('dateInconnue');
    else if (+date > Date.now() + LONGEST_AHEAD_MS)
      unreadable[`etapes.${position}.date`] = refus('tropLointaine');
    return {
      id: input._id ?? newId(),
      known: input._id !== undefined,
      ville: city?.name ?? input.ville,
      villeCle: placeKey(input.ville),
      countryName: city?.countryName ?? '',
      latitude: city?.lat ?? null,
      longitude: city?.lon ?? null,
      timezone: zone,
      // To the minute, as stops are entered and shown.
      date: new Date(Math.floor(Number(date) / MINUTE_MS) * MINUTE_MS),
      actions: input.actions,
    };
  });
  const wrong = etapesProblems(drafts).map(({ field, ...problem }) => [field, etapeWords(problem)]);
  const problems: Record<string, Said> = { ...Object.fromEntries(wrong), ...unreadable };
  const first = Object.values(problems)[0];
  if (first !== undefined) throw new AppError('invalid', first, problems);
  return drafts;
}

/** The folded words a text search looks at: name, description, every stop's city and country. */
export function texteRecherche(nom: string, description: string, etapes: EtapeDraft[]): string {
  const places = etapes.flatMap((etape) => [etape.ville, etape.countryName]);
  return normaliser([nom, description, ...new Set(places)].join(' '));
}

/** The `legs` rows of a trip: all its bookable parts, ready for the search's indexes. */
export function legRows(
  etapes: EtapeDraft[],
  transport: { type: 'Particulier' | 'Professionnel'; capaciteGrammes: number; listed: boolean },
) {
  const dateAt = (position: number | null) => (position === null ? null : (etapes[position]?.date ?? null));
  return legFlags(etapes).flatMap(({ depart, arrivee, avant, avantIci, ...flags }) => {
    const from = etapes[depart];
    const to = etapes[arrivee];
    if (!from || !to) return [];
    return [
      {
        departPosition: depart,
        arriveePosition: arrivee,
        departCle: from.villeCle,
        arriveeCle: to.villeCle,
        dateDepart: from.date,
        jourDepart: new Date(localDay(from.date, from.timezone)),
        departAvant: dateAt(avant),
        departAvantIci: dateAt(avantIci),
        ...transport,
        ...flags,
      },
    ];
  });
}
