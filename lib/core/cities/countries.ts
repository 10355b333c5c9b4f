import { type Langue, LOCALES } from '@/lib/langues/langue.mjs';
import { normaliser } from '../text/normaliser';

// Europe and Africa, ISO 3166 alpha-2, with the French names people look for.
const NAMES = `
AL Albanie|DE Allemagne|AD Andorre|AT Autriche|BE Belgique|BY Biélorussie|BA Bosnie-Herzégovine|BG Bulgarie|CY Chypre|HR Croatie
DK Danemark|ES Espagne|EE Estonie|FI Finlande|FR France|GR Grèce|HU Hongrie|IE Irlande|IS Islande|IT Italie|XK Kosovo|LV Lettonie
LI Liechtenstein|LT Lituanie|LU Luxembourg|MK Macédoine du Nord|MT Malte|MD Moldavie|MC Monaco|ME Monténégro|NO Norvège
NL Pays-Bas|PL Pologne|PT Portugal|RO Roumanie|GB Royaume-Uni|RU Russie|SM Saint-Marin|RS Serbie|SK Slovaquie|SI Slovénie
SE Suède|CH Suisse|CZ Tchéquie|TR Turquie|UA Ukraine|VA Vatican
ZA Afrique du Sud|DZ Algérie|AO Angola|BJ Bénin|BW Botswana|BF Burkina Faso|BI Burundi|CM Cameroun|CV Cap-Vert|KM Comores
CG Congo|CD Congo (RDC)|CI Côte d’Ivoire|DJ Djibouti|EG Égypte|ER Érythrée|SZ Eswatini|ET Éthiopie|GA Gabon|GM Gambie|GH Ghana
GN Guinée|GW Guinée-Bissau|GQ Guinée équatoriale|KE Kenya|LS Lesotho|LR Liberia|LY Libye|MG Madagascar|MW Malawi|ML Mali
MA Maroc|MU Maurice|MR Mauritanie|YT Mayotte|MZ Mozambique|NA Namibie|NE Niger|NG Nigeria|UG Ouganda|CF République centrafricaine
RE La Réunion|RW Rwanda|EH Sahara occidental|ST Sao Tomé-et-Principe|SN Sénégal|SC Seychelles|SL Sierra Leone|SO Somalie
SD Soudan|SS Soudan du Sud|TZ Tanzanie|TD Tchad|TG Togo|TN Tunisie|ZM Zambie|ZW Zimbabwe`;

export type Country = { code: string; name: string };

const collator = new Intl.Collator('fr');
const rank = ({ code, name }: Country) => (code === 'FR' ? '' : name);

/** Every country of Europe and Africa, France first, then in French alphabetical order. */
export const COUNTRIES: readonly Country[] = NAMES.split(/[|\n]/)
  .filter((entry) => entry !== '')
  .map((entry) => ({ code: entry.slice(0, 2), name: entry.slice(3) }))
  .sort((a, b) => collator.compare(rank(a), rank(b)));

let spellings: Map<string, Country> | undefined;

function bySpelling(): Map<string, Country> {
  if (spellings) return spellings;
  spellings = new Map();
  const english = new Intl.DisplayNames('en', { type: 'region' });
  const french = new Intl.DisplayNames('fr', { type: 'region' });
  for (const country of COUNTRIES) {
    const { code, name } = country;
    for (const spelling of [code, name, english.of(code), french.of(code)]) {
      if (spelling) spellings.set(normaliser(spelling), country);
    }
  }
  return spellings;
}

/** The country that a text names (French or English name, or its two-letter code), or null. */
export function findCountry(text: string): Country | null {
  return bySpelling().get(normaliser(text)) ?? null;
}

/** The countries by the name under which they are kept (the French one) and by that of a language, in its order; France first. */
export function countriesIn(langue: Langue): { kept: string; name: string }[] {
  if (langue === 'fr') return COUNTRIES.map(({ name }) => ({ kept: name, name }));
  const names = new Intl.DisplayNames(LOCALES[langue], { type: 'region' });
  const { compare } = new Intl.Collator(LOCALES[langue]);
  const [first, ...others] = COUNTRIES.map(({ code, name }) => ({
    kept: name,
    name: names.of(code) ?? name,
  }));
  return first ? [first, ...others.sort((a, b) => compare(a.name, b.name))] : [];
}

/** A country, by its French name, as a language calls it; what is none stays as it is. */
export function countryIn(name: string, langue: Langue): string {
  return countriesIn(langue).find(({ kept }) => kept === name)?.name ?? name;
}
