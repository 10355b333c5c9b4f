import 'server-only';
import type { Provider } from '../provider';
import { stripeAccounts } from './account';
import { closeCheckout, openCheckout, readCheckout } from './checkout';
import { reportOf } from './report';
import { oppositionOf, refund, returnedOf, reverse, transfer } from './send';

/** Stripe: Checkout for paying, Express accounts for being paid, separate charges and transfers in between. */
export const stripeProvider: Provider = {
  open: openCheckout,
  read: readCheckout,
  close: closeCheckout,
  remboursement: refund,
  versement: transfer,
  reprise: reverse,
  opposition: oppositionOf,
  returned: returnedOf,
  report: reportOf,
  accounts: stripeAccounts,
};
