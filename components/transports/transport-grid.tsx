import { cardsMarkup } from '@/components/listing/cards-markup';
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
  const cards = cardsMarkup(
    transports.map((transport) => (
      <li key={transport._id} className="flex min-w-0 [&>article]:w-full">
        <TransportCard transport={transport} headingLevel={headingLevel} />
      </li>
    )),
  );
  return <TransportList className="grid gap-5 lg:grid-cols-2" cards={cards} />;
}
