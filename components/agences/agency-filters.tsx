import { useWords } from '#words';
import { CityInput } from '@/components/form/city-input';
import { Filters } from '@/components/listing/filters';
import { CheckBox } from '@/components/ui/check-box';
import { Words } from '@/components/words/words';
import { SERVICES } from '@/lib/users/rules/account';
import { AGENCES_PATH } from './agences-path';
import { type AgencySearch, searchHref } from './agency-search';

/** « Filtres » of the directory; a new search makes a new form, whose fields show it. */
export function AgencyFilters({ search: { values, filters } }: { search: AgencySearch }) {
  const words = useWords('agences/filtres');
  const services = useWords('users/service');
  const count = (filters.ville ? 1 : 0) + (filters.services?.length ?? 0);
  return (
    <Words of={['listing/filtres']}>
      <Filters key={searchHref(values)} action={AGENCES_PATH} count={count}>
        {values.search && <input type="hidden" name="search" value={values.search} />}
        <CityInput
          name="ville"
          label={words('ville')}
          placeholder={words('exemple')}
          defaultValue={values.ville}
          className="sm:col-span-2"
        />
        <fieldset className="sm:col-span-2">
          <legend className="mb-1 font-medium text-sm">{words('services')}</legend>
          <div className="grid gap-x-6 sm:grid-cols-2">
            {SERVICES.map((service) => (
              <CheckBox
                key={service}
                name="services"
                value={service}
                label={services(service)}
                defaultChecked={values.services?.includes(service)}
              />
            ))}
          </div>
        </fieldset>
      </Filters>
    </Words>
  );
}
