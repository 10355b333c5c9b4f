import { useWords } from '#words';
import { cx } from '@/components/ui/cx';
import { formatEuros } from '@/lib/core/text/money';
import { formatInteger } from '@/lib/core/text/text';
import { mostFree, nextDay, type PaireShown } from './paire-words';

/** What somebody with a parcel asks first, in up to four figures; nothing where nothing is known. */
export function PaireFacts({ page, className }: { page: PaireShown; className?: string }) {
  const words = useWords('transports/paire');
  const { transports, prix } = page;
  const total = formatInteger(transports.total, words.langue);
  const facts = [
    { label: words('prochainDepart'), value: nextDay(page, words.langue) },
    {
      label: words('aVenir'),
      value:
        transports.total > 0
          ? transports.totalIsMinimum
            ? words('etPlus', { nombre: total })
            : total
          : null,
    },
    { label: words('placeLibre'), value: mostFree(words, page) },
    { label: words('prixConstate'), value: prix && formatEuros(prix.milieu, words.langue) },
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
