import { setTimeout as pause } from 'node:timers/promises';
import { isStopping } from './processes.mjs';
import { problem, say } from './say.mjs';

/**
 * @typedef {{ code: number | null, signal: string | null, error?: Error | null }} End
 * @typedef {{ exited: Promise<End> }} Started
 */

const PATIENCE = {
  /** Who lives shorter died at once. */
  atOnceMs: 10_000,
  /** Who lives longer is well again: the next pause is the first one's length. */
  calmMs: 60_000,
  firstPauseMs: 1_000,
  longestPauseMs: 30_000,
  /** So many deaths at once, one after the other, are the end. */
  tries: 5,
};

/**
 * Has the web server started again whenever it dies, after a pause that doubles while it keeps dying. Comes back when a
 * stop was asked for; throws an operator's problem when every new start ends at once.
 * @param {Started} first
 * @param {() => Promise<Started>} start
 * @param {Partial<typeof PATIENCE>} [given]
 */
export async function keepRunning(first, start, given = {}) {
  const patience = { ...PATIENCE, ...given };
  let server = first;
  let pauseMs = patience.firstPauseMs;
  for (let early = 0; ; ) {
    const since = Date.now();
    const end = await server.exited;
    if (isStopping()) return;
    const lived = Date.now() - since;
    early = lived < patience.atOnceMs ? early + 1 : 0;
    if (lived >= patience.calmMs) pauseMs = patience.firstPauseMs;
    if (early >= patience.tries) throw hopeless(end, early);
    say(`Le serveur web s’est arrêté (${how(end)}) : redémarrage dans ${pauseMs / 1000} s…`);
    await pause(pauseMs);
    pauseMs = Math.min(2 * pauseMs, patience.longestPauseMs);
    if (isStopping()) return;
    server = await start().then(announced, failed);
  }
}

/** @param {Started} server */
function announced(server) {
  say('Le serveur web est reparti.');
  return server;
}

/** A start that failed is a server that ended. @param {Error} error @returns {Started} */
function failed(error) {
  return { exited: Promise.resolve({ code: null, signal: null, error }) };
}

/** @param {End} end */
function how({ code, signal, error }) {
  return error?.message ?? signal ?? `code ${code}`;
}

/** @param {End} end @param {number} times */
function hopeless(end, times) {
  return problem(
    `Le serveur web s’arrête aussitôt, ${times} fois de suite (${how(end)}).`,
    'La cause est au-dessus, dans son journal. Corrigez-la, puis relancez la même commande.',
  );
}
