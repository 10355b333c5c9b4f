import type { Metadata } from 'next';
import { AgencyFilters } from '@/components/agences/agency-filters';
import { AgencyGrid } from '@/components/agences/agency-grid';
import { filterChips, readAgencySearch, searchHref } from '@/components/agences/agency-search';
import { AgencySearchBox } from '@/components/agences/agency-search-box';
import { agencyListStructuredData } from '@/components/agences/agency-structured-data';
import { NoAgencies } from '@/components/agences/no-agencies';
import { FilterChips } from '@/components/listing/filter-chips';
import { listMetadata } from '@/components/listing/list-metadata';
import { NextPageLink } from '@/components/listing/next-page-link';
import { SearchRefused } from '@/components/listing/search-refused';
import { JsonLd } from '@/components/page/json-ld';
import { PageHeader } from '@/components/page/page-header';
import { pageLangue, pageWords } from '@/components/words/server';
import { Words } from '@/components/words/words';
import { findCity } from '@/lib/core/cities/find';
import { placeIn, placesIn } from '@/lib/core/cities/names';
import { AppError } from '@/lib/core/errors';
import { siteOrigin } from '@/lib/core/origin';
import { type AgencyPage, listAgencies } from '@/lib/users/queries/agencies';
import type { AgencyFilters as Filters } from '@/lib/users/schema/agencies';

type Props = PageProps<'/[langue]/agences'>;

/** The asked city under the gazetteer's name: « tangier » is Tanger. */
const known = (ville: string | undefined) => ville && (findCity(ville)?.name ?? ville);

/** The same as the page calls it. */
const named = (ville: string | undefined) => ville && placeIn(known(ville) ?? ville)(pageLangue());

/** The asked page, or the first one when its cursor is none of ours. */
async function read(filters: Filters): Promise<AgencyPage & { lost?: boolean }> {
  try {
    return placesIn(pageLangue(), await listAgencies(filters));
  } catch (error) {
    if (!(error instanceof AppError && error.fields?.cursor)) throw error;
    const { cursor, ...rest } = filters;
    return { ...placesIn(pageLangue(), await listAgencies(rest)), lost: true };
  }
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { filters, problems } = readAgencySearch(await searchParams);
  const ville = named(filters.ville);
  const services = filters.services ?? [];
  const words = pageWords('agences/page');
  const labels = pageWords('users/service');
  const title = ville ? words('titreVille', { ville }) : words('titre');
  const what =
    services.length > 0
      ? services.map((one) => labels(one).toLowerCase()).reduce((un, autre) => words('entre', { un, autre }))
      : words('tousServices');
  const description = ville
    ? words('descriptionVille', { ville, services: what })
    : words('description', { services: what });
  const canonical = searchHref(filters.ville ? { ville: known(filters.ville) } : {});
  const partial = filters.search || filters.cursor || services.length > 0 || Object.keys(problems).length > 0;
  return listMetadata({ title, description, canonical }, Boolean(partial));
}

export default async function AgenciesPage({ searchParams }: Props) {
  const search = readAgencySearch(await searchParams);
  const { filters, values, problems } = search;
  const { items, meta, lost } = await read(filters);
  const words = pageWords('agences/page');
  const chips = filterChips(
    pageWords('agences/filtres'),
    pageWords('users/service'),
    search,
    named(filters.ville),
  );
  return (
    <div className="wrap">
      {items.length > 0 && <JsonLd data={agencyListStructuredData(items, siteOrigin())} />}
      <PageHeader
        title={words('titre')}
        subtitle={words('sousTitre')}
        actions={<AgencyFilters search={search} />}
      />
      <Words of={['agences/recherche']}>
        <AgencySearchBox key={searchHref(values)} values={values} error={problems.search} />
      </Words>
      <FilterChips chips={chips} />
      <SearchRefused problems={problems} lost={lost} />
      {items.length > 0 ? (
        <AgencyGrid agencies={items} />
      ) : (
        <NoAgencies filtered={chips.length > 0 || filters.cursor !== undefined} />
      )}
      <NextPageLink
        href={meta.nextCursor ? searchHref(values, { cursor: meta.nextCursor }) : null}
        label={words('suivantes')}
      />
    </div>
  );
}
