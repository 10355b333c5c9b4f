import 'server-only';
import { ofProcess } from '../memory/process';
import { normaliser } from '../text/normaliser';
import { type City, gazetteer } from './gazetteer';
import { namesTwoCities, SECRET_LENGTH } from './paires';

/** A country that the gazetteer has cities of. `code` is ISO 3166 alpha-2, `name` French. */
export type Pays = { code: string; name: string };

/** Two countries, in the direction in which something travels, and the one address of their page. */
export type PaysPaire = { depart: Pays; arrivee: Pays; path: string };

/** Longer than the names of any two. */
const LONGEST = 80;

const slugOf = ({ name }: Pays) => normaliser(name).replaceAll(' ', '-');

const known = ofProcess('countries of cities', () => {
  const byCode = new Map<string, Pays>();
  for (const { country, countryName } of gazetteer().cities)
    if (!byCode.has(country)) byCode.set(country, { code: country, name: countryName });
  return { byCode, bySlug: new Map([...byCode.values()].map((pays) => [slugOf(pays), pays])) };
});

/** Every country that the gazetteer has cities of. */
export function allPays(): Pays[] {
  return [...known().byCode.values()];
}

/** The country of a code; null for one that the gazetteer has no city of. */
export function paysOfCode(code: string): Pays | null {
  return known().byCode.get(code) ?? null;
}

/**
 * The address of two countries' page: `/colis/france-maroc`. Where that would be the page of two cities
 * (Luxembourg, Djibouti) or look like a recipient's link, `/colis/luxembourg-vers-djibouti`. Null for one country twice.
 */
export function paysPath(depart: Pays, arrivee: Pays): string | null {
  if (depart.code === arrivee.code) return null;
  const addresses = ['-', '-vers-'].map((between) => `${slugOf(depart)}${between}${slugOf(arrivee)}`);
  const own = addresses.find((one) => one.length !== SECRET_LENGTH && !namesTwoCities(one));
  return own ? `/colis/${own}` : null;
}

/** The two countries whose own address this is; null for anything else, also for another spelling of them. */
export function readPaysPaire(address: string): PaysPaire | null {
  if (address.length > LONGEST) return null;
  const words = address.split('-');
  for (let at = 1; at < words.length; at += 1) {
    const depart = known().bySlug.get(words.slice(0, at).join('-'));
    const rest = words.slice(words[at] === 'vers' ? at + 1 : at);
    const arrivee = depart && known().bySlug.get(rest.join('-'));
    const path = depart && arrivee && paysPath(depart, arrivee);
    if (depart && arrivee && path === `/colis/${address}`) return { depart, arrivee, path };
  }
  return null;
}

/** The pair of the countries of two cities; null within one country. */
export function paysOfCities(depart: City, arrivee: City): PaysPaire | null {
  const [from, to] = [paysOfCode(depart.country), paysOfCode(arrivee.country)];
  const path = from && to && paysPath(from, to);
  return path ? { depart: from, arrivee: to, path } : null;
}

/** Countries whose name takes no article: « à Malte ». */
const BARE = new Set('CY DJ GG GI JE MC MG MT MU RE SH SM ST YT'.split(' '));
const PLURAL = new Set(['FO', 'KM', 'NL', 'SC']);
/** What its first word says otherwise: « le Royaume-Uni », « la Sierra Leone ». */
const MASCULINE = new Set(['GB', 'MZ', 'ZW']);
const FEMININE = new Set(['SL']);

/** How French names a country's way out and in: « de France », « du Maroc », « des Comores »; « en », « au », « aux », « à ». */
function article({ code, name }: Pays): 'bare' | 'plural' | 'feminine' | 'masculine' {
  if (BARE.has(code)) return 'bare';
  if (PLURAL.has(code)) return 'plural';
  const first = name.split(/[ -]/)[0] ?? '';
  const vowel = /^[aeiou]/.test(normaliser(name));
  const feminine = vowel || FEMININE.has(code) || (/[eé]e?$/.test(first) && !MASCULINE.has(code));
  return feminine ? 'feminine' : 'masculine';
}

/** « de France », « d’Algérie », « du Maroc », « des Pays-Bas ». */
export function dePays(pays: Pays): string {
  const { name } = pays;
  if (pays.code === 'IM') return `de l’${name}`;
  const kind = article(pays);
  if (kind === 'plural') return `des ${name}`;
  if (kind === 'masculine') return `du ${name}`;
  return /^[aeiou]/.test(normaliser(name)) ? `d’${name}` : `de ${name}`;
}

/** « en France », « au Maroc », « aux Pays-Bas », « à Malte ». */
export function auPays(pays: Pays): string {
  const { name } = pays;
  if (pays.code === 'IM') return `à l’${name}`;
  return `${{ bare: 'à', plural: 'aux', feminine: 'en', masculine: 'au' }[article(pays)]} ${name}`;
}
