import { useWords } from '#words';
import { EmptyState } from '@/components/page/empty-state';
import { LinkButton } from '@/components/ui/link-button';

/** In the place of a payment that is not there, or not for who asks. */
export function PaymentMissing() {
  const words = useWords('payments/detail');
  return (
    <EmptyState
      title={words('nonTrouve')}
      headingLevel="h1"
      action={<LinkButton href="/payments">{words('voirMiens')}</LinkButton>}
    >
      {words('autres')}
    </EmptyState>
  );
}
