import 'server-only';
import { maskMessage } from '@/lib/conversations/commands/mask';
import { type Db, Prisma } from '@/lib/core/db';
import { lookForAlertes } from '@/lib/notifications/commands/look';
import { announcePaires } from '@/lib/transports/commands/paires';
import type { Cible } from '../labels';
import { isListed, TABLES } from '../queries/things';

/** Hides a thing against its owner's will. Answers whether it was seen until then, null when there was nothing to hide. */
export async function hide(tx: Db, cible: Cible, id: string): Promise<{ etaitVisible: boolean } | null> {
  if (isListed(cible)) {
    const table = Prisma.raw(TABLES[cible].table);
    const [row] = await tx.$queryRaw<{ etaitVisible: boolean }[]>`
      WITH before AS (
        SELECT id, is_visible OR masque_par IS NOT NULL AS seen FROM ${table}
        WHERE id = ${id}::uuid AND masque_par IS DISTINCT FROM 'moderation' FOR NO KEY UPDATE
      )
      UPDATE ${table} x SET is_visible = false, masque_par = 'moderation' FROM before
      WHERE x.id = before.id RETURNING before.seen AS "etaitVisible"`;
    if (row && cible === 'transport') await list(tx, [id], false);
    return row ?? null;
  }
  return (await mask(tx, cible, id, true)) ? { etaitVisible: true } : null;
}

/** Gives a hidden thing back: seen again when it was before, and its owner's account is open. Answers whether it was hidden. */
export async function unhide(
  tx: Db,
  cible: Cible,
  id: string,
  { etaitVisible, suspended }: { etaitVisible: boolean; suspended: boolean },
): Promise<boolean> {
  if (isListed(cible)) {
    const [seen, masquePar] = [etaitVisible && !suspended, etaitVisible && suspended ? 'suspension' : null];
    const count = await tx.$executeRaw`
      UPDATE ${Prisma.raw(TABLES[cible].table)} SET is_visible = ${seen}, masque_par = ${masquePar}::masque_par
      WHERE id = ${id}::uuid AND masque_par = 'moderation'`;
    if (count > 0 && seen && cible === 'transport') await list(tx, [id], true);
    if (count > 0 && seen) await lookForAlertes(tx, cible, [id]);
    return count > 0;
  }
  return mask(tx, cible, id, false);
}

/** The same for what stands among what others said. Answers whether that changed anything. */
async function mask(tx: Db, cible: Cible, id: string, masque: boolean): Promise<boolean> {
  if (cible === 'message') return maskMessage(tx, id, masque);
  const count = await tx.$executeRaw`
    UPDATE reviews SET masque = ${masque} WHERE id = ${id}::uuid AND masque <> ${masque}`;
  return count > 0;
}

/** The ids of what lists show of a person. */
export type Things = Record<keyof typeof TABLES, string[]>;

/** Takes everything of a person out of the lists, or puts back what was taken. Answers what it was. */
export async function listAll(tx: Db, personId: string, shown: boolean): Promise<Things> {
  const ids = async (table: string) => {
    const rows = await tx.$queryRaw<{ id: string }[]>`
      WITH held AS (
        SELECT id FROM ${Prisma.raw(table)} WHERE user_id = ${personId}::uuid
          AND ${shown ? Prisma.sql`masque_par = 'suspension'` : Prisma.sql`is_visible`}
        ORDER BY id FOR NO KEY UPDATE
      )
      UPDATE ${Prisma.raw(table)} x
      SET is_visible = ${shown}, masque_par = ${shown ? null : 'suspension'}::masque_par
      FROM held WHERE x.id = held.id RETURNING x.id`;
    return rows.map(({ id }) => id);
  };
  // In the order in which everybody locks them.
  const transport = await ids('transports');
  await list(tx, transport, shown);
  const demande = await ids('demandes');
  return { transport, demande, produit: await ids('produits') };
}

/** A trip's bookable parts are listed as it is. */
async function list(tx: Db, transportIds: string[], listed: boolean): Promise<void> {
  if (transportIds.length === 0) return;
  // In the order in which a reservation that changes what is free on them locks them.
  await tx.$executeRaw`
    WITH held AS (
      SELECT transport_id, depart_position, arrivee_position FROM legs WHERE transport_id = ANY(${transportIds}::uuid[])
      ORDER BY transport_id, depart_position, arrivee_position FOR NO KEY UPDATE
    )
    UPDATE legs l SET listed = ${listed} FROM held
    WHERE l.transport_id = held.transport_id AND l.depart_position = held.depart_position AND l.arrivee_position = held.arrivee_position`;
  if (listed) await announcePaires(tx, transportIds);
}
