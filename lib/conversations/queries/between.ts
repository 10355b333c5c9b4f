import 'server-only';
import { Prisma } from '@/lib/core/db';

// What the functions of the database answer of two people, over a seat `p`. Written out, because a list asks it of each row
// and a call of a function costs more there than its answer.

const agreed = (sender: Prisma.Sql, carrier: Prisma.Sql) => Prisma.sql`
  EXISTS (SELECT FROM reservations r JOIN transports t ON t.id = r.transport_id
    WHERE r.status = 'confirmee' AND r.user_id = ${sender} AND t.user_id = ${carrier})`;
const blocks = (one: Prisma.Sql, other: Prisma.Sql) => Prisma.sql`
  EXISTS (SELECT FROM blocks b WHERE b.blocker_id = ${one} AND b.blocked_id = ${other})`;
const [me, them] = [Prisma.sql`p.user_id`, Prisma.sql`p.other_id`];

/** They agreed on a reservation, one way or the other (`contacts_open`). */
export const contactsOpen = Prisma.sql`(${agreed(me, them)} OR ${agreed(them, me)})`;

/** Somebody may write to the person of the row `other`: neither blocked the other (`blocked_between`), and their account is open. */
export const mayWrite = Prisma.sql`(other.deleted_at IS NULL AND other.suspended_at IS NULL
  AND NOT ${blocks(me, them)} AND NOT ${blocks(them, me)})`;
