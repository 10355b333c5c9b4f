import 'server-only';
import type Stripe from 'stripe';
import type { Mouvement, Moved } from '../../rules/reconcile';
import { askedFor } from './client';

/** Stripe's words for what our books know. */
const GENRES: Record<string, Moved> = {
  charge: 'encaissement',
  payment: 'encaissement',
  refund: 'remboursement',
  payment_refund: 'remboursement',
  refund_failure: 'remboursement_annule',
  payment_failure_refund: 'remboursement_annule',
  transfer: 'versement',
  transfer_refund: 'versement_annule',
  transfer_cancel: 'versement_annule',
  transfer_failure: 'versement_annule',
};
/** What is between the site and Stripe alone: its fees, the site's own bank account, reserves. */
const NOT_OURS =
  /^(?:payout|topup|reserve|reserved_funds|stripe_|tax_fee|application_fee|payment_network_reserve)/;

/** Everything that moved the site's balance at Stripe between two instants; what is no word of ours keeps Stripe's. */
export async function reportOf(from: Date, to: Date): Promise<Mouvement[]> {
  const created = { gte: Math.floor(+from / 1_000), lt: Math.floor(+to / 1_000) };
  const mouvements: Mouvement[] = [];
  let starting_after: string | undefined;
  do {
    const page = await askedFor('report', (client) =>
      client.balanceTransactions.list({
        created,
        limit: 100,
        expand: ['data.source'],
        ...(starting_after ? { starting_after } : {}),
      }),
    );
    for (const one of page.data) {
      if (NOT_OURS.test(one.type)) continue;
      const genre = isContested(one) ? 'contestation' : (GENRES[one.type] ?? one.type);
      mouvements.push({ genre, ref: nameOf(one), centimes: one.amount, le: new Date(one.created * 1_000) });
    }
    starting_after = page.has_more ? page.data.at(-1)?.id : undefined;
  } while (starting_after);
  return mouvements;
}

/** What a bank takes while it contests a charge, and gives back when it was wrong: Stripe calls both an adjustment. */
const isContested = ({ type, source }: Stripe.BalanceTransaction) =>
  type === 'adjustment' && source !== null && typeof source !== 'string' && source.object === 'dispute';

/** What moved; of a reversal the transfer, by which the books know it. */
function nameOf({ id, source }: Stripe.BalanceTransaction): string {
  if (source === null) return id;
  if (typeof source === 'string') return source;
  if (source.object !== 'transfer_reversal') return source.id;
  return typeof source.transfer === 'string' ? source.transfer : source.transfer.id;
}
