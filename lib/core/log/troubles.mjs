import pino from 'pino';

const AGAIN_AFTER_MS = 60_000;

// Of the process: our server and Next's bundles have this module once each.
const kept = /** @type {{ rihlaTroubles?: Map<string, { since: number, more: number }> }} */ (globalThis);
kept.rihlaTroubles ??= new Map();
const troubles = kept.rihlaTroubles;
const log = pino({ level: process.env.LOG_LEVEL || 'info', base: undefined });

/**
 * One log line for each kind of trouble and minute, with how often it came since the line before: when something goes
 * wrong for everybody, a line for each would bury the others.
 * @param {string} kind one of a few, never a text from outside
 * @param {Record<string, string | number | undefined>} [facts]
 */
export function logTrouble(kind, facts = {}) {
  const known = troubles.get(kind);
  const now = Date.now();
  if (known && now - known.since < AGAIN_AFTER_MS) {
    known.more += 1;
    return;
  }
  troubles.set(kind, { since: now, more: 0 });
  log.warn({ ...facts, ...(known?.more && { sameSinceLastLine: known.more }) }, kind);
}
