import 'server-only';
import { Prisma, rowsOf } from '@/lib/core/db';
import type { Actor } from '@/lib/core/sessions/actor';
import { type KeptLitige, litigeJson, litigeView } from '@/lib/remises/queries/litige';
import { type UserSummaryTuple, userSummaryJson, userSummaryOf } from '@/lib/users/queries/view';
import { requireOperator } from './operator';

const MOST = 50;

type Row = {
  conversationId: string | null;
  reservationId: string;
  transportId: string;
  villeDepart: string;
  villeArrivee: string;
  carrier: UserSummaryTuple;
  requester: UserSummaryTuple;
  litige: KeptLitige;
};

const person = (id: Prisma.Sql) => Prisma.sql`(SELECT ${userSummaryJson} FROM users u WHERE u.id = ${id})`;

/** The fifty oldest disputes that are open, with both people. Throws `not_found` for who is no operator. */
export async function openLitiges(actor: Actor) {
  await requireOperator(actor);
  const rows = await rowsOf<Row>`
    SELECT r.id AS "reservationId", t.id AS "transportId", (SELECT p.conversation_id FROM payments p WHERE p.reservation_id = r.id LIMIT 1) AS "conversationId",
      r.ville_depart AS "villeDepart", r.ville_arrivee AS "villeArrivee", ${litigeJson} AS litige,
      ${person(Prisma.sql`t.user_id`)} AS carrier, ${person(Prisma.sql`r.user_id`)} AS requester
    FROM litiges o JOIN reservations r ON r.id = o.reservation_id JOIN transports t ON t.id = r.transport_id
    WHERE o.etat = 'ouvert' ORDER BY o.id LIMIT ${MOST}`;
  return rows.map(({ villeDepart, villeArrivee, ...row }) => ({
    trajet: `${villeDepart} → ${villeArrivee}`,
    transporteur: userSummaryOf(row.carrier),
    demandeur: userSummaryOf(row.requester),
    litige: litigeView(row.litige),
    reservationId: row.reservationId,
    transportId: row.transportId,
    conversationId: row.conversationId,
  }));
}
