import 'server-only';
import { Prisma, rowsOf } from '@/lib/core/db';
import { instantSchema } from '@/lib/core/listing/cursor';
import { keysetPage, type PageAsked } from '@/lib/core/listing/page';
import type { Actor } from '@/lib/core/sessions/actor';
import { centsToEuros } from '@/lib/core/text/money';
import * as z from '@/lib/core/zod';
import { currentProvider } from '@/lib/payments/commands/provider';
import { type Compte, type Ecriture, reprise } from '@/lib/payments/rules/ledger';
import { isTestMode } from '@/lib/payments/rules/mode';
import { type UserSummaryTuple, userSummaryJson, userSummaryOf } from '@/lib/users/queries/view';
import { requireOperator } from './operator';

type Row = {
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
const place = z.tuple([instantSchema, z.guid()]);
const NUMERO = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i;

/**
 * Payments of the provider of now that were divided and may be given back, the latest first, with what that moves; `numero`
 * asks for one, by its number or its address. None of the operator's own. Throws `not_found` for who is no operator, `invalid`
 * for an unreadable cursor.
 */
export async function listDivided(actor: Actor, { numero, ...asked }: PageAsked & { numero?: string }) {
  await requireOperator(actor);
  const one =
    numero === undefined ? Prisma.sql`true` : Prisma.sql`p.id = ${NUMERO.exec(numero)?.[0] ?? null}::uuid`;
  const page = await keysetPage(
    asked,
    place,
    ({ movedAt, id }: Row): z.output<typeof place> => [+movedAt, id],
    (after, limit) => rowsOf<Row>`
      SELECT p.id, p.amount_centimes AS "amountCentimes", p.taux_dix_milliemes AS "tauxDixMilliemes", p.state::text AS state,
        p.moved_at AS "movedAt", p.provider, p.reprise_le AS "repriseLe", p.description,
        ${person(Prisma.sql`p.sender_id`)} AS sender, ${person(Prisma.sql`p.recipient_id`)} AS recipient,
        coalesce((SELECT -l.centimes FROM ledger_entries e JOIN ledger_lines l ON l.entry_id = e.id
          WHERE e.cle = 'reglement:' || p.id AND l.compte = 'a_rembourser'), 0) AS rembourse
      FROM payments p WHERE p.state IN ('released', 'split') AND p.gele_le IS NULL AND p.provider = ${currentProvider()}
        AND ${actor.id}::uuid NOT IN (p.sender_id, p.recipient_id) AND ${one}
        AND ${after ? Prisma.sql`(p.moved_at, p.id) < (${new Date(after[0])}, ${after[1]}::uuid)` : Prisma.sql`true`}
      ORDER BY p.moved_at DESC, p.id DESC LIMIT ${limit}`,
  );
  return { ...page, items: page.items.map(toView) };
}

function toView({ amountCentimes, tauxDixMilliemes, movedAt, repriseLe, rembourse, provider, ...one }: Row) {
  return {
    ...one,
    sender: userSummaryOf(one.sender),
    recipient: userSummaryOf(one.recipient),
    montant: centsToEuros(amountCentimes),
    rembourse: centsToEuros(rembourse),
    depuis: movedAt.toISOString(),
    repris: repriseLe !== null,
    modeTest: isTestMode(provider),
    reprise: repriseView(reprise({ id: one.id, amountCentimes, tauxDixMilliemes }, rembourse)),
  };
}

/** What taking a payment back moves, as the entry says that does it. In euros. */
function repriseView({ lignes }: Ecriture) {
  const of = (compte: Compte) =>
    centsToEuros(Math.abs(lignes.find((ligne) => ligne.compte === compte)?.centimes ?? 0));
  return { revient: of('a_rembourser'), repris: of('a_verser'), commission: of('commission') };
}
