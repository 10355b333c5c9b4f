import { Words } from '@/components/words/words';
import type { AlerteSearch } from './alerte-form-dialog';
import { KeepSearchBox } from './keep-search-box';

/** Below a list: has the search that made it kept, so that what comes later is told. */
export function KeepSearch({ search }: { search: AlerteSearch }) {
  return (
    <Words of={['alertes/garder']}>
      <KeepSearchBox search={search} />
    </Words>
  );
}
