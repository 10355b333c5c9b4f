import { centsToEuros, formatEuros } from '@/lib/core/text/money';
import { NNBSP } from '@/lib/core/text/text';

/** The one sentence for a payment that is not there, or not for who asks. */
export const PAYMENT_MISSING = 'Paiement non trouvé.';

/** What the line of a thread says that announces a request for money. */
export function announcement({
  amountCentimes,
  description,
}: {
  amountCentimes: number;
  description: string;
}): string {
  return `💰 Demande de paiement${NNBSP}: ${formatEuros(centsToEuros(amountCentimes))} (${description})`;
}

/** Where a payment is shown. */
export const paymentPath = (id: string) => `/payments/${id}`;
