import { cx } from '@/components/ui/cx';
import { formatEuros } from '@/lib/core/text/money';
import { formatInteger } from '@/lib/core/text/text';
import { mostFree, nextDay, type PaireShown } from './paire-words';

/** What somebody with a parcel asks first, in up to four figures; nothing where nothing is known. */
export function PaireFacts({ page, className }: { page: PaireShown; className?: string }) {
  const { transports, prix } = page;
  const facts = [
    { label: 'Prochain départ', value: nextDay(page) },
    {
      label: 'Trajets à venir',
      value:
        transports.total > 0
          ? `${formatInteger(transports.total)}${transports.totalIsMinimum ? ' et plus' : ''}`
          : null,
    },
    { label: 'Place libre', value: mostFree(page) },
    { label: 'Prix constaté, le kilo', value: prix && formatEuros(prix.milieu) },
  ].filter(({ value }) => value !== null);
  if (facts.length === 0) return null;
  return (
    <dl
      className={cx(
        'grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none [&>:last-child:nth-child(odd)]:max-lg:col-span-2',
        className,
      )}
    >
      {facts.map(({ label, value }) => (
        <div key={label} className="flex flex-col gap-0.5 bg-surface px-4 py-3.5 sm:px-5">
          <dt className="text-muted text-sm">{label}</dt>
          <dd className="font-bold font-display text-lg tabular-nums leading-snug sm:text-xl">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
