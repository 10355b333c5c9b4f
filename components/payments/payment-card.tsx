import { useWords } from '#words';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { LinkButton } from '@/components/ui/link-button';
import { Covered } from '@/components/words/covered';
import { formatEuros } from '@/lib/core/text/money';

import { formatLongDate } from '@/lib/core/text/time';
import { paymentPath } from '@/lib/payments/labels';
import type { PaymentView } from '@/lib/payments/queries';
import { displayName } from '@/lib/users/labels';
import { EtatBadge, TestBadge } from './etat-badge';
import { ThingName } from './thing';

/** A payment in the list of one's own; `meId` is who reads. */
export function PaymentCard({
  payment,
  meId,
  timeZone,
}: {
  payment: PaymentView;
  meId: string;
  timeZone: string;
}) {
  const { _id, sender, recipient, recipientId, amount, etat, description, createdAt, paymentUrl } = payment;
  const words = useWords('payments/liste');
  const pays = recipientId === meId;
  const name = displayName(pays ? sender : recipient, words.langue);
  const id = `paiement-${_id}`;
  return (
    <Card as="li" interactive className="relative flex flex-wrap items-start gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-60">
        <h2 id={id} className="text-lg leading-snug">
          <Link
            href={paymentPath(_id)}
            className="rounded-badge before:absolute before:inset-0 before:rounded-card hover:text-majorelle"
          >
            {words.rich(pays ? 'a' : 'de', { qui: (text) => <bdi>{text}</bdi> }, { nom: name })}
          </Link>
        </h2>
        <p dir="auto" className="aligned line-clamp-2 [overflow-wrap:anywhere]">
          <Covered>{description}</Covered>
        </p>
        <p className="mt-1 text-muted text-sm">
          <ThingName payment={payment} />
          {(payment.transportId || payment.demandeId || payment.produitId) && words('entre')}
          <time dateTime={createdAt}>{formatLongDate(createdAt, timeZone, words.langue)}</time>
        </p>
      </div>
      <div className="flex w-full flex-wrap items-center justify-between gap-3 sm:w-auto sm:flex-col sm:items-end">
        <p className="flex flex-wrap items-center gap-2 sm:flex-row-reverse">
          <strong className="font-bold font-display text-xl tabular-nums">
            {formatEuros(amount, words.langue)}
          </strong>
          <EtatBadge etat={etat} />
          {payment.modeTest && <TestBadge />}
        </p>
        {paymentUrl && (
          <LinkButton href={paymentUrl} size="small" aria-describedby={id} className="relative max-sm:w-full">
            {words('payer')}
          </LinkButton>
        )}
      </div>
    </Card>
  );
}
