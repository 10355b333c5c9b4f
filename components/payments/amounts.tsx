import type { ReactNode } from 'react';
import { useWords } from '#words';
import { cx } from '@/components/ui/cx';
import { Link } from '@/components/ui/link';
import { formatEuros } from '@/lib/core/text/money';
import { formatPercent } from '@/lib/payments/labels';
import type { PaymentView } from '@/lib/payments/queries';

type Shares = Pick<PaymentView, 'amount' | 'commission' | 'net' | 'rembourse'>;

/** How an amount is divided: what is paid, the commission of it, what its receiver gets, and what went back. */
export function Amounts({
  payment: { amount, commission, net, rembourse },
  pays,
  name,
}: {
  payment: Shares;
  /** The reader is who pays; `name` is the other person. */
  pays: boolean;
  name: string;
}) {
  const words = useWords('payments/montants');
  const { langue } = words;
  return (
    <dl className="space-y-2 text-sm tabular-nums">
      <Line term={words(pays ? 'votrePaiement' : 'demande')} strong={pays}>
        {formatEuros(amount, langue)}
      </Line>
      {rembourse > 0 && (
        <Line term={words(pays ? 'vousRevient' : 'rembourse')} strong={pays}>
          {formatEuros(rembourse, langue)}
        </Line>
      )}
      {rembourse < amount && (
        <>
          <Line
            term={
              <Link
                href="/commission"
                className="underline decoration-1 underline-offset-4 hover:decoration-2"
              >
                {words('commission', { taux: formatPercent(commission.taux, langue) })}
              </Link>
            }
          >
            {formatEuros(commission.montant, langue)}
          </Line>
          <Line
            term={
              pays
                ? words.rich('recoit', { qui: (text) => <bdi>{text}</bdi> }, { nom: name })
                : words('vousRecevez')
            }
            strong={!pays}
            sum
          >
            {formatEuros(net, langue)}
          </Line>
        </>
      )}
    </dl>
  );
}

/** `sum`: what the lines above it come to. */
function Line({
  term,
  strong,
  sum,
  children,
}: {
  term: ReactNode;
  strong?: boolean;
  sum?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={cx('flex items-baseline justify-between gap-4', sum && 'border-line border-t pt-2')}>
      <dt className="min-w-0 text-muted">{term}</dt>
      <dd className={strong ? 'font-bold text-base' : 'font-medium'}>{children}</dd>
    </div>
  );
}
