import 'server-only';
import { Prisma, rowsOf } from '@/lib/core/db';
import type { Actor } from '@/lib/core/sessions/actor';
import { centsToEuros } from '@/lib/core/text/money';
import { isTestMode } from '@/lib/payments/rules/mode';
import { IMMOBILE } from '@/lib/remises/queries/immobile';
import { ASKED_AFTER_DAYS } from '@/lib/remises/rules';
import type { RemiseGenre } from '@/lib/remises/schema';
import { type UserSummaryTuple, userSummaryJson, userSummaryOf } from '@/lib/users/queries/view';
import { requireOperator } from './operator';

const MOST = 50;
const DAYS = Math.max(...ASKED_AFTER_DAYS);

type Row = {
  id: string;
  transportId: string;
  villeDepart: string;
  villeArrivee: string;
  genre: RemiseGenre;
  depuis: Date;
  centimes: number;
  provider: string;
  carrier: UserSummaryTuple;
  requester: UserSummaryTuple;
};

const person = (id: Prisma.Sql) => Prisma.sql`(SELECT ${userSummaryJson} FROM users u WHERE u.id = ${id})`;

/**
 * Paid parcels that nobody collected, or delivered, seven days after they should have been, whose two people were reminded
 * three times: the fifty that stand longest, each with both people and what is held. Throws `not_found` for who is no operator.
 */
export async function standingParcels(actor: Actor) {
  await requireOperator(actor);
  const rows = await rowsOf<Row>`
    SELECT r.id, t.id AS "transportId", r.ville_depart AS "villeDepart", r.ville_arrivee AS "villeArrivee",
      ${IMMOBILE.genre} AS genre, ${IMMOBILE.depuis} AS depuis, held.centimes, held.provider,
      ${person(Prisma.sql`t.user_id`)} AS carrier, ${person(Prisma.sql`r.user_id`)} AS requester
    FROM reservations r JOIN transports t ON t.id = r.transport_id
    CROSS JOIN LATERAL (SELECT sum(p.amount_centimes)::int AS centimes, max(p.provider) AS provider FROM payments p
      WHERE p.reservation_id = r.id AND p.state = 'held') held
    WHERE ${IMMOBILE.stands(DAYS)} ORDER BY depuis, r.id LIMIT ${MOST}`;
  return rows.map(
    ({ villeDepart, villeArrivee, centimes, provider, depuis, carrier, requester, ...row }) => ({
      ...row,
      trajet: `${villeDepart} → ${villeArrivee}`,
      montant: centsToEuros(centimes),
      modeTest: isTestMode(provider),
      depuis: depuis.toISOString(),
      transporteur: userSummaryOf(carrier),
      demandeur: userSummaryOf(requester),
    }),
  );
}
