import 'server-only';
import { memo } from '../memory/memo';
import { ofProcess } from '../memory/process';
import { normaliser } from '../text/normaliser';
import { findCity } from './find';
import { type City, gazetteer } from './gazetteer';

/** Two cities, in the direction in which something travels, and the one address of their page. */
export type Paire = { depart: City; arrivee: City; path: string };

/** Longer than any two names with their countries. */
const LONGEST = 160;
/** `/colis/{token}` (lib/remises) has as many characters, and no pair has. */
export const SECRET_LENGTH = 32;
const LATIN = /^[a-z]+(?:-[a-z]+)*$/;

/** Cities by their slug, the likeliest first where two would share one; a name in another script has none. */
const bySlug = ofProcess('cities by slug', () => {
  const slugs = new Map<string, City>();
  for (const city of gazetteer().cities) {
    const slug = slugOf(city.name);
    if (LATIN.test(slug) && !slugs.has(slug)) slugs.set(slug, city);
  }
  return slugs;
});

const slugOf = (name: string) => normaliser(name).replaceAll(' ', '-');

/** Every way to cut « saint-etienne-tanger » in two. */
function cuts(words: string[]): [string[], string[]][] {
  return words.slice(1).map((_, at) => [words.slice(0, at + 1), words.slice(at + 1)]);
}

/** The two cities that an address in our own spelling names, the better known ones where it could be cut twice. */
function exactly(address: string): [City, City] | null {
  let best: [City, City] | null = null;
  for (const [from, to] of cuts(address.split('-'))) {
    const [depart, arrivee] = [bySlug().get(from.join('-')), bySlug().get(to.join('-'))];
    if (!depart || !arrivee || depart.id === arrivee.id) continue;
    const known = ([a, b]: [City, City]) => Math.min(a.population, b.population);
    if (!best || known([depart, arrivee]) > known(best)) best = [depart, arrivee];
  }
  return best;
}

/** Whether an address in our own spelling is that of two cities. */
export function namesTwoCities(address: string): boolean {
  return exactly(address) !== null;
}

/**
 * The address of two cities' page: `/colis/lyon-tanger`. Where that would mean two others, or look like a
 * recipient's link, both are kept apart by `--`. Null for one city twice, and for a name that has no Latin spelling.
 */
export function pairePath(depart: City, arrivee: City): string | null {
  const [from, to] = [slugOf(depart.name), slugOf(arrivee.name)];
  if (depart.id === arrivee.id || bySlug().get(from) !== depart || bySlug().get(to) !== arrivee) return null;
  const meant = exactly(`${from}-${to}`);
  const plain = meant?.[0] === depart && meant[1] === arrivee;
  const between = (plain ? ['-', '--'] : ['--', '---']).find(
    (one) => `${from}${one}${to}`.length !== SECRET_LENGTH,
  );
  return `/colis/${from}${between}${to}`;
}

const byKey = ofProcess(
  'cities by key',
  () => new Map(gazetteer().cities.map((city) => [`g:${city.id}`, city])),
);

/** The city of a key of `placeKey`; null for a place that the gazetteer does not know. */
export function cityOfKey(key: string): City | null {
  return byKey().get(key) ?? null;
}

/** The pair of two places as they are called; null where one of them is not known, or they are the same. */
export function paireOf(depart: string, arrivee: string): Paire | null {
  const [from, to] = [findCity(depart), findCity(arrivee)];
  const path = from && to && pairePath(from, to);
  return path ? { depart: from, arrivee: to, path } : null;
}

/**
 * The pair that the last part of an address names, in any spelling that the gazetteer knows (« Tangier-lyon »,
 * « طنجة-ليون »); its `path` is the one it should have had. Null for anything else: no address is made up.
 */
export function readPaire(address: string): Paire | null {
  if (address.length > LONGEST * 3) return null;
  const text = decoded(address);
  if (text === null || text.length > LONGEST) return null;
  const found = between(text) ?? exactly(slugOf(text)) ?? spelled(slugOf(text).split('-'));
  const path = found && pairePath(...found);
  return found && path ? { depart: found[0], arrivee: found[1], path } : null;
}

/** Kept apart by `--`: each side is one place. */
function between(text: string): [City, City] | null {
  const [from = '', to = '', ...more] = text.split(/-{2,3}/);
  if (more.length > 0) return null;
  const place = (side: string) => bySlug().get(slugOf(side)) ?? findCity(side.replaceAll('-', ' '));
  const [depart, arrivee] = [place(from), place(to)];
  return depart && arrivee ? [depart, arrivee] : null;
}

/** By other names: the cut that leaves the longest departure, as names of countries follow those of cities. */
function spelled(words: string[]): [City, City] | null {
  for (const [from, to] of cuts(words).reverse()) {
    const [depart, arrivee] = [findCity(from.join(' ')), findCity(to.join(' '))];
    if (depart && arrivee) return [depart, arrivee];
  }
  return null;
}

function decoded(address: string): string | null {
  try {
    return decodeURIComponent(address);
  } catch {
    return null;
  }
}

const KM_PER_DEGREE = 111.2;
const NEAR_KM = 150;
const NEAR = 30;

/** Kilometres between two cities as the crow flies. */
function kilometres(a: City, b: City): number {
  const radians = Math.PI / 180;
  const lat = (b.lat - a.lat) * radians;
  const lon = (b.lon - a.lon) * radians;
  const h =
    Math.sin(lat / 2) ** 2 + Math.cos(a.lat * radians) * Math.cos(b.lat * radians) * Math.sin(lon / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.min(1, Math.sqrt(h)));
}

const nearIndexes = memo(1_000, (id: string): City[] => {
  const { cities } = gazetteer();
  const city = cityOfKey(`g:${id}`);
  if (!city) return [];
  const degrees = NEAR_KM / KM_PER_DEGREE;
  const around = cities.filter(
    (one) => one !== city && Math.abs(one.lat - city.lat) < degrees && kilometres(one, city) < NEAR_KM,
  );
  // Of those in reach the better known ones, the nearest of them first.
  return around.slice(0, NEAR).sort((a, b) => kilometres(a, city) - kilometres(b, city));
});

/** The larger cities within some 150 km, nearest first. */
export function citiesNear(city: City): City[] {
  return nearIndexes(city.id);
}
