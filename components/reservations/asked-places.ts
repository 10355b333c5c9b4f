import { nameCity } from '@/components/form/city-source';
import { normaliser } from '@/lib/core/text/normaliser';
import type { AskedPlaces } from './legs';

const PATIENCE_MS = 2_000;

/**
 * The two cities that a page's address asks for (`?villeDepart=…&villeArrivee=…`, as in a search), as the page names them: the
 * address may have them in another language, which is asked for only then. What is not known, or not told in time, stays as it
 * is written.
 */
export async function askedPlaces(
  query: string,
  etapes: readonly { ville: string }[],
): Promise<AskedPlaces | null> {
  const asked = new URLSearchParams(query);
  const [depart, arrivee] = [asked.get('villeDepart'), asked.get('villeArrivee')];
  if (!depart || !arrivee) return null;
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const isHere = (place: string) => etapes.some(({ ville }) => normaliser(ville) === normaliser(place));
  const here = async (place: string) =>
    isHere(place) ? place : ((await nameCity(place, signal).catch(() => null))?.name ?? place);
  const [from, to] = await Promise.all([here(depart), here(arrivee)]);
  return { depart: from, arrivee: to };
}
