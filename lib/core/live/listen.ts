import 'server-only';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { databaseCode } from '../errors';
import { logTrouble } from '../log/troubles.mjs';
import { outsideRequests } from '../memory/outside';

const CONNECT_TIMEOUT_MS = 1_500;
const FIRST_WAIT_MS = 250;
const LAST_WAIT_MS = 5_000;
/** How often the connection hears itself, and how soon it must. */
const PROOF = 'proof ';
const PROOF_MS = 20_000;
const PROOF_TIMEOUT_MS = 4_000;

export type Listening = {
  /** Whether notifications arrive, as soon as they do; false when they do not within `ms`. */
  hears: (ms: number) => Promise<boolean>;
  end: () => Promise<void>;
};

export type Heard = {
  /** What the database's own functions notify. */
  channel: 'rihla_live' | 'rihla_pages';
  notified: (payload: string) => void;
  back: () => void;
  lost?: () => void;
  proofMs?: number;
};

/**
 * Listens on one connection of its own until it is ended, and opens another when that is lost. `notified` gets every payload.
 * `back` is called each time that it begins to hear, the first included: what was notified before was not heard.
 * `lost` each time that it no longer does.
 * A connection that says nothing (frozen, or a pooler that drops what is notified) is noticed because it must hear itself.
 */
export function listen(
  connectionString: string,
  { channel, notified, back, lost: deaf, proofMs = PROOF_MS }: Heard,
): Listening {
  const leaving = new AbortController();
  const waiting = new Set<(hears: boolean) => void>();
  let [hearing, waitMs] = [false, FIRST_WAIT_MS];

  function begin() {
    hearing = true;
    waitMs = FIRST_WAIT_MS;
    for (const one of waiting) one(true);
    back();
  }

  /** Rejects when the connection is lost. */
  async function stayOn(client: pg.Client): Promise<never> {
    const proof = `${PROOF}${randomUUID()}`;
    let heardItself = () => {};
    client.on('notification', ({ payload = '' }) => {
      if (payload === proof) heardItself();
      else if (!payload.startsWith(PROOF)) notified(payload);
    });
    const lost = new Promise<never>((_resolve, reject) => {
      client.on('error', reject);
      client.on('end', () => reject(new Error('the connection ended')));
      leaving.signal.addEventListener('abort', () => reject(leaving.signal.reason), { once: true });
    });
    lost.catch(() => {});
    await Promise.race([client.connect(), lost]);
    await Promise.race([client.query(`LISTEN ${channel}`), lost]);
    for (;;) {
      const heard = new Promise<void>((resolve) => {
        heardItself = resolve;
      });
      const late = new AbortController();
      const tooLate = pause(PROOF_TIMEOUT_MS, undefined, late).then(() => {
        throw new Error('what was notified did not arrive');
      });
      const asked = client.query('SELECT pg_notify($1, $2)', [channel, proof]);
      try {
        await Promise.race([Promise.all([heard, asked]), lost, tooLate]);
      } finally {
        asked.catch(() => {});
        tooLate.catch(() => {});
        late.abort();
      }
      if (!hearing) begin();
      await Promise.race([pause(proofMs, undefined, { signal: leaving.signal }), lost]);
    }
  }

  async function keepOn(): Promise<void> {
    while (!leaving.signal.aborted) {
      const client = new pg.Client({
        connectionString,
        application_name: channel.replace('_', '-'),
        connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
        keepAlive: true,
      });
      await stayOn(client).catch((error: unknown) => {
        if (!leaving.signal.aborted) logTrouble('live messages are held up', { code: databaseCode(error) });
      });
      if (hearing) deaf?.();
      hearing = false;
      void client.end().catch(() => {});
      const wait = waitMs * (0.5 + Math.random());
      waitMs = Math.min(2 * waitMs, LAST_WAIT_MS);
      await pause(wait, undefined, { signal: leaving.signal }).catch(() => {});
    }
  }

  const running = outsideRequests(keepOn);
  return {
    hears: (ms) => {
      if (hearing || leaving.signal.aborted) return Promise.resolve(hearing);
      return new Promise((resolve) => {
        const answer = (hears: boolean) => {
          clearTimeout(timer);
          waiting.delete(answer);
          resolve(hears);
        };
        const timer = setTimeout(answer, ms, false);
        waiting.add(answer);
      });
    },
    end: () => {
      leaving.abort();
      return running;
    },
  };
}
