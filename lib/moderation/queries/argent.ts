import 'server-only';
import { Prisma, rowsOf } from '@/lib/core/db';
import type { Actor } from '@/lib/core/sessions/actor';
import { centsToEuros } from '@/lib/core/text/money';
import { currentProvider } from '@/lib/payments/commands/provider';
import { type Compte, type Ecriture, reprise } from '@/lib/payments/rules/ledger';
import { isTestMode } from '@/lib/payments/rules/mode';
import type { Ecart } from '@/lib/payments/rules/reconcile';
import { type UserSummaryTuple, userSummaryJson, userSummaryOf } from '@/lib/users/queries/view';
import { requireOperator } from './operator';

const MOST = 50;
/** Payments that may be given back, the latest first. */
const MOST_DIVIDED = 30;
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
type Divided = {
  id: string;
  amountCentimes: number;
  tauxDixMilliemes: number;
  rembourse: number;
  state: string;
  provider: string;
  movedAt: Date;
  repriseLe: Date | null;
  description: string;
  sender: UserSummaryTuple;
  recipient: UserSummaryTuple;
};
const person = (id: Prisma.Sql) => Prisma.sql`(SELECT ${userSummaryJson} FROM users u WHERE u.id = ${id})`;
type Day = { jour: string; provider: string; mouvements: number; ecarts: Ecart[]; nombre: number };

/**
 * What of the money waits for an operator: payments that a bank contests, and days on which the books and the provider's report
 * differ, the oldest fifty of each; and the thirty latest of the provider of now that were divided and may be given back, with what that moves. Throws `not_found` for who is no operator.
 */
export async function moneyWaiting(actor: Actor) {
  await requireOperator(actor);
  const [divided, contested, days] = await Promise.all([
    rowsOf<Divided>`
      SELECT p.id, p.amount_centimes AS "amountCentimes", p.taux_dix_milliemes AS "tauxDixMilliemes", p.state::text AS state,
        p.moved_at AS "movedAt", p.provider, p.reprise_le AS "repriseLe", p.description,
        ${person(Prisma.sql`p.sender_id`)} AS sender, ${person(Prisma.sql`p.recipient_id`)} AS recipient,
        coalesce((SELECT -l.centimes FROM ledger_entries e JOIN ledger_lines l ON l.entry_id = e.id
          WHERE e.cle = 'reglement:' || p.id AND l.compte = 'a_rembourser'), 0) AS rembourse
      FROM payments p WHERE p.state IN ('released', 'split') AND p.gele_le IS NULL AND p.provider = ${currentProvider()}
        AND ${actor.id}::uuid NOT IN (p.sender_id, p.recipient_id)
      ORDER BY p.moved_at DESC LIMIT ${MOST_DIVIDED}`,
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
    divises: divided.map(
      ({ amountCentimes, tauxDixMilliemes, movedAt, repriseLe, rembourse, provider, ...one }) => ({
        ...one,
        sender: userSummaryOf(one.sender),
        recipient: userSummaryOf(one.recipient),
        montant: centsToEuros(amountCentimes),
        rembourse: centsToEuros(rembourse),
        depuis: movedAt.toISOString(),
        repris: repriseLe !== null,
        modeTest: isTestMode(provider),
        reprise: repriseView(reprise({ id: one.id, amountCentimes, tauxDixMilliemes }, rembourse)),
      }),
    ),
  };
}

/** What taking a payment back moves, as the entry says that does it. In euros. */
function repriseView({ lignes }: Ecriture) {
  const of = (compte: Compte) =>
    centsToEuros(Math.abs(lignes.find((ligne) => ligne.compte === compte)?.centimes ?? 0));
  return { revient: of('a_rembourser'), repris: of('a_verser'), commission: of('commission') };
}
