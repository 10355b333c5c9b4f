import { EmptyState } from '@/components/page/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { PAYMENT_MISSING } from '@/lib/payments/labels';

/** In the place of a payment that is not there, or not for who asks. */
export function PaymentMissing() {
  return (
    <EmptyState
      title={PAYMENT_MISSING}
      headingLevel="h1"
      action={<LinkButton href="/payments">Voir mes paiements</LinkButton>}
    >
      Il n’existe pas, ou il est entre deux autres personnes.
    </EmptyState>
  );
}
