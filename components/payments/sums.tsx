import { useWords } from '#words';
import { cx } from '@/components/ui/cx';
import { Icon, type IconName } from '@/components/ui/icon';
import { formatEuros } from '@/lib/core/text/money';
import { formatInteger } from '@/lib/core/text/text';
import type { PaymentSums } from '@/lib/payments/queries';

/** All of one's payments in four cards. */
export function Sums({ sums: { total, enAttente, completes, montant, montantPaye } }: { sums: PaymentSums }) {
  const words = useWords('payments/liste');
  const { langue } = words;
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-5">
      <Sum term={words('total')} icon="card" look="bg-majorelle-tint text-majorelle">
        {formatInteger(total, langue)}
      </Sum>
      <Sum term={words('pending')} icon="clock" look="bg-saffron-tint text-saffron-text">
        {formatInteger(enAttente, langue)}
      </Sum>
      <Sum term={words('completed')} icon="check" look="bg-palm-tint text-palm">
        {formatInteger(completes, langue)}
      </Sum>
      <Sum
        term={words('montant')}
        icon="bag"
        look="bg-teal-tint text-teal"
        note={montant > 0 ? words('dont', { montant: formatEuros(montantPaye, langue) }) : undefined}
      >
        {formatEuros(montant, langue)}
      </Sum>
    </dl>
  );
}

function Sum({
  term,
  icon,
  look,
  note,
  children,
}: {
  term: string;
  icon: IconName;
  look: string;
  note?: string | undefined;
  children: string;
}) {
  return (
    <div className="flex min-w-0 flex-col rounded-card border border-line bg-surface p-4 sm:p-5">
      <dt className="flex items-center gap-2.5 text-muted text-sm">
        <span className={cx('inline-flex size-8 shrink-0 items-center justify-center rounded-full', look)}>
          <Icon name={icon} size={17} />
        </span>
        {term}
      </dt>
      <dd className="mt-2.5 font-bold font-display text-xl tabular-nums tracking-[-0.015em] sm:text-2xl">
        {children}
        {note && (
          <span className="mt-0.5 block font-normal font-sans text-muted text-xs tracking-normal">
            {note}
          </span>
        )}
      </dd>
    </div>
  );
}
