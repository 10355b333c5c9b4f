import 'server-only';
import { memo } from '../memory/memo';
import { type City, gazetteer, placeText } from './gazetteer';

/**
 * The city that a text names, or null: accents and case do not matter, aliases and other scripts count ("Tangier", "طنجة"),
 * a country may follow ("Tanger, Maroc", "Valence (Espagne)"), postcodes and district numbers are overlooked
 * ("69003 Lyon", "Paris 18e"). Never guesses at typing errors. docs/rules.md, Cities.
 */
export function findCity(text: string): City | null {
  const key = placeText(text.slice(0, 120));
  const direct = cityOf(text);
  if (!key || direct) return direct;
  const words = key.split(' ');
  const named = words.filter((word) => !/^\d+(er?|eme|nd)?$/.test(word) && word !== 'arrondissement');
  if (named.length === 0 || named.length === words.length) return null;
  return lookup(named.join(' '));
}

/** The city that a text names and says nothing else of: no postcode, no district. */
export function cityOf(text: string): City | null {
  const key = placeText(text.slice(0, 120));
  return key ? lookup(key) : null;
}

function lookup(key: string): City | null {
  const { byKey, cities, countries } = gazetteer();
  const named = (text: string) => [byKey.get(text) ?? []].flat().flatMap((index) => cities[index] ?? []);
  const [exact] = named(key);
  if (exact) return exact;
  const words = key.split(' ');
  for (let cut = words.length - 1; cut > 0; cut--) {
    const codes = countries.get(words.slice(cut).join(' '));
    if (!codes) continue;
    const match = named(words.slice(0, cut).join(' ')).find((city) => codes.includes(city.country));
    if (match) return match;
  }
  return null;
}

/**
 * The key under which places match: "g:<id>" for a city of the gazetteer, whatever its spelling, otherwise
 * "t:<folded text>". Empty text gives "t:".
 */
export const placeKey = memo(5_000, (text: string): string => {
  const city = findCity(text);
  return city ? `g:${city.id}` : `t:${placeText(text)}`;
});
