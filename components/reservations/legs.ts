import type { Words } from '@/components/words/words-of';
import { normaliser } from '@/lib/core/text/normaliser';
import { formatEtapeDateShort } from '@/lib/core/text/time';
import { capaciteSurLeg, type LegPositions, libreSurLeg } from '@/lib/transports/rules';
import type { LegEtape } from './open-legs';

type Option = { value: string; label: string };

/** What of the form’s words says the stops. */
type FormWords = Words<'reservations/formulaire'>;

/** « Marseille (Collecte, Dépôt) », with its date when the trip passes there more than once. */
function etapeLabel(words: FormWords, etapes: LegEtape[], position: number): string {
  const etape = etapes[position];
  if (!etape) return '';
  const { collecte, depot } = etape.actions;
  const twice = etapes.filter((other) => other.ville === etape.ville).length > 1;
  const actions = words(collecte && depot ? 'collecteDepot' : collecte ? 'collecte' : 'depot');
  const date = formatEtapeDateShort(etape.date, etape.timezone, words.langue);
  return twice
    ? words('etapeDatee', { ville: etape.ville, date, actions })
    : words('etape', { ville: etape.ville, actions });
}

/** The cities where something can still be handed over, by stop id. */
export function departureOptions(words: FormWords, etapes: LegEtape[], legs: LegPositions[]): Option[] {
  return [...new Set(legs.map((leg) => leg.depart))].map((position) => ({
    value: etapes[position]?._id ?? '',
    label: etapeLabel(words, etapes, position),
  }));
}

/** The cities where what was handed over at `depart` can be taken back, by stop id; says which are full. */
export function arrivalOptions(
  words: FormWords,
  etapes: LegEtape[],
  legs: LegPositions[],
  depart: number,
): Option[] {
  return legs
    .filter((leg) => leg.depart === depart)
    .map((leg) => {
      const etape = etapeLabel(words, etapes, leg.arrivee);
      const label = libreSurLeg(etapes, leg) > 0 ? etape : words('etapeComplete', { etape });
      return { value: etapes[leg.arrivee]?._id ?? '', label };
    });
}

/** The positions of two chosen stops, or null while they make no open leg. */
export function chosenLeg(
  etapes: LegEtape[],
  legs: LegPositions[],
  departId: string,
  arriveeId: string,
): LegPositions | null {
  const chosen = legs.find(
    (leg) => etapes[leg.depart]?._id === departId && etapes[leg.arrivee]?._id === arriveeId,
  );
  return chosen ?? null;
}

/** Two cities, named as the page names its stops. */
export type AskedPlaces = { depart: string; arrivee: string };

/** The leg to begin with: the one that is asked for, or the only one there is. */
export function firstLeg(
  etapes: LegEtape[],
  legs: LegPositions[],
  asked: AskedPlaces | null,
): LegPositions | null {
  const isAt = (position: number, place: string) =>
    normaliser(etapes[position]?.ville ?? '') === normaliser(place);
  const named =
    asked && legs.find((leg) => isAt(leg.depart, asked.depart) && isAt(leg.arrivee, asked.arrivee));
  return named ?? (legs.length === 1 ? (legs[0] ?? null) : null);
}

/** Free weight and scale of a leg in kg, from the stops at hand. */
export function legCapacity(etapes: LegEtape[], leg: LegPositions): { libre: number; capacite: number } {
  return { libre: libreSurLeg(etapes, leg), capacite: capaciteSurLeg(etapes, leg) };
}

/**
 * Whether naming the two cities means this very leg: where a trip passes a city twice, the capacity call speaks of the
 * first passage only.
 */
export function isNamedByCities(etapes: LegEtape[], leg: LegPositions): boolean {
  const once = (position: number) =>
    etapes.filter((etape) => etape.ville === etapes[position]?.ville).length === 1;
  return once(leg.depart) && once(leg.arrivee);
}
