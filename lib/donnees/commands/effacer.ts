import 'server-only';
import type { Db } from '@/lib/core/db';
import { DONNEES } from '../rules/table';

/** Statements of one table, as its entry says: rows that go, then columns that change, those of the same rows at once. */
function statementsOf(name: string): string[] {
  const table = DONNEES[name];
  if (!table || table.de === null) return [];
  // Its files go first, after the commit: until then its rows say where they are, and the sweep finds them if nobody else does.
  if (name === 'images') {
    return [
      `UPDATE images t SET created_at = least(t.created_at, now() - interval '2 days') WHERE ${table.de}`,
    ];
  }
  const gone = table.efface ?? (table.fin === 'efface' ? table.de : null);
  const changes = new Map<string, string[]>();
  for (const [column, entry] of Object.entries(table.colonnes)) {
    const fin = typeof entry === 'object' ? entry.fin : undefined;
    if (!fin || fin === 'efface' || !('devient' in fin)) continue;
    const rows = fin.si ?? table.de;
    changes.set(rows, [...(changes.get(rows) ?? []), `"${column}" = ${fin.devient}`]);
  }
  return [
    ...(gone ? [`DELETE FROM "${name}" t WHERE ${gone}`] : []),
    ...[...changes].map(([rows, set]) => `UPDATE "${name}" t SET ${set.join(', ')} WHERE ${rows}`),
  ];
}

/** Takes a person out of every table, as `DONNEES` says. All that is locked by it must be held already. */
export async function erase(tx: Db, userId: string): Promise<void> {
  for (const name of Object.keys(DONNEES))
    for (const statement of statementsOf(name))
      await tx.$executeRawUnsafe(statement.replaceAll('$1', '$1::uuid'), userId);
}

/**
 * Ends the conversations of which the person was the last with an account; one that a payment belongs to stays, without words.
 * They are locked already.
 */
export async function endConversations(tx: Db, userId: string): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM conversations c USING conversation_participants p
    WHERE p.conversation_id = c.id AND p.user_id = ${userId}::uuid
      AND NOT EXISTS (SELECT FROM conversation_participants o JOIN users u ON u.id = o.user_id
        WHERE o.conversation_id = c.id AND u.deleted_at IS NULL)
      AND NOT EXISTS (SELECT FROM payments m WHERE m.conversation_id = c.id)`;
}
