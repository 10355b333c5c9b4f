import 'server-only';
import { type Db, db, Prisma } from '@/lib/core/db';
import { notify } from '@/lib/notifications/commands/notify';
import type { AlerteRaison } from '@/lib/notifications/schema';
import { readChose } from '../queries/choses';
import { fitsOf, toldEnough } from '../queries/fits';
import type { AlerteGenre } from '../schema';

const AT_ONCE = 500;

type Row = {
  userId: string;
  raison: AlerteRaison;
  depart: number | null;
  arrivee: number | null;
  /** Missing when another process told them meanwhile. */
  atOnce: boolean | null;
};

/**
 * Tells everybody whom something fits, some hundred at a time: each person once for each thing, whatever fits it and however
 * often this is done or killed. Never of one's own, nor between people of whom one blocked the other. Who was told at once often
 * enough that day is told in the morning. Answers how many are told, at once or in the morning.
 */
export async function tellOf(genre: AlerteGenre, id: string): Promise<number> {
  let told = 0;
  for (;;) {
    const { looked, made } = await db.$transaction((tx) => tellSome(tx, genre, id));
    told += made;
    if (looked < AT_ONCE) return told;
  }
}

async function tellSome(tx: Db, genre: AlerteGenre, id: string): Promise<{ looked: number; made: number }> {
  const chose = await readChose(tx, genre, id);
  if (!chose) return { looked: 0, made: 0 };
  const rows = await tx.$queryRaw<Row[]>`
    WITH ${fitsOf(chose)}, chosen AS MATERIALIZED (
      SELECT DISTINCT ON (f.user_id) f.* FROM fits f JOIN users u ON u.id = f.user_id
      WHERE f.user_id <> ${chose.ownerId}::uuid AND u.deleted_at IS NULL AND u.suspended_at IS NULL
        AND NOT EXISTS (SELECT FROM alertes_dites x WHERE x.user_id = f.user_id AND x.chose_id = ${id}::uuid)
        AND NOT blocked_between(f.user_id, ${chose.ownerId}::uuid)
      ORDER BY f.user_id, f.rythme, f.raison LIMIT ${AT_ONCE}
    ), made AS (
      INSERT INTO alertes_dites (user_id, chose_id, genre, raison, alerte_id, dite_le)
      SELECT user_id, ${id}::uuid, ${genre}::alerte_genre, raison, alerte_id,
        CASE WHEN rythme = 'aussitot' AND NOT ${toldEnough(Prisma.sql`chosen.user_id`, chose.ownerId)} THEN now() END
      FROM chosen ORDER BY user_id ON CONFLICT DO NOTHING RETURNING user_id, dite_le IS NOT NULL AS at_once
    )
    SELECT chosen.user_id AS "userId", chosen.raison::text AS raison, chosen.depart, chosen.arrivee, made.at_once AS "atOnce"
    FROM chosen LEFT JOIN made USING (user_id)`;
  await notify(
    tx,
    rows
      .filter(({ atOnce }) => atOnce)
      .map(({ userId, raison, ...part }) => ({
        userId,
        kind: 'alerte',
        cle: `alerte:${id}`,
        facts: { ...chose.facts(part), raison },
      })),
  );
  return { looked: rows.length, made: rows.filter(({ atOnce }) => atOnce !== null).length };
}
