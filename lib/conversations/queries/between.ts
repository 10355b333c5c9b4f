import 'server-only';
import { Prisma } from '@/lib/core/db';

// What the functions of the database answer of two people, most of it over a seat `p`. Written out, because a list asks it of
// each row and a call of a function costs more there than its answer. With a limit rather than EXISTS: that one PostgreSQL
// may answer by reading all agreements of everybody first.

const agreed = (sender: Prisma.Sql, carrier: Prisma.Sql) => Prisma.sql`
  (SELECT true FROM reservations agreed JOIN transports theirs ON theirs.id = agreed.transport_id
    WHERE agreed.status = 'confirmee' AND agreed.user_id = ${sender} AND theirs.user_id = ${carrier} LIMIT 1) IS NOT NULL`;
const blocks = (one: Prisma.Sql, other: Prisma.Sql) => Prisma.sql`
  EXISTS (SELECT FROM blocks b WHERE b.blocker_id = ${one} AND b.blocked_id = ${other})`;
const [me, them] = [Prisma.sql`p.user_id`, Prisma.sql`p.other_id`];

/** Two people agreed on a reservation, one way or the other (`contacts_open`). */
export const contactsOpenOf = (one: Prisma.Sql, other: Prisma.Sql) =>
  Prisma.sql`(${agreed(one, other)} OR ${agreed(other, one)})`;

/** The same of the two of a seat. */
export const contactsOpen = contactsOpenOf(me, them);

/** Somebody may write to the person of the row `other`: neither blocked the other (`blocked_between`), and their account is open. */
export const mayWrite = Prisma.sql`(other.deleted_at IS NULL AND other.suspended_at IS NULL
  AND NOT ${blocks(me, them)} AND NOT ${blocks(them, me)})`;

/** The person of a seat may be told what the other wrote: neither blocked the other, and the other's account is open. */
export const mayHear = Prisma.sql`(NOT ${blocks(me, them)} AND NOT ${blocks(them, me)}
  AND EXISTS (SELECT FROM users o WHERE o.id = p.other_id AND o.deleted_at IS NULL AND o.suspended_at IS NULL))`;
