import { useWords } from '#words';
import { EtatBadge, TestBadge } from '@/components/payments/etat-badge';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { Covered } from '@/components/words/covered';
import type { MessageView } from '@/lib/conversations/queries/messages';
import { formatEuros } from '@/lib/core/text/money';
import { paymentPath } from '@/lib/payments/labels';

/** A request for money, as it stands now: nothing that somebody could type looks like it. */
export function PaymentBubble({
  message: { paiement, content },
  own,
  id,
}: {
  message: MessageView;
  own: boolean;
  id: string;
}) {
  const words = useWords('messagerie/fil');
  const box = cx(
    'min-w-0 max-w-[min(24rem,92%)] rounded-card border-2 border-saffron bg-surface',
    own ? 'rounded-ee-badge' : 'rounded-es-badge',
  );
  if (!paiement) {
    return (
      <p id={id} dir="auto" className={cx(box, 'px-4 py-3 font-semibold')}>
        <Covered>{content}</Covered>
      </p>
    );
  }
  const { _id, etat, amount, description, modeTest, paymentUrl } = paiement;
  const about = `${id}-about`;
  return (
    <div id={id} className={cx(box, 'w-full overflow-clip')}>
      <p className="flex items-center gap-2 bg-saffron-tint px-4 py-2 font-semibold text-saffron-text text-sm">
        <Icon name="card" size={18} />
        {words('demandePaiement')}
      </p>
      <div className="space-y-2.5 px-4 pt-3 pb-4">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <strong className="font-bold font-display text-xl tabular-nums">
            {formatEuros(amount, words.langue)}
          </strong>
          <EtatBadge etat={etat} />
          {modeTest && <TestBadge />}
        </div>
        <p id={about} dir="auto" className="[overflow-wrap:anywhere]">
          <Covered>{description}</Covered>
        </p>
        {paymentUrl ? (
          <LinkButton full href={paymentUrl} prefetch={false} aria-describedby={about}>
            {words('payer')}
          </LinkButton>
        ) : (
          <LinkButton
            full
            size="small"
            variant="secondary"
            href={paymentPath(_id)}
            prefetch={false}
            aria-describedby={about}
          >
            {words('voirPaiement')}
          </LinkButton>
        )}
      </div>
    </div>
  );
}
