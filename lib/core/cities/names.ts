import 'server-only';
import { LANGUES, type Langue } from '@/lib/langues/langue.mjs';
import type { Said } from '@/lib/langues/words';
import { memo } from '../memory/memo';
import { routeText } from '../text/route';
import { cityOf } from './find';
import { type City, gazetteer, placeText } from './gazetteer';

/** A place's name as its reader's language has it; what nobody knows, or has no other name, stays as it is written. */
export function placeIn(name: string): Said {
  return (langue) => named(name, langue);
}

/**
 * How a typed place is kept: a known city by its French name, whatever language or letters it was typed in, so that what is
 * kept is French and each page names it anew. What says more or other than a city's name ("Paris 18e", the port "Tanger Med",
 * the country "Mali", which a town is called too) and what nobody knows stay as they were typed.
 */
export function keptPlace(typed: string): string {
  return called(typed)?.name ?? typed;
}

/** The city that a text calls by its name in a language, with or without its country: no alias, which may mean something else. */
function called(text: string): City | null {
  const city = cityOf(text);
  if (!city) return null;
  const names = LANGUES.map((langue) => placeText(nameOf(city, langue)));
  const key = placeText(text);
  const before = withoutCountry(key);
  const said = names.includes(key) || (before && [...names, ...names.map(withoutCountry)].includes(before));
  return said ? city : null;
}

/** What stands before a country's name, if one ends a folded text. */
function withoutCountry(key: string): string | null {
  const words = key.split(' ');
  const at = words.findIndex((_, cut) => cut > 0 && gazetteer().countries.has(words.slice(cut).join(' ')));
  return at > 0 ? words.slice(0, at).join(' ') : null;
}

/** "Lyon → Tanger", "Lyon → Tangier", and from right to left in Arabic, whatever letters the names have. */
export function routeIn(from: string, to: string): Said {
  return (langue) => routeText(named(from, langue), named(to, langue), langue);
}

/** Under which names views have places. */
const PLACES = new Set([
  'ville',
  'villes',
  'villeDepart',
  'villeArrivee',
  'lieuLivraison',
  'localisation',
  'location',
]);
/** Under which they have the name of a trip: its owner’s words, or its cities where there are none. */
const TITLES = new Set(['nom', 'transportNom']);

/** What a screen shows, its places named as a language has them, however deep; the same object in French. */
export function placesIn<T>(langue: Langue, view: T): T {
  return langue === 'fr' ? view : (translated(langue, view, '') as T);
}

/** Whether what a JSON schema describes has places that `placesIn` names. */
export function hasPlaces(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  return Object.entries(schema).some(
    ([name, one]) => (PLACES.has(name) && typeof one === 'object') || hasPlaces(one),
  );
}

function translated(langue: Langue, value: unknown, key: string): unknown {
  if (typeof value === 'string') return PLACES.has(key) ? named(value, langue) : value;
  if (Array.isArray(value)) return value.map((one) => translated(langue, one, key));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const own =
    'villeDepart' in value &&
    'villeArrivee' in value &&
    routeText(`${value.villeDepart}`, `${value.villeArrivee}`);
  const isRoute = (name: string, text: string) =>
    name === 'trajet' ||
    (name === 'titre' && 'cible' in value && value.cible === 'transport') ||
    (TITLES.has(name) && text === own) ||
    // A reservation names its trip beside the cities of its own part.
    ((name === 'transportNom' || (name === 'nom' && key === 'transportId')) && isCities(text));
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      typeof one === 'string' && isRoute(name, one) ? routeNamed(one, langue) : translated(langue, one, name),
    ]),
  );
}

/** Whether a trip's name is nothing but two cities. */
const isCities = (text: string) => {
  const [from = '', to = '', ...more] = text.split(' → ');
  return more.length === 0 && cityOf(from) !== null && cityOf(to) !== null;
};

/** A kept « Lyon → Tanger » in a language; what is no way from one place to another stays as it is. */
function routeNamed(route: string, langue: Langue): string {
  const [from, to, ...more] = route.split(' → ');
  return from && to && more.length === 0 ? routeIn(from, to)(langue) : route;
}

function named(name: string, langue: Langue): string {
  return langue === 'fr' ? name : NAMED[langue](name);
}

const namedIn = (langue: 'en' | 'ar') =>
  memo(5_000, (name: string) => {
    const city = called(name);
    return city ? nameOf(city, langue) : name;
  });
const NAMED = { en: namedIn('en'), ar: namedIn('ar') };

/** What a language calls a city; where it has no name of its own, the French one. */
export function nameOf(city: City, langue: Langue): string {
  return langue === 'fr' ? city.name : (city[langue] ?? withCountry(city, langue));
}

/** "Baden (Autriche)" is "Baden (Austria)": homonyms are told apart in the same language. */
function withCountry({ name, country, countryName }: City, langue: Langue): string {
  const end = ` (${countryName})`;
  if (!name.endsWith(end)) return name;
  const other = new Intl.DisplayNames(langue, { type: 'region' }).of(country) ?? countryName;
  return `${name.slice(0, -end.length)} (${other})`;
}
