import 'server-only';
import type { Provider } from '../provider';
import { stripeAccounts } from './account';
import { closeCheckout, openCheckout, readCheckout } from './checkout';
import { reportOf } from './report';
import { oppositionOf, refund, refundedOf, returnedOf, reverse, transfer } from './send';

/** Stripe: Checkout for paying, Express accounts for being paid, separate charges and transfers in between. */
export const stripeProvider: Provider = {
  open: openCheckout,
  read: readCheckout,
  close: closeCheckout,
  remboursement: refund,
  versement: transfer,
  reprise: reverse,
  opposition: { read: oppositionOf, refunded: refundedOf },
  returned: returnedOf,
  report: reportOf,
  accounts: stripeAccounts,
};
