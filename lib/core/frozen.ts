import 'server-only';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { logTrouble } from './log/troubles.mjs';
import { outsideRequests } from './memory/outside';

const LOOK_MS = 100;
const SILENT_MS = 300;
const PROBE_MS = 1_200;
/** A statement may take its time: its database is asked again whether it lives after so long. */
const PROBE_AGAIN_MS = 2_000;
const BACK_MS = 250;
/** A process that looks so late was busy itself: what it did not hear meanwhile says nothing of its database. */
const LATE_MS = 200;

/** What the pool's own error says when a connection takes too long, so that all of them are taken alike. */
const frozen = () => new Error('timeout exceeded when trying to connect: the database does not answer');

type Taken = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;
type Waiting = { since: number; fail: () => void };

/**
 * Watches over a pool whose database may stop answering without a word (frozen, a broken way there): neither its own limit
 * for statements nor a closed connection tells of that. Where somebody has waited for a while and nothing came, a
 * connection of its own asks whether the database lives. If not, all that waits fails, and what comes fails at once
 * until it answers again. No statement is cut off for being slow. Returns what ends the watch.
 */
export function watchPool(pool: pg.Pool, connectionString: string): () => void {
  const busy = new Map<pg.PoolClient, number>();
  const waiting = new Set<Waiting>();
  let [heardAt, away, asking] = [0, false, false];
  let [lookedAt, lateAt] = [Date.now(), 0];

  pool.on('acquire', (client) => void busy.set(client, Date.now()));
  pool.on('release', (_error, client) => {
    busy.delete(client);
    heardAt = Date.now();
  });
  pool.on('remove', (client) => void busy.delete(client));

  const connect = pool.connect.bind(pool) as (taken: Taken) => void;
  const connectUnlessAway = (taken: Taken): void => {
    if (away) {
      process.nextTick(taken, frozen(), undefined, () => {});
      return;
    }
    let failed = false;
    const one: Waiting = {
      since: Date.now(),
      fail: () => {
        failed = true;
        taken(frozen(), undefined, () => {});
      },
    };
    waiting.add(one);
    const settle: Taken = (error, client, done) => {
      waiting.delete(one);
      if (!failed) taken(error, client, done);
      else if (client) done();
    };
    // A connection outlives the request that opens it.
    outsideRequests(() => connect(settle));
  };
  pool.connect = ((taken?: Taken) => {
    if (taken) return connectUnlessAway(taken);
    return new Promise((resolve, reject) =>
      connectUnlessAway((error, client) => (client ? resolve(client) : reject(error))),
    );
  }) as typeof pool.connect;

  async function ask(): Promise<void> {
    asking = true;
    const askedAt = Date.now();
    const silent = !(await answers(connectionString)) && heardAt < askedAt;
    if (silent && !wasLateSince(askedAt)) {
      away = true;
      logTrouble('the database does not answer');
      for (const { fail } of waiting) fail();
      waiting.clear();
      // a client that waits for an answer is cut off, and its statement fails
      for (const client of busy.keys()) void (client as unknown as pg.Client).end().catch(() => {});
      while (!(await answers(connectionString))) await pause(BACK_MS, undefined, { ref: false });
      away = false;
    }
    // Not heard by its own fault: it asks again at once.
    heardAt = silent && wasLateSince(askedAt) ? 0 : Date.now() + PROBE_AGAIN_MS;
    asking = false;
  }

  function wasLateSince(time: number): boolean {
    return lateAt >= time || Date.now() - lookedAt > LOOK_MS + LATE_MS;
  }

  function look(): void {
    const now = Date.now();
    if (now - lookedAt > LOOK_MS + LATE_MS) lateAt = now;
    lookedAt = now;
    const [oldest] = busy.values();
    const [first] = waiting;
    const since = Math.min(oldest ?? Number.POSITIVE_INFINITY, first?.since ?? Number.POSITIVE_INFINITY);
    if (!asking && Date.now() - Math.max(since, heardAt) > SILENT_MS) void ask();
  }
  const looking = outsideRequests(() => setInterval(look, LOOK_MS).unref());
  return () => clearInterval(looking);
}

/** Whether the database says anything at all, be it that it takes no more connections. */
async function answers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: PROBE_MS });
  client.on('error', () => {});
  // Its first byte is enough: a login is computed in threads that the encoding of pictures may hold for seconds.
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  const heard = new Promise<void>((resolve) => stream.once('data', () => resolve()));
  try {
    await Promise.race([heard, client.connect()]);
    return true;
  } catch (error) {
    // refused, cut off or turned away: whoever waits is told so by the same way
    return !/timeout/i.test((error as Error).message);
  } finally {
    void client.end().catch(() => {});
  }
}
