import 'server-only';
import { Prisma } from '../db';
import type { Actor } from '../sessions/actor';

/** What somebody may see of a table with the columns `is_visible` and `user_id`: what is shown, and all of their own. */
export function visibleTo(actor: Actor | null, table: Prisma.Sql): Prisma.Sql {
  return actor
    ? Prisma.sql`(${table}.is_visible OR ${table}.user_id = ${actor.id}::uuid)`
    : Prisma.sql`${table}.is_visible`;
}

/** The same of one person's things. */
export function ofPerson(userId: string, actor: Actor | null, table: Prisma.Sql): Prisma.Sql {
  const theirs = Prisma.sql`${table}.user_id = ${userId}::uuid`;
  return actor?.id === userId ? theirs : Prisma.sql`${theirs} AND ${table}.is_visible`;
}
