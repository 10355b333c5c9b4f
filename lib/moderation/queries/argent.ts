import 'server-only';
import { rowsOf } from '@/lib/core/db';
import type { Actor } from '@/lib/core/sessions/actor';
import { centsToEuros } from '@/lib/core/text/money';
import type { Ecart } from '@/lib/payments/rules/reconcile';
import { requireOperator } from './operator';

const MOST = 50;
/** Of a day: the log names all. */
const MOST_ECARTS = 20;

type Contested = {
  id: string;
  amountCentimes: number;
  state: string;
  geleLe: Date;
  repris: boolean;
  perdue: boolean;
};
type Day = { jour: string; provider: string; mouvements: number; ecarts: Ecart[]; nombre: number };

/**
 * What of the money waits for an operator: payments that a bank contests, and days on which the books and the provider's report
 * differ, the oldest fifty of each. Throws `not_found` for who is no operator.
 */
export async function moneyWaiting(actor: Actor) {
  await requireOperator(actor);
  const [contested, days] = await Promise.all([
    rowsOf<Contested>`
      SELECT id, amount_centimes AS "amountCentimes", state::text AS state, gele_le AS "geleLe", reprise_le IS NOT NULL AS repris,
        opposition_perdue IS NOT NULL AS perdue
      FROM payments WHERE gele_le IS NOT NULL ORDER BY gele_le LIMIT ${MOST}`,
    rowsOf<Day>`
      SELECT to_char(jour, 'YYYY-MM-DD') AS jour, provider, mouvements, jsonb_array_length(ecarts) AS nombre,
        coalesce((SELECT jsonb_agg(e.value) FROM (SELECT value FROM jsonb_array_elements(ecarts) LIMIT ${MOST_ECARTS}) e), '[]') AS ecarts
      FROM reconciliations WHERE vu_le IS NULL AND ecarts <> '[]' ORDER BY jour LIMIT ${MOST}`,
  ]);
  return {
    contestes: contested.map(({ amountCentimes, geleLe, ...one }) => ({
      ...one,
      montant: centsToEuros(amountCentimes),
      depuis: geleLe.toISOString(),
    })),
    jours: days,
  };
}
