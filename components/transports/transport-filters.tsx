import { CityInput } from '@/components/form/city-input';
import { Filters } from '@/components/listing/filters';
import { PlainDate } from '@/components/ui/plain-date';
import { PlainField, PlainSelect } from '@/components/ui/plain-field';
import { SORT_TRANSPORT_LABELS, TYPE_TRANSPORT_LABELS } from '@/lib/transports/labels';
import { SORTS_TRANSPORT, TYPES_TRANSPORT } from '@/lib/transports/schema';
import { searchHref, type TransportSearch } from './transport-search';
import { TRANSPORTS_PATH } from './transports-path';

const TYPES = [
  { value: '', label: 'Tous' },
  ...TYPES_TRANSPORT.map((value) => ({ value, label: TYPE_TRANSPORT_LABELS[value] })),
];
// The usual order is the empty value: it needs no place in the address.
const SORTS = SORTS_TRANSPORT.map((value) => ({
  value: value === 'date' ? '' : value,
  label: SORT_TRANSPORT_LABELS[value],
}));

/** « Filtres » with every filter; a new search makes a new form, whose fields show it. */
export function TransportFilters({ search, count }: { search: TransportSearch; count: number }) {
  const { values, problems } = search;
  return (
    <Filters key={searchHref(values)} action={TRANSPORTS_PATH} count={count}>
      <PlainField
        name="search"
        type="search"
        label="Recherche"
        placeholder="Ferry, valises, Gennevilliers…"
        maxLength={120}
        defaultValue={values.search}
        error={problems.search}
        className="sm:col-span-2"
      />
      <CityInput
        name="villeDepart"
        label="Ville de départ"
        defaultValue={values.villeDepart}
        placeholder="Lyon"
      />
      <CityInput
        name="villeArrivee"
        label="Ville d’arrivée"
        defaultValue={values.villeArrivee}
        placeholder="Tanger"
      />
      <PlainDate
        name="date"
        label="Date de départ"
        defaultValue={problems.date ? undefined : values.date}
        error={problems.date}
      />
      <PlainField
        name="poidsMax"
        inputMode="decimal"
        label="Poids à envoyer, en kg"
        placeholder="8"
        maxLength={9}
        defaultValue={values.poidsMax?.replace('.', ',')}
        error={problems.poidsMax}
      />
      <PlainSelect name="type" label="Type" options={TYPES} defaultValue={values.type} />
      <PlainSelect name="sort" label="Tri" options={SORTS} defaultValue={values.sort} />
    </Filters>
  );
}
