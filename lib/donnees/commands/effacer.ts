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
