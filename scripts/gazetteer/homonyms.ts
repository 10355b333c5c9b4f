import { normaliser } from '@/lib/core/text/normaliser';
import { countryWeight, type Place } from './source';

const RADIUS_KM = 6371;

/** Great-circle distance in km, good enough to find the nearest big city. */
function distanceKm(a: Place, b: Place): number {
  const rad = Math.PI / 180;
  const x = (b.lon - a.lon) * rad * Math.cos(((a.lat + b.lat) / 2) * rad);
  return Math.hypot(x, (b.lat - a.lat) * rad) * RADIUS_KM;
}

const weight = (place: Place) => place.population * countryWeight(place.country);

/**
 * Makes names unique: names chosen by hand first, then the weightiest homonym keeps the bare name, the next become
 * "Valence (Espagne)" or "Villeneuve (près de Lyon)". What is still ambiguous after that is tiny and is dropped.
 */
export function resolveHomonyms(places: Place[], countryNames: Record<string, string[]>): Place[] {
  const countryName = (code: string) => countryNames[code]?.[0] ?? code;
  const isCountry = new Set(Object.values(countryNames).flatMap((names) => names.map(normaliser)));
  const big = places.filter((place) => place.population >= 50_000);
  const ordered = [...places].sort(
    (a, b) => Number(b.forced) - Number(a.forced) || weight(b) - weight(a) || a.id.localeCompare(b.id),
  );
  const taken = new Map<string, Place>();
  const take = (place: Place, name: string) => {
    const key = normaliser(name);
    if (taken.has(key)) return false;
    taken.set(key, { ...place, name });
    return true;
  };
  for (const place of ordered) {
    const misleading = !place.forced && isCountry.has(normaliser(place.name));
    if (!misleading && take(place, place.name)) continue;
    const holder = taken.get(normaliser(place.name));
    // two rows of the source for one town
    if (holder && holder.country === place.country && distanceKm(holder, place) < 8) continue;
    if (place.forced) throw new Error(`nom choisi deux fois: ${place.name} (${place.country})`);
    if (holder?.country !== place.country && take(place, `${place.name} (${countryName(place.country)})`))
      continue;
    const near = big
      .filter((city) => city.country === place.country && city.id !== place.id && city.name !== place.name)
      .map((city) => ({ city, km: distanceKm(place, city) }))
      .filter(({ km }) => km < 150)
      .sort((a, b) => a.km - b.km)
      .slice(0, 2);
    near.some(({ city }) => take(place, `${place.name} (près de ${city.name})`));
  }
  return [...taken.values()];
}
