import 'server-only';
import { db, rowsOf } from '@/lib/core/db';
import { notify } from '@/lib/notifications/commands/notify';
import { expirePersonPages } from '@/lib/users/commands/expire';
import { keepTick, lockAccount } from '@/lib/users/commands/identity/papiers';
import { type PapierGenre, REMINDED_DAYS } from '@/lib/users/rules/papiers';

const AT_ONCE = 500;

type Good = { id: string; userId: string; genre: PapierGenre; day: string; jours: number };

const lien = '/profile';

/**
 * Ends accepted documents whose last day is over, with the badges that they gave, and reminds of those that end soon, once for
 * each time. Safe to be done twice and by two at once. Answers how many ended.
 */
export async function endPapiers(): Promise<number> {
  const over = await rowsOf<Good>`
    SELECT id, user_id AS "userId", genre, valable_jusqua::text AS day, 0 AS jours FROM papiers
    WHERE etat = 'accepte' AND valable_jusqua < current_date ORDER BY valable_jusqua LIMIT ${AT_ONCE}`;
  for (const one of over) await end(one);
  await remindOf();
  return over.length;
}

async function end({ id, userId, genre, day }: Good): Promise<void> {
  const ended = await db.$transaction(async (tx) => {
    const account = await lockAccount(tx, userId);
    const { count } = await tx.papier.updateMany({
      where: { id, etat: 'accepte' },
      data: { etat: 'expire' },
    });
    if (!account || count === 0) return false;
    if (genre === 'identite' || genre === 'entreprise') await keepTick(tx, userId, account.userType);
    const facts = { genre, etape: 'expire' as const, raison: null, valableJusqua: day, jours: 0, lien };
    await notify(tx, [{ userId, kind: 'papier', cle: `papier-fini:${id}`, facts }]);
    return true;
  });
  if (ended) expirePersonPages({ id: userId });
}

/** Of the times that lie behind, only the nearest to the end is told. */
async function remindOf(): Promise<void> {
  const [first, last] = REMINDED_DAYS;
  const soon = await rowsOf<Good>`
    SELECT p.id, p.user_id AS "userId", p.genre, p.valable_jusqua::text AS day, p.valable_jusqua - current_date AS jours
    FROM papiers p JOIN users u ON u.id = p.user_id
    WHERE p.etat = 'accepte' AND p.valable_jusqua BETWEEN current_date AND current_date + ${first}::int AND u.deleted_at IS NULL
      AND NOT EXISTS (SELECT FROM papiers w WHERE w.user_id = p.user_id AND w.genre = p.genre AND w.etat = 'en_attente')
      AND NOT EXISTS (SELECT FROM notifications n WHERE n.user_id = p.user_id AND n.cle = 'papier-bientot:' || p.id || ':'
        || CASE WHEN p.valable_jusqua - current_date <= ${last}::int THEN ${last}::int ELSE ${first}::int END)
    ORDER BY p.valable_jusqua LIMIT ${AT_ONCE}`;
  if (soon.length === 0) return;
  await db.$transaction((tx) =>
    notify(
      tx,
      soon.map(({ id, userId, genre, day, jours }) => ({
        userId,
        kind: 'papier',
        cle: `papier-bientot:${id}:${jours <= last ? last : first}`,
        facts: { genre, etape: 'bientot', raison: null, valableJusqua: day, jours, lien },
      })),
    ),
  );
}
