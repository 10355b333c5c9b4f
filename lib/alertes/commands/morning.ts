import 'server-only';
import { type Db, db } from '@/lib/core/db';
import { notify } from '@/lib/notifications/commands/notify';
import { type Chose, readChose } from '../queries/choses';
import { MORNING_HOUR } from '../rules';
import type { AlerteGenre } from '../schema';

/** People of one transaction, and the time it has: what each found is read within it. */
const AT_ONCE = 10;
const TIME_MS = 30_000;
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
    const some = await db.$transaction(tellSome, { timeout: TIME_MS });
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
  for (const [userId, theirs] of people) people.set(userId, newest(theirs));
  const seen = await seenBy(tx, [...people.values()].flat());
  const told = [];
  for (const [userId, theirs] of people) {
    const choses = theirs.flatMap((one) => seen.get(one)?.facts() ?? []);
    const jour = theirs[0]?.jour ?? '';
    if (choses.length === 0) continue;
    const facts = { nombre: choses.length, choses: choses.slice(0, NAMED), lien: '/mes-alertes' };
    told.push({ userId, kind: 'alertes_du_jour' as const, cle: `alertes:${jour}`, facts });
  }
  await notify(tx, told);
  return people.size;
}

/** Ids grow with time. */
const newest = (found: Due[]) => found.sort((a, b) => (a.id < b.id ? 1 : -1)).slice(0, COUNTED);

/** What of it its person can still see; a thing that several found is read once. */
async function seenBy(tx: Db, found: Due[]): Promise<Map<Due, Chose>> {
  const read = new Map<string, Chose | null>();
  const seen = new Map<Due, Chose>();
  for (const one of found) {
    const key = `${one.genre} ${one.id}`;
    if (!read.has(key)) read.set(key, await readChose(tx, one.genre, one.id));
    const chose = read.get(key);
    if (chose) seen.set(one, chose);
  }
  const blocked = await blockedPairs(
    tx,
    [...seen].map(([{ userId }, { ownerId }]) => pair(userId, ownerId)),
  );
  for (const [one, { ownerId }] of seen) if (blocked.has(pair(one.userId, ownerId))) seen.delete(one);
  return seen;
}

const pair = (one: string, other: string) => `${one} ${other}`;

/** Those of whom one blocked the other. */
async function blockedPairs(tx: Db, pairs: string[]): Promise<ReadonlySet<string>> {
  const rows = await tx.$queryRaw<{ pair: string }[]>`
    SELECT pair FROM unnest(${[...new Set(pairs)]}::text[]) pair
    WHERE blocked_between(split_part(pair, ' ', 1)::uuid, split_part(pair, ' ', 2)::uuid)`;
  return new Set(rows.map((row) => row.pair));
}
