import { pageLangue } from '@/components/words/server';
import type { Words } from '@/components/words/words-of';
import { judge } from '@/lib/core/text/judge';
import {
  type Categorie,
  type DemandeFilters,
  FILTER_CATEGORIES,
  FILTER_VILLES,
  listDemandesSchema,
} from '@/lib/demandes/schema';
import { DEMANDES_PATH } from './demandes-path';

type FilterWords = Words<'demandes/filtres'>;
/** A place as the reader’s language calls it. */
type NameOf = (place: string) => string;

const NAMES = ['search', 'categorie', 'ville'] as const;
type FilterName = (typeof NAMES)[number];

/** The search as its form shows it: texts as typed, blanks left out. */
export type SearchValues = Partial<Record<FilterName, string>>;

export type DemandeSearch = {
  values: SearchValues;
  /** What the list is asked for; values that make no sense are left out and said in `problems`. */
  filters: DemandeFilters;
  problems: Partial<Record<FilterName, string>>;
};

/**
 * Reads a page's query: first of repeated values, blanks and unknown names overlooked (a form without scripts sends
 * its empty fields). Never throws; the cursor is checked by whoever reads the page.
 */
export function readDemandeSearch(query: Record<string, string | string[] | undefined>): DemandeSearch {
  const first = (name: string) => [query[name]].flat()[0]?.trim() || undefined;
  const values: SearchValues = {};
  for (const name of NAMES) {
    const value = first(name);
    if (value !== undefined) values[name] = value;
  }
  const cursor = first('cursor')?.slice(0, 500);
  const asked = { ...values, ...(cursor ? { cursor } : {}) };
  const parsed = judge(listDemandesSchema, asked, pageLangue());
  if (parsed.success) return { values, filters: parsed.data, problems: {} };
  const problems: DemandeSearch['problems'] = {};
  for (const { path, message } of parsed.error.issues) problems[path[0] as FilterName] ??= message;
  const sound = Object.entries(asked).filter(([name]) => !(name in problems));
  return { values, filters: listDemandesSchema.parse(Object.fromEntries(sound)), problems };
}

/** The address of a search, in one order, without what is blank; `change` replaces values (undefined takes one away). */
export function searchHref(values: SearchValues, change: SearchValues & { cursor?: string } = {}): string {
  const query = new URLSearchParams();
  const next = { ...values, ...change };
  for (const name of [...NAMES, 'cursor'] as const) {
    const value = next[name];
    if (value) query.set(name, value);
  }
  const text = query.toString();
  return text ? `${DEMANDES_PATH}?${text}` : DEMANDES_PATH;
}

/** One chip per filter in use, each with the search that is left without it. */
export function filterChips(
  words: FilterWords,
  categories: Words<'demandes/categorie'>,
  { filters, values }: DemandeSearch,
  nameOf: NameOf,
): { label: string; href: string }[] {
  const { search, categorie, ville } = filters;
  const labels: Record<FilterName, string | undefined> = {
    search: search && words('critereMots', { mots: search }),
    categorie: categorie && categories(categorie),
    ville: ville && words('critereVille', { ville: nameOf(ville) }),
  };
  return NAMES.flatMap((name) => {
    const label = labels[name];
    return label ? [{ label, href: searchHref(values, { [name]: undefined }) }] : [];
  });
}

type Options = { value: string; label: string }[];

function choices<T extends string>(
  usual: readonly T[],
  all: string,
  asked: T | undefined,
  labelOf: (value: T) => string,
): Options {
  const values = asked && !usual.includes(asked) ? [...usual, asked] : usual;
  return [{ value: '', label: all }, ...values.map((value) => ({ value, label: labelOf(value) }))];
}

/** What the two selects offer: the product's choices, and what a shared address asks for beside them. */
export function filterOptions(
  words: FilterWords,
  categories: Words<'demandes/categorie'>,
  { filters }: DemandeSearch,
  nameOf: NameOf,
): { categories: Options; villes: Options } {
  const all = words('toutes');
  return {
    categories: choices<Categorie>(FILTER_CATEGORIES, all, filters.categorie, (one) => categories(one)),
    villes: choices<string>(FILTER_VILLES, all, filters.ville, nameOf),
  };
}
