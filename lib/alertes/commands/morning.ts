import 'server-only';
import { type Db, db } from '@/lib/core/db';
import { notify } from '@/lib/notifications/commands/notify';
import type { ChoseFacts } from '@/lib/notifications/schema';
import { readChose } from '../queries/choses';
import { MORNING_HOUR } from '../rules';
import type { AlerteGenre } from '../schema';

const AT_ONCE = 100;
/** Named one by one; the others are a number. */
const NAMED = 8;
/** No more are looked at for one morning. */
const COUNTED = 50;

type Due = { userId: string; jour: string; genre: AlerteGenre; id: string };

/**
 * Tells people whose morning it is, in their own time zone, of what their alerts found until then: one notification for
 * each, once a day. What was hidden meanwhile is left out. Any number may run at once. Answers how many people were looked at.
 */
export async function tellMornings(): Promise<number> {
  let all = 0;
  for (;;) {
    const some = await db.$transaction(tellSome);
    all += some;
    if (some < AT_ONCE) return all;
  }
}

async function tellSome(tx: Db): Promise<number> {
  const due = await tx.$queryRaw<Due[]>`
    WITH waiting AS (
      SELECT w.user_id, u.timezone, m.morning FROM (SELECT DISTINCT user_id FROM alertes_dites WHERE dite_le IS NULL) w
      JOIN users u ON u.id = w.user_id
      CROSS JOIN LATERAL (SELECT (date_trunc('day', now() AT TIME ZONE u.timezone)
        + ${MORNING_HOUR} * interval '1 hour') AT TIME ZONE u.timezone AS morning) m
      WHERE m.morning <= now()
        AND EXISTS (SELECT FROM alertes_dites d WHERE d.user_id = w.user_id AND d.dite_le IS NULL AND d.created_at < m.morning)
      ORDER BY w.user_id LIMIT ${AT_ONCE}
    ), locked AS (
      SELECT d.user_id, d.chose_id, w.timezone FROM alertes_dites d JOIN waiting w ON w.user_id = d.user_id
      WHERE d.dite_le IS NULL AND d.created_at < w.morning ORDER BY d.user_id, d.chose_id FOR NO KEY UPDATE OF d
    )
    UPDATE alertes_dites d SET dite_le = now() FROM locked l
    WHERE d.user_id = l.user_id AND d.chose_id = l.chose_id AND d.dite_le IS NULL
    RETURNING d.user_id AS "userId", d.genre::text AS genre, d.chose_id AS id,
      ((now() AT TIME ZONE l.timezone)::date)::text AS jour`;
  const people = new Map<string, Due[]>();
  for (const one of due) people.set(one.userId, [...(people.get(one.userId) ?? []), one]);
  const told = [];
  for (const [userId, theirs] of people) {
    const choses = await seenBy(tx, userId, theirs);
    const jour = theirs[0]?.jour ?? '';
    if (choses.length === 0) continue;
    const facts = { nombre: choses.length, choses: choses.slice(0, NAMED), lien: '/mes-alertes' };
    told.push({ userId, kind: 'alertes_du_jour' as const, cle: `alertes:${jour}`, facts });
  }
  await notify(tx, told);
  return people.size;
}

/** What of it can still be seen, the newest first; ids grow with time. */
async function seenBy(tx: Db, userId: string, found: Due[]): Promise<ChoseFacts[]> {
  const seen: ChoseFacts[] = [];
  const newest = found.sort((a, b) => (a.id < b.id ? 1 : -1));
  for (const { genre, id } of newest.slice(0, COUNTED)) {
    const chose = await readChose(tx, genre, id);
    if (chose && !(await isBlocked(tx, userId, chose.ownerId))) seen.push(chose.facts());
  }
  return seen;
}

async function isBlocked(tx: Db, one: string, other: string): Promise<boolean> {
  const [row] = await tx.$queryRaw<{ blocked: boolean }[]>`
    SELECT blocked_between(${one}::uuid, ${other}::uuid) AS blocked`;
  return row?.blocked ?? false;
}
