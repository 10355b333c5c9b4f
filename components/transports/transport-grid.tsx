import { useWords } from '#words';
import { stillCards } from '@/components/page/still';
import type { TransportView } from '@/lib/transports/queries/view';
import { TransportCard } from './transport-card';
import { TransportList } from './transport-list';

/** Cards in two columns; the ones that fit a search only in part come after the exact ones, as the list gives them. */
export function TransportGrid({
  transports,
  headingLevel,
}: {
  transports: TransportView[];
  headingLevel?: 'h2' | 'h3';
}) {
  const contact = useWords('transports/contact');
  const cards = stillCards(
    'transport',
    transports.map((transport) => ({ transport, headingLevel })),
    TransportCard,
  );
  return (
    <TransportList className="grid gap-5 lg:grid-cols-2" cards={cards} visitors={contact('connexion')} />
  );
}
