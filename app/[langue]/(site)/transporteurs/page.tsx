import type { Metadata } from 'next';
import { KeepSearch } from '@/components/alertes/keep-search';
import { FilterChips } from '@/components/listing/filter-chips';
import { listMetadata } from '@/components/listing/list-metadata';
import { NextPageLink } from '@/components/listing/next-page-link';
import { SearchRefused } from '@/components/listing/search-refused';
import { JsonLd } from '@/components/page/json-ld';
import { PageHeader } from '@/components/page/page-header';
import { listStructuredData } from '@/components/transports/list-structured-data';
import { NearestDays } from '@/components/transports/nearest-days';
import { NoTransports } from '@/components/transports/no-transports';
import { OwnHiddenTransportsLater } from '@/components/transports/own-hidden-later';
import { fromPlace } from '@/components/transports/place-words';
import { ProposeTransportButton } from '@/components/transports/propose-transport-button';
import { searchSummary } from '@/components/transports/search-summary';
import { TransportFilters } from '@/components/transports/transport-filters';
import { TransportGrid } from '@/components/transports/transport-grid';
import { filterChips, readTransportSearch, searchHref } from '@/components/transports/transport-search';
import { TRANSPORTS_PATH } from '@/components/transports/transports-path';
import { Link } from '@/components/ui/link';
import { pageLangue, pageWords } from '@/components/words/server';
import { Words } from '@/components/words/words';
import { findCity } from '@/lib/core/cities/find';
import { placeIn, placesIn } from '@/lib/core/cities/names';
import { paireOf } from '@/lib/core/cities/paires';
import { AppError } from '@/lib/core/errors';
import { siteOrigin } from '@/lib/core/origin';
import { listTransports, type TransportPage } from '@/lib/transports/queries/list';
import type { TransportFilters as Filters } from '@/lib/transports/schema';

type Props = PageProps<'/[langue]/transporteurs'>;

/** The asked places under the gazetteer's names: « tangier » is Tanger. */
function villesOf({ villeDepart, villeArrivee }: Filters) {
  const named = (text: string | undefined) => text && (findCity(text)?.name ?? text);
  return { depart: named(villeDepart), arrivee: named(villeArrivee) };
}

/** The asked places as the page calls them. */
function shownVilles(filters: Filters) {
  const { depart, arrivee } = villesOf(filters);
  const shown = (name: string | undefined) => name && placeIn(name)(pageLangue());
  return { depart: shown(depart), arrivee: shown(arrivee) };
}

/** The asked page, or the first one when its cursor is none of ours. */
async function read(filters: Filters): Promise<TransportPage & { lost?: boolean }> {
  try {
    return placesIn(pageLangue(), await listTransports(filters));
  } catch (error) {
    if (!(error instanceof AppError && error.fields?.cursor)) throw error;
    const { cursor, ...rest } = filters;
    return { ...placesIn(pageLangue(), await listTransports(rest)), lost: true };
  }
}

/** What the head says of the asked places. */
function keysOf(depart: string | undefined, arrivee: string | undefined) {
  if (depart && arrivee) return ['titreDeVers', 'descriptionDeVers'] as const;
  if (depart) return ['titreDe', 'descriptionDe'] as const;
  return arrivee ? (['titreVers', 'descriptionVers'] as const) : (['titre', 'description'] as const);
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { filters, values, problems } = readTransportSearch(await searchParams);
  const { depart, arrivee } = shownVilles(filters);

  const { villeDepart, villeArrivee, sort, ...narrower } = values;
  const words = pageWords('transports/page');
  const places = { ...(depart && { depart: fromPlace(depart) }), ...(arrivee && { arrivee }) };
  const [titleKey, descriptionKey] = keysOf(depart, arrivee);
  const title = words(titleKey, places);
  const description = words(descriptionKey, places);
  // Two cities alone have a page of their own, which is the one to find; any other search is nobody's to find.
  const paire = paireOf(filters.villeDepart ?? '', filters.villeArrivee ?? '')?.path;
  const isPaire = paire && Object.keys(narrower).length === 0;
  const canonical = isPaire ? paire : TRANSPORTS_PATH;
  const partial = !isPaire && (Object.keys(values).length > 0 || Object.keys(problems).length > 0);
  return listMetadata({ title, description, canonical }, partial || filters.cursor !== undefined);
}

export default async function TransportsPage({ searchParams }: Props) {
  const search = readTransportSearch(await searchParams);
  const { filters, values, problems } = search;
  const villes = villesOf(filters);
  const shown = shownVilles(filters);
  const { items, meta, lost } = await read(filters);
  const words = pageWords('transports/page');
  const chips = filterChips(
    { liste: pageWords('transports/liste'), type: pageWords('transports/type') },
    search,
    shown,
  );
  const paire = paireOf(filters.villeDepart ?? '', filters.villeArrivee ?? '')?.path;
  return (
    <div className="wrap">
      <JsonLd data={listStructuredData(items, siteOrigin(), words.langue)} />
      <PageHeader
        title={words('titre')}
        subtitle={searchSummary(pageWords('transports/liste'), meta, filters, shown)}
        actions={
          <Words of={['transports/proposer']}>
            <TransportFilters search={search} count={chips.length} />
            <ProposeTransportButton />
          </Words>
        }
      />
      <FilterChips chips={chips} />
      {paire && (
        <p className="-mt-2 mb-5">
          <Link
            href={paire}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-badge font-semibold text-majorelle hover:underline"
          >
            {words('toutSur', { depart: shown.depart ?? '', arrivee: shown.arrivee ?? '' })}
          </Link>
        </p>
      )}
      <SearchRefused problems={problems} lost={lost} />
      {filters.date && meta.joursProches && (
        <NearestDays days={meta.joursProches} asked={filters.date} values={values} />
      )}
      {items.length > 0 ? (
        <TransportGrid transports={items} />
      ) : (
        <NoTransports filtered={chips.length > 0 || filters.cursor !== undefined} />
      )}
      <NextPageLink
        href={meta.nextCursor ? searchHref(values, { cursor: meta.nextCursor }) : null}
        label={words('suivants')}
      />
      <KeepSearch
        search={{
          genre: 'transport',
          villeDepart: villes.depart,
          villeArrivee: villes.arrivee,
          du: filters.date,
          au: filters.date,
          poids: filters.poidsMax,
          type: filters.type,
          mots: filters.search,
        }}
      />
      <OwnHiddenTransportsLater />
    </div>
  );
}
