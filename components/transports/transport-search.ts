import { pageLangue } from '@/components/words/server';
import type { Words } from '@/components/words/words-of';
import { judge } from '@/lib/core/text/judge';
import { formatKg } from '@/lib/core/text/money';
import { formatLongDate } from '@/lib/core/text/time';
import type { Langue } from '@/lib/langues/langue.mjs';
import { listTransportsSchema, type TransportFilters } from '@/lib/transports/schema';
import { TRANSPORTS_PATH } from './transports-path';

const NAMES = ['search', 'villeDepart', 'villeArrivee', 'date', 'type', 'poidsMax', 'sort'] as const;
type FilterName = (typeof NAMES)[number];

/** The search as its form shows it: texts as typed, blanks left out. */
export type SearchValues = Partial<Record<FilterName, string>>;

export type TransportSearch = {
  values: SearchValues;
  /** What the list is asked for; values that make no sense are left out and said in `problems`. */
  filters: TransportFilters;
  problems: Partial<Record<FilterName, string>>;
};

/**
 * Reads a page's query: first of repeated values, blanks and unknown names overlooked (a form without scripts sends
 * its empty fields), decimal commas understood. Never throws; the cursor is checked by whoever reads the page.
 */
export function readTransportSearch(query: Record<string, string | string[] | undefined>): TransportSearch {
  const first = (name: string) => [query[name]].flat()[0]?.trim() || undefined;
  const values: SearchValues = {};
  for (const name of NAMES) {
    const value = first(name);
    if (value !== undefined) values[name] = name === 'poidsMax' ? value.replace(',', '.') : value;
  }
  const cursor = first('cursor')?.slice(0, 500);
  const asked = { ...values, ...(cursor ? { cursor } : {}) };
  const parsed = judge(listTransportsSchema, asked, pageLangue());
  if (parsed.success) return { values, filters: parsed.data, problems: {} };
  const problems: TransportSearch['problems'] = {};
  for (const { path, message } of parsed.error.issues) problems[path[0] as FilterName] ??= message;
  const sound = Object.entries(asked).filter(([name]) => !(name in problems));
  return { values, filters: listTransportsSchema.parse(Object.fromEntries(sound)), problems };
}

/** The address of a search, in one order, without what is blank or usual; `change` replaces values (undefined takes one away). */
export function searchHref(values: SearchValues, change: SearchValues & { cursor?: string } = {}): string {
  const query = new URLSearchParams();
  const next = { ...values, ...change };
  for (const name of [...NAMES, 'cursor'] as const) {
    const value = next[name];
    if (value && !(name === 'sort' && value === 'date')) query.set(name, value);
  }
  const text = query.toString();
  return text ? `${TRANSPORTS_PATH}?${text}` : TRANSPORTS_PATH;
}

/** « 12 décembre » of a YYYY-MM-DD. */
export function dayText(day: string, langue: Langue): string {
  return formatLongDate(`${day}T12:00:00Z`, 'UTC', langue).replace(/ \d{4}$/, '');
}

/** One chip per filter in use (the order of the list is none), each with the search that is left without it. */
export function filterChips(
  { liste: words, type }: { liste: Words<'transports/liste'>; type: Words<'transports/type'> },
  { filters, values }: Pick<TransportSearch, 'filters' | 'values'>,
  villes: { depart?: string; arrivee?: string },
): { label: string; href: string }[] {
  const { search, villeDepart, villeArrivee, date, poidsMax } = filters;
  const labels: Partial<Record<FilterName, string | false | undefined>> = {
    search: search && words('critereMots', { mots: search }),
    villeDepart: villeDepart && words('critereDe', { ville: villes.depart ?? villeDepart }),
    villeArrivee: villeArrivee && words('critereVers', { ville: villes.arrivee ?? villeArrivee }),
    date: date && words('critereJour', { jour: dayText(date, words.langue) }),
    type: filters.type && type(filters.type),
    poidsMax: poidsMax !== undefined && words('criterePoids', { poids: formatKg(poidsMax, words.langue) }),
  };
  return NAMES.flatMap((name) => {
    const label = labels[name];
    return label ? [{ label, href: searchHref(values, { [name]: undefined }) }] : [];
  });
}
