import 'server-only';
import { siteOrigin } from '@/lib/core/origin';
import type { AccountState, Accounts } from '../provider';
import { askedFor } from './client';

/** Where somebody may live to be paid from this side; elsewhere Stripe answers for the country of the site's own account. */
const COUNTRIES = new Set(
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
);
const RETURN = '/payments?compte=retour';

/** Accounts of people who are paid: Stripe's Express ones, which Stripe asks about who they are, and we never see it. */
export const stripeAccounts: Accounts = {
  serves: (country) => COUNTRIES.has(country),
  async open(id, country) {
    const account = await askedFor('open an account', (client) =>
      client.accounts.create(
        {
          type: 'express',
          ...(country && COUNTRIES.has(country) ? { country } : {}),
          capabilities: { transfers: { requested: true } },
          metadata: { compte: id },
        },
        { idempotencyKey: `compte:${id}` },
      ),
    );
    return account.id;
  },
  async link(ref) {
    const { url } = await askedFor('link an account', (client) =>
      client.accountLinks.create({
        account: ref,
        type: 'account_onboarding',
        refresh_url: `${siteOrigin()}${RETURN}`,
        return_url: `${siteOrigin()}${RETURN}`,
      }),
    );
    return url;
  },
  async read(ref): Promise<AccountState> {
    const { capabilities, payouts_enabled, requirements } = await askedFor('read an account', (client) =>
      client.accounts.retrieve(ref),
    );
    const due = new Set([...(requirements?.currently_due ?? []), ...(requirements?.past_due ?? [])]);
    return {
      pret: capabilities?.transfers === 'active' && payouts_enabled,
      manque: [...due].slice(0, 50),
    };
  },
};
