import { stillCards } from '@/components/page/still';
import { Words } from '@/components/words/words';
import type { AgencyView } from '@/lib/users/queries/agencies';
import { AgencyCard } from './agency-card';
import { AgencyList } from './agency-list';

/** Agencies' cards, in two columns. */
export function AgencyGrid({ agencies }: { agencies: AgencyView[] }) {
  const cards = stillCards(
    'agence',
    agencies.map((agency) => ({ agency })),
    AgencyCard,
  );
  return (
    <Words of={['agences/ouvert']}>
      <AgencyList cards={cards} />
    </Words>
  );
}
