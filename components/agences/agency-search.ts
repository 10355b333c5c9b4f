import { pageLangue } from '@/components/words/server';
import type { Words } from '@/components/words/words-of';
import { judge } from '@/lib/core/text/judge';
import { SERVICES } from '@/lib/users/rules/account';
import { type AgencyFilters, listUsersSchema } from '@/lib/users/schema/agencies';
import { AGENCES_PATH } from './agences-path';

type FilterName = 'search' | 'ville' | 'services';

/** The search as its forms show it: texts as typed, blanks left out. */
export type SearchValues = { search?: string; ville?: string; services?: string[] };

export type AgencySearch = {
  values: SearchValues;
  /** What the list is asked for; values that make no sense are left out and said in `problems`. */
  filters: AgencyFilters;
  problems: Partial<Record<FilterName, string>>;
};

/**
 * Reads a page's query: first of repeated texts, services repeated or separated by commas, blanks and unknown names
 * overlooked (a form without scripts sends its empty fields). Never throws; the cursor is checked by whoever reads the page.
 */
export function readAgencySearch(query: Record<string, string | string[] | undefined>): AgencySearch {
  const first = (name: string) => [query[name]].flat()[0]?.trim() || undefined;
  const [search, ville, cursor] = [first('search'), first('ville'), first('cursor')?.slice(0, 500)];
  const listed = [query.services].flat().flatMap((one) => one?.split(',') ?? []);
  const services = [...new Set(listed.map((one) => one.trim()).filter(Boolean))];
  const values: SearchValues = {
    ...(search ? { search } : {}),
    ...(ville ? { ville } : {}),
    ...(services.length > 0 ? { services } : {}),
  };
  const asked = { userType: 'agency', ...values, ...(cursor ? { cursor } : {}) };
  const parsed = judge(listUsersSchema, asked, pageLangue());
  if (parsed.success) return { values, filters: parsed.data, problems: {} };
  const problems: AgencySearch['problems'] = {};
  for (const { path, message } of parsed.error.issues) problems[path[0] as FilterName] ??= message;
  // A service that does not exist leaves the others.
  const known = services.filter((service) => SERVICES.some((one) => one === service));
  const sound = Object.entries({ ...asked, services: known }).filter(
    ([name]) => name === 'services' || !(name in problems),
  );
  return { values, filters: listUsersSchema.parse(Object.fromEntries(sound)), problems };
}

/** The address of a search, in one order, without what is blank; `change` replaces values (undefined takes one away). */
export function searchHref(values: SearchValues, change: SearchValues & { cursor?: string } = {}): string {
  const {
    search,
    ville,
    services = [],
    cursor,
  } = { ...values, ...change } as SearchValues & { cursor?: string };
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  if (ville) query.set('ville', ville);
  for (const service of services) query.append('services', service);
  if (cursor) query.set('cursor', cursor);
  const text = query.toString();
  return text ? `${AGENCES_PATH}?${text}` : AGENCES_PATH;
}

/** One chip per filter in use, each with the search that is left without it. `ville` is the city as the page calls it. */
export function filterChips(
  words: Words<'agences/filtres'>,
  labels: Words<'users/service'>,
  { filters, values }: AgencySearch,
  ville?: string,
): { label: string; href: string }[] {
  const { search, services = [] } = filters;
  return [
    ...(search
      ? [{ label: words('critereMots', { mots: search }), href: searchHref(values, { search: undefined }) }]
      : []),
    ...(filters.ville
      ? [{ label: ville ?? filters.ville, href: searchHref(values, { ville: undefined }) }]
      : []),
    ...services.map((service) => ({
      label: labels(service),
      href: searchHref(values, { services: services.filter((one) => one !== service) }),
    })),
  ];
}
