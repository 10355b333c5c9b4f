import { routeText } from '@/lib/core/text/route';
import { toLocalInput } from '@/lib/core/text/time';
import type { Langue } from '@/lib/langues/langue.mjs';
import type { TransportView } from '@/lib/transports/queries/view';
import { etapeActions } from '@/lib/transports/rules';
import type { TransportFormValues } from '@/lib/transports/schema';

type EtapeValues = TransportFormValues['etapes'][number];

const BOTH = { collecte: true, depot: true };

/** A stop that nothing is known of yet. */
export function newEtape(): EtapeValues {
  return { ville: '', date: '', actions: BOTH };
}

/**
 * What the form starts with: two empty stops, or the trip as it was read in a language, with each date on the clock of its own
 * city. The name of one that has none of its own is that of its cities.
 */
export function formValues(
  transport?: TransportView,
  langue: Langue = 'fr',
): Omit<TransportFormValues, 'poidsMax'> & { poidsMax?: number } {
  if (!transport) {
    const ends = [newEtape(), newEtape()];
    return {
      nom: '',
      type: 'Particulier',
      description: '',
      etapes: ends.map((etape, at) => ({ ...etape, actions: etapeActions(at, 2, BOTH) })),
    };
  }
  const ofCities = routeText(transport.villeDepart, transport.villeArrivee, langue);
  return {
    nom: transport.nom === ofCities ? '' : transport.nom,
    type: transport.type,
    description: transport.description,
    poidsMax: transport.poidsMax,
    etapes: transport.etapes.map(({ _id, ville, date, timezone, actions }) => ({
      _id,
      ville,
      date: toLocalInput(date, timezone),
      actions,
    })),
  };
}

/**
 * The request's body. A typed date goes as the wall clock of its city, which only the server can place in time; the
 * untouched date of an untouched stop goes as the instant it was, to the millisecond.
 */
export function transportBody(values: TransportFormValues, transport?: TransportView): TransportFormValues {
  const before = new Map(transport?.etapes.map((etape) => [etape._id, etape]));
  const etapes = values.etapes.map((etape) => {
    const was = etape._id === undefined ? undefined : before.get(etape._id);
    const untouched = was && was.ville === etape.ville && toLocalInput(was.date, was.timezone) === etape.date;
    return untouched ? { ...etape, date: was.date } : etape;
  });
  return { ...values, etapes };
}

/**
 * The stops with those back in their places that were taken out of the form and that a refusal names by their ids (in its
 * `fields`): they are booked. Null when there are none.
 */
export function withBooked(
  etapes: EtapeValues[],
  transport: TransportView | undefined,
  fields: Record<string, string> = {},
): EtapeValues[] | null {
  const saved = transport ? formValues(transport).etapes : [];
  const here = new Set(etapes.map((etape) => etape._id));
  const missing = saved.filter(({ _id }) => !here.has(_id) && `etapes.${_id}` in fields);
  if (missing.length === 0) return null;
  const next = [...etapes];
  for (const etape of missing) {
    const before = saved.slice(0, saved.indexOf(etape)).map(({ _id }) => _id);
    const after = next.findLastIndex(({ _id }) => _id !== undefined && before.includes(_id));
    next.splice(Math.max(after, 0) + 1, 0, etape);
  }
  return next;
}

/**
 * Whether the dates of two neighbours stay in their places when the stops change places: they do when going along
 * would send the trip backwards in time. Dates are `datetime-local` values; an empty one goes along.
 */
export function datesStay(first: string, second: string): boolean {
  return first !== '' && second !== '' && first < second;
}
