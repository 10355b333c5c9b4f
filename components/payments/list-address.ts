import { STATUTS_PAYMENT, type StatutPayment } from '@/lib/payments/schema';

/** What the address of one's payments says: which of them, and where they stand. */
export type Shown = { tab?: 'envoyes' | 'recus'; status?: StatutPayment };

export const PAYMENTS = '/payments';

/** The address of a part of one's payments. */
export function paymentsHref({ tab, status }: Shown, cursor?: string): string {
  const asked = { tab, status, cursor };
  const query = new URLSearchParams(
    Object.entries(asked).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
  return query.size > 0 ? `${PAYMENTS}?${query}` : PAYMENTS;
}

/** What an address asks for; what is no tab and no state is left out. */
export function shownOf({ tab, status }: Record<string, string | string[] | undefined>): Shown {
  const state = STATUTS_PAYMENT.find((one) => one === status);
  return { ...((tab === 'envoyes' || tab === 'recus') && { tab }), ...(state && { status: state }) };
}
