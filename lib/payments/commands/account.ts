import 'server-only';
import { findCountry } from '@/lib/core/cities/countries';
import { newId, plainTransaction, rowsOf } from '@/lib/core/db';
import { AppError } from '@/lib/core/errors';
import type { Actor } from '@/lib/core/sessions/actor';
import { centsToEuros } from '@/lib/core/text/money';
import type * as z from '@/lib/core/zod';
import type { Langue } from '@/lib/langues/langue.mjs';
import { refus } from '@/lib/langues/refus/payments';
import { missingWords } from '../rules/missing';
import { isTestMode } from '../rules/mode';
import type { payoutAccountViewSchema } from '../schema/view';
import { currentProvider, type ProviderName, providerOf, requireProvider } from './provider';

/** Where one's share is sent, as its owner sees it. */
type PayoutAccountView = z.output<typeof payoutAccountViewSchema>;
type Account = {
  id: string;
  country: string;
  ref: string | null;
  pret: boolean;
  manque: string[];
  stale: boolean;
};

/** How long what the provider said of an account is taken for true when its owner looks. */
const FRESH_SECONDS = 10;

/**
 * What the provider says of the account that the actor is paid on, and what waits for it. Throws `unavailable` where there
 * are no payments, or when the provider does not answer. What is missing is said in that language.
 */
export async function getAccount(actor: Actor, langue: Langue): Promise<PayoutAccountView> {
  const provider = requireProvider();
  const before = await accountOf(actor.id, provider);
  if (before?.ref && !before.pret && before.stale) await refreshAccount(before.ref);
  const account = before?.stale ? await accountOf(actor.id, provider) : before;
  const { accounts } = providerOf(provider);
  const manque = account?.manque ?? [];
  const country = findCountry(account?.country ?? (await countryOf(actor.id)));
  return {
    etat: !accounts ? 'inutile' : !account?.ref ? 'absent' : stateOf(account),
    paysNonDesservi: accounts && country && !accounts.serves(country.code) ? country.name : null,
    manque: missingWords(manque, langue),
    attend: centsToEuros(await owedTo(actor.id, provider)),
    modeTest: isTestMode(provider),
  };
}

const stateOf = ({ pret, manque }: Account) =>
  pret ? 'pret' : manque.length > 0 ? 'a_completer' : 'en_verification';

/**
 * Opens the actor's account at the provider, once, and answers the page on which it is completed; the page is good once, the
 * account stays. Throws `conflict` where nobody needs one, `unavailable` as `getAccount` does.
 */
export async function completeAccount(actor: Actor): Promise<{ url: string }> {
  const provider = requireProvider();
  const { accounts } = providerOf(provider);
  if (!accounts) throw new AppError('conflict', refus('compteInutile'));
  const [account] = await rowsOf<{ id: string; ref: string | null; country: string }>`
    INSERT INTO payout_accounts (id, user_id, provider) VALUES (${newId()}::uuid, ${actor.id}::uuid, ${provider})
    ON CONFLICT (user_id, provider) DO UPDATE SET provider = excluded.provider
    RETURNING id, ref, (SELECT country FROM users WHERE users.id = user_id) AS country`;
  if (!account) throw new AppError('internal', refus('compteFerme'));
  const ref = account.ref ?? (await accounts.open(account.id, findCountry(account.country)?.code ?? null));
  // Whoever was first wrote the same: the key is the row's.
  await rowsOf`UPDATE payout_accounts SET ref = ${ref} WHERE id = ${account.id}::uuid AND ref IS NULL`;
  return { url: await accounts.link(ref) };
}

/**
 * Asks the provider about an account and keeps what it says. What waited for one that is ready now is sent next. Answers
 * whether it is ready; what is not an account of ours changes nothing.
 */
export async function refreshAccount(ref: string): Promise<boolean> {
  const [account] = await rowsOf<{
    provider: string;
  }>`SELECT provider FROM payout_accounts WHERE ref = ${ref}`;
  const accounts = account && providerOf(account.provider).accounts;
  if (!accounts) return false;
  const { pret, manque } = await accounts.read(ref);
  await plainTransaction(async (tx) => {
    const [changed] = await tx.$queryRaw<{ userId: string; provider: ProviderName; before: boolean }[]>`
      UPDATE payout_accounts a SET pret = ${pret}, manque = ${manque}, lu_le = now()
      FROM (SELECT id, pret AS before FROM payout_accounts WHERE ref = ${ref} FOR NO KEY UPDATE) old
      WHERE a.id = old.id RETURNING a.user_id AS "userId", a.provider, old.before`;
    if (!changed || changed.before || !pret) return;
    await tx.$executeRaw`
      UPDATE payments SET envoi_apres = now() WHERE sender_id = ${changed.userId}::uuid AND provider = ${changed.provider}
        AND solde_le IS NULL AND state IN ('released', 'refunded', 'split') AND envoi_apres > now()`;
  });
  return pret;
}

/**
 * Whether a person can be sent money now: the provider is asked about an account that was not ready when it was last heard
 * of. True where nobody needs an account.
 */
export async function canReceive(userId: string, provider: ProviderName): Promise<boolean> {
  if (!providerOf(provider).accounts) return true;
  const account = await accountOf(userId, provider);
  if (!account?.ref) return false;
  return account.pret || refreshAccount(account.ref);
}

async function accountOf(userId: string, provider: ProviderName): Promise<Account | undefined> {
  const [account] = await rowsOf<Account>`
    SELECT id, (SELECT country FROM users WHERE users.id = user_id) AS country, ref, pret, manque, lu_le IS NULL OR lu_le < now() - make_interval(secs => ${FRESH_SECONDS}) AS stale
    FROM payout_accounts WHERE user_id = ${userId}::uuid AND provider = ${provider}`;
  return account;
}

async function countryOf(userId: string): Promise<string> {
  const [row] = await rowsOf<{
    country: string;
  }>`SELECT country FROM users WHERE id = ${userId}::uuid`;
  return row?.country ?? '';
}

/**
 * Whether somebody has a share to expect, who needs an account to be sent it: they asked for money, or publish trips. False
 * where nobody needs one.
 */
export async function expectsMoney(actor: Actor): Promise<boolean> {
  const provider = currentProvider();
  if (!provider || !providerOf(provider).accounts) return false;
  const [row] = await rowsOf<{ expects: boolean }>`
    SELECT EXISTS (SELECT FROM payments WHERE sender_id = ${actor.id}::uuid)
      OR EXISTS (SELECT FROM transports WHERE user_id = ${actor.id}::uuid) AS expects`;
  return row?.expects ?? false;
}

/** What somebody is owed and was not sent yet, in cents. */
async function owedTo(userId: string, provider: ProviderName): Promise<number> {
  const [row] = await rowsOf<{ centimes: number }>`
    SELECT coalesce(-sum(l.centimes), 0)::int AS centimes FROM payments p
    JOIN ledger_entries e ON e.payment_id = p.id JOIN ledger_lines l ON l.entry_id = e.id AND l.compte = 'a_verser'
    WHERE p.sender_id = ${userId}::uuid AND p.provider = ${provider} AND p.solde_le IS NULL
      AND p.state IN ('released', 'refunded', 'split')`;
  return row?.centimes ?? 0;
}
