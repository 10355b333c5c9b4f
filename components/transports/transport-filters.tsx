import { useWords } from '#words';
import { CityInput } from '@/components/form/city-input';
import { Filters } from '@/components/listing/filters';
import { PlainDate } from '@/components/ui/plain-date';
import { PlainField, PlainSelect } from '@/components/ui/plain-field';
import { Words } from '@/components/words/words';
import { SORTS_TRANSPORT, TYPES_TRANSPORT } from '@/lib/transports/schema';
import { searchHref, type TransportSearch } from './transport-search';
import { TRANSPORTS_PATH } from './transports-path';

/** « Filtres » with every filter; a new search makes a new form, whose fields show it. */
export function TransportFilters({ search, count }: { search: TransportSearch; count: number }) {
  const words = useWords('transports/filtres');
  const typeWords = useWords('transports/type');
  const sortWords = useWords('transports/tri');
  const { values, problems } = search;
  const types = [
    { value: '', label: words('tous') },
    ...TYPES_TRANSPORT.map((value) => ({ value, label: typeWords(value) })),
  ];
  // The usual order is the empty value: it needs no place in the address.
  const sorts = SORTS_TRANSPORT.map((value) => ({
    value: value === 'date' ? '' : value,
    label: sortWords(value),
  }));
  return (
    <Words of={['listing/filtres', 'ui/champs']}>
      <Filters key={searchHref(values)} action={TRANSPORTS_PATH} count={count}>
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
        <CityInput
          name="villeDepart"
          label={words('villeDepart')}
          defaultValue={values.villeDepart}
          placeholder={words('exempleDepart')}
        />
        <CityInput
          name="villeArrivee"
          label={words('villeArrivee')}
          defaultValue={values.villeArrivee}
          placeholder={words('exempleArrivee')}
        />
        <PlainDate
          name="date"
          label={words('date')}
          defaultValue={problems.date ? undefined : values.date}
          error={problems.date}
        />
        <PlainField
          name="poidsMax"
          inputMode="decimal"
          label={words('poids')}
          placeholder="8"
          maxLength={9}
          defaultValue={words.langue === 'en' ? values.poidsMax : values.poidsMax?.replace('.', ',')}
          error={problems.poidsMax}
        />
        <PlainSelect name="type" label={words('type')} options={types} defaultValue={values.type} />
        <PlainSelect name="sort" label={words('tri')} options={sorts} defaultValue={values.sort} />
      </Filters>
    </Words>
  );
}
