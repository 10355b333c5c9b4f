import { centsToEuros, formatEuros } from '@/lib/core/text/money';
import { NBSP, NNBSP } from '@/lib/core/text/text';
import type { Langue } from '@/lib/langues/langue.mjs';

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

/** The door of the test provider, where somebody chooses whether a payment succeeds. */
export const testDoorPath = (id: string) => `${paymentPath(id)}/essai`;

/** A rate as people read it: « 13 % », « 12,5 % », "12.5%". */
export function formatPercent(percent: number, langue: Langue = 'fr'): string {
  if (langue === 'en') return `${percent}%`;
  const figure = String(percent).replace('.', ',');
  return langue === 'fr' ? `${figure}${NBSP}%` : `${figure}%`;
}
