import { EmptyState } from '@/components/page/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { payments } from '@/lib/langues/messages/fr/refus/payments';

/** In the place of a payment that is not there, or not for who asks. */
export function PaymentMissing() {
  return (
    <EmptyState
      title={payments.introuvable}
      headingLevel="h1"
      action={<LinkButton href="/payments">Voir mes paiements</LinkButton>}
    >
      Il n’existe pas, ou il est entre deux autres personnes.
    </EmptyState>
  );
}
