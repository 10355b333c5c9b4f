import { useWords } from '#words';
import { Filters } from '@/components/listing/filters';
import { PlainField, PlainSelect } from '@/components/ui/plain-field';
import { Words } from '@/components/words/words';
import { type DemandeSearch, filterOptions, searchHref } from './demande-search';
import { DEMANDES_PATH } from './demandes-path';

/** « Filtres » of the needs; a new search makes a new form, whose fields show it. */
export function DemandeFilters({
  search,
  count,
  nameOf,
}: {
  search: DemandeSearch;
  count: number;
  nameOf: (place: string) => string;
}) {
  const { values, filters, problems } = search;
  const words = useWords('demandes/filtres');
  const { categories, villes } = filterOptions(words, useWords('demandes/categorie'), search, nameOf);
  return (
    <Words of={['listing/filtres']}>
      <Filters key={searchHref(values)} action={DEMANDES_PATH} count={count}>
        <PlainField
          name="search"
          type="search"
          label={words('recherche')}
          placeholder={words('exemple')}
          maxLength={120}
          defaultValue={values.search}
          error={problems.search}
          className="sm:col-span-2"
        />
        <PlainSelect
          name="categorie"
          label={words('categorie')}
          options={categories}
          defaultValue={filters.categorie}
        />
        <PlainSelect name="ville" label={words('ville')} options={villes} defaultValue={filters.ville} />
      </Filters>
    </Words>
  );
}
