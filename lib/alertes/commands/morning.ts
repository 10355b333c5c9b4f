import 'server-only';
import { isTimeZone } from '#zone';
import { type Db, db } from '@/lib/core/db';
import { log } from '@/lib/core/log/log';
import { fromLocalInput, localDay } from '@/lib/core/text/time';
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

type Morning = { zone: string; jour: string; at: Date };
type Due = { userId: string; jour: string; genre: AlerteGenre; id: string };

/**
 * Tells people whose morning it is, in their own time zone, of what their alerts found until then: one notification for
 * each, once a day. What was hidden meanwhile is left out. Any number may run at once. Answers how many people were looked at.
 */
export async function tellMornings(): Promise<number> {
  const mornings = await begunMornings();
  let all = 0;
  for (;;) {
    const some = await db.$transaction((tx) => tellSome(tx, mornings), { timeout: TIME_MS });
    all += some;
    if (some < AT_ONCE) return all;
  }
}

// A database hears later than our tables of a country that changed its clocks, and fails at a zone that it does not know.
/** The zones of those who wait in which this day's morning has come. */
async function begunMornings(): Promise<Morning[]> {
  const zones = await db.$queryRaw<{ zone: string }[]>`
    SELECT DISTINCT u.timezone AS zone FROM alertes_dites d JOIN users u ON u.id = d.user_id WHERE d.dite_le IS NULL`;
  const now = new Date();
  return zones.flatMap(({ zone }) => {
    if (!isTimeZone(zone)) {
      log.warn({ zone }, 'a morning in no zone that is known');
      return [];
    }
    const jour = localDay(now, zone);
    const at = fromLocalInput(`${jour}T${String(MORNING_HOUR).padStart(2, '0')}:00`, zone);
    return at <= now ? [{ zone, jour, at }] : [];
  });
}

async function tellSome(tx: Db, mornings: Morning[]): Promise<number> {
  const due = await tx.$queryRaw<Due[]>`
    WITH mornings AS (
      SELECT * FROM unnest(${mornings.map(({ zone }) => zone)}::text[], ${mornings.map(({ jour }) => jour)}::text[],
        ${mornings.map(({ at }) => at)}::timestamptz[]) AS m(timezone, jour, morning)
    ), waiting AS (
      SELECT w.user_id, m.jour, m.morning FROM (SELECT DISTINCT user_id FROM alertes_dites WHERE dite_le IS NULL) w
      JOIN users u ON u.id = w.user_id JOIN mornings m ON m.timezone = u.timezone
      WHERE EXISTS (SELECT FROM alertes_dites d WHERE d.user_id = w.user_id AND d.dite_le IS NULL AND d.created_at < m.morning)
      ORDER BY w.user_id LIMIT ${AT_ONCE}
    ), locked AS (
      SELECT d.user_id, d.chose_id, w.jour FROM alertes_dites d JOIN waiting w ON w.user_id = d.user_id
      WHERE d.dite_le IS NULL AND d.created_at < w.morning ORDER BY d.user_id, d.chose_id FOR NO KEY UPDATE OF d
    )
    UPDATE alertes_dites d SET dite_le = now() FROM locked l
    WHERE d.user_id = l.user_id AND d.chose_id = l.chose_id AND d.dite_le IS NULL
    RETURNING d.user_id AS "userId", d.genre::text AS genre, d.chose_id AS id, l.jour`;
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
