import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { normaliser } from '@/lib/core/text/normaliser';
import { ofProcess } from '../memory/process';
import type data from './gazetteer.json';

/** A place of the bundled gazetteer. `name` is French and unique, so a typed name alone identifies a place. */
export interface City {
  /** GeoNames id, or a slug for the few places that GeoNames' extract lacks. */
  id: string;
  name: string;
  /** Its names in English and Arabic, where they are known and others than `name`. */
  en?: string;
  ar?: string;
  /** ISO 3166 alpha-2 */
  country: string;
  /** French */
  countryName: string;
  lat: number;
  lon: number;
  /** IANA */
  timeZone: string;
  population: number;
}

/** The gazetteer with its look-up tables; positions in `cities` stand for cities, the likeliest first. */
export interface Gazetteer {
  /** By population, which counts several times in the countries between which the site's parcels travel. */
  cities: City[];
  /** Names and aliases, folded, one row per spelling; words after `nameLength` only tell homonyms apart. */
  spellings: { key: string; city: number; nameLength: number }[];
  /** Folded name, bare homonym or alias to cities, the one it means first. */
  byKey: Map<string, number | number[]>;
  /** Folded country name (French, English, Arabic, usual) to codes. */
  countries: Map<string, string[]>;
}

/** The folded form of a place's name, "St" and "Ste" written out. */
export function placeText(text: string): string {
  const folded = normaliser(text);
  if (!/\bste? /.test(folded)) return folded;
  return folded.replace(/\bst (?=\p{L})/gu, 'saint ').replace(/\bste (?=\p{L})/gu, 'sainte ');
}

/** The gazetteer, read at the first call and kept. */
export const gazetteer = ofProcess('gazetteer', load);

/** Read, not imported: what is written out in code stays in memory as that too, once for each of Next's bundles. */
function readData(): typeof data {
  return JSON.parse(readFileSync(path.join(process.cwd(), 'lib/core/cities/gazetteer.json'), 'utf8'));
}

function load(): Gazetteer {
  const data = readData();
  const places: { city: City; aliases: string }[] = [];
  const countryNames: Record<string, string[]> = data.countries;
  for (const { country, lat, lon, population, zone, ...text } of data.cities) {
    const countryName = countryNames[country]?.[0] ?? country;
    const ids = text.ids.split('|');
    const aliases = text.aliases.split('|');
    const [en, ar] = [text.en.split('|'), text.ar.split('|')];
    text.names.split('|').forEach((name, row) => {
      const city = {
        id: ids[row] ?? '',
        name,
        ...(en[row] && { en: en[row] }),
        ...(ar[row] && { ar: ar[row] }),
        country,
        countryName,
        lat: lat[row] ?? 0,
        lon: lon[row] ?? 0,
        timeZone: data.zones[zone[row] ?? 0] ?? 'UTC',
        population: population[row] ?? 0,
      };
      places.push({ city, aliases: aliases[row] ?? '' });
    });
  }
  const weights: Record<string, number> = data.weights;
  const weight = ({ city }: { city: City }) => city.population * (weights[city.country] ?? 1);
  places.sort((a, b) => weight(b) - weight(a));

  const byKey = new Map<string, number | number[]>();
  const spellings: Gazetteer['spellings'] = [];
  const know = (key: string, city: number) => {
    const known = byKey.get(key);
    if (known === undefined) byKey.set(key, city);
    else if (typeof known === 'number') byKey.set(key, [known, city]);
    else known.push(city);
  };
  // whole names first: an alias or a bare homonym never takes a name away from its holder
  places.forEach(({ city }, index) => {
    const key = placeText(city.name);
    const bare = city.name.indexOf(' (');
    spellings.push({ key, city: index, nameLength: bare > 0 ? bare : key.length });
    know(key, index);
  });
  places.forEach(({ city, aliases }, index) => {
    const bare = city.name.indexOf(' (');
    if (bare > 0) know(placeText(city.name.slice(0, bare)), index);
    for (const alias of aliases ? aliases.split(';') : []) {
      const key = placeText(alias);
      spellings.push({ key, city: index, nameLength: key.length });
      know(key, index);
    }
  });

  const countries = new Map<string, string[]>();
  for (const [code, [name = code, ...others]] of Object.entries(countryNames)) {
    for (const key of [normaliser(name), ...others])
      countries.set(key, [...(countries.get(key) ?? []), code]);
  }
  return { cities: places.map((place) => place.city), spellings, byKey, countries };
}
