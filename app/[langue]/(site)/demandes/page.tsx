import type { Metadata } from 'next';
import { KeepSearch } from '@/components/alertes/keep-search';
import { DemandeFilters } from '@/components/demandes/demande-filters';
import { DemandeGrid } from '@/components/demandes/demande-grid';
import { filterChips, readDemandeSearch, searchHref } from '@/components/demandes/demande-search';
import { DEMANDES_PATH } from '@/components/demandes/demandes-path';
import { NoDemandes } from '@/components/demandes/no-demandes';
import { OwnHiddenDemandesLater } from '@/components/demandes/own-hidden-later';
import { ProposeDemandeButton } from '@/components/demandes/propose-demande-button';
import { FilterChips } from '@/components/listing/filter-chips';
import { listData } from '@/components/listing/list-data';
import { listMetadata } from '@/components/listing/list-metadata';
import { NextPageLink } from '@/components/listing/next-page-link';
import { SearchRefused } from '@/components/listing/search-refused';
import { JsonLd } from '@/components/page/json-ld';
import { PageHeader } from '@/components/page/page-header';
import { addressHere, pageLangue, pageWords } from '@/components/words/server';
import { Words } from '@/components/words/words';
import { placeIn, placesIn } from '@/lib/core/cities/names';
import { AppError } from '@/lib/core/errors';
import { siteOrigin } from '@/lib/core/origin';
import { type DemandePage, listDemandes } from '@/lib/demandes/queries';
import type { DemandeFilters as Filters } from '@/lib/demandes/schema';

type Props = PageProps<'/[langue]/demandes'>;

/** A place as the page calls it. */
const nameOf = (ville: string) => placeIn(ville)(pageLangue());

/** The asked page, or the first one when its cursor is none of ours. */
async function read(filters: Filters): Promise<DemandePage & { lost?: boolean }> {
  try {
    return placesIn(pageLangue(), await listDemandes(filters));
  } catch (error) {
    if (!(error instanceof AppError && error.fields?.cursor)) throw error;
    const { cursor, ...rest } = filters;
    return { ...placesIn(pageLangue(), await listDemandes(rest)), lost: true };
  }
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { filters, problems } = readDemandeSearch(await searchParams);
  const { categorie, ville } = filters;
  const words = pageWords('demandes/page');
  const asked = {
    ...(categorie && { categorie: pageWords('demandes/categorie')(categorie) }),
    ...(ville && { ville: nameOf(ville) }),
  };
  const title = categorie
    ? words(ville ? 'titreCategorieVille' : 'titreCategorie', asked)
    : words(ville ? 'titreVille' : 'titre', asked);
  const description = words(ville ? 'descriptionVille' : 'description', asked);
  const canonical = searchHref({ ...(categorie && { categorie }), ...(ville && { ville }) });
  const partial = filters.search || filters.cursor || Object.keys(problems).length > 0;
  return listMetadata({ title, description, canonical }, Boolean(partial));
}

export default async function DemandesPage({ searchParams }: Props) {
  const search = readDemandeSearch(await searchParams);
  const { filters, values, problems } = search;
  const { items, meta, lost } = await read(filters);
  const words = pageWords('demandes/page');
  const chips = filterChips(pageWords('demandes/filtres'), pageWords('demandes/categorie'), search, nameOf);
  const origin = siteOrigin();
  return (
    <div className="wrap">
      <JsonLd
        data={listData(
          items.map(({ titre, _id }) => ({
            name: titre,
            url: `${origin}${addressHere(`${DEMANDES_PATH}/${_id}`)}`,
          })),
        )}
      />
      <PageHeader
        title={words('titre')}
        subtitle={words('sousTitre')}
        actions={
          <>
            <DemandeFilters search={search} count={chips.length} nameOf={nameOf} />
            <Words of={['demandes/proposer']}>
              <ProposeDemandeButton />
            </Words>
          </>
        }
      />
      <FilterChips chips={chips} />
      <SearchRefused problems={problems} lost={lost} />
      {items.length > 0 ? (
        <DemandeGrid demandes={items} eager />
      ) : (
        <NoDemandes reason={chips.length > 0 ? 'filters' : filters.cursor && !lost ? 'end' : 'none'} />
      )}
      <NextPageLink
        href={meta.nextCursor ? searchHref(values, { cursor: meta.nextCursor }) : null}
        label={words('suivants')}
      />
      <KeepSearch
        search={{
          genre: 'demande',
          villeArrivee: filters.ville,
          categorie: filters.categorie,
          mots: filters.search,
        }}
      />
      <OwnHiddenDemandesLater />
    </div>
  );
}
