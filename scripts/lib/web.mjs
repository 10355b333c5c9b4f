import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { TIME_LIMITS } from '../../server/time-limits.mjs';
import { nextBin } from './build.mjs';
import { heapMegabytes } from './heap.mjs';
import { inRoot } from './paths.mjs';
import { startNode } from './processes.mjs';
import { problem } from './say.mjs';
import { requireFreePort } from './settings.mjs';

const serverFile = inRoot('server', 'main.mjs');

/**
 * The production server's command line. What dies young is a list's rows and answers: with room for many of them, few
 * have to be moved before they die.
 */
export function siteServer() {
  const heap = heapMegabytes();
  const young = Math.max(1, Math.min(8, Math.floor(heap / 16)));
  return [`--max-old-space-size=${heap}`, `--max-semi-space-size=${young}`, serverFile];
}

/**
 * What the production server runs with: our settings, and two arenas of memory. glibc otherwise gives each of its threads
 * one of its own, none of which goes back to the system, and a busy day leaves them all full (48 MB on two processors).
 * @param {NodeJS.ProcessEnv} env
 * @param {number} port
 * @returns {NodeJS.ProcessEnv}
 */
export function siteEnvironment(env, port) {
  return { MALLOC_ARENA_MAX: '2', ...env, PORT: String(port), NODE_ENV: 'production' };
}

/** Listening everywhere is no address to ask at. */
const EVERYWHERE = ['', '0.0.0.0', '::', 'localhost'];

/**
 * Whether the server on that port answers requests (any answer counts).
 * @param {number} port
 * @param {string} [host]
 * @returns {Promise<boolean>}
 */
function answers(port, host = '') {
  return new Promise((resolve) => {
    const address = EVERYWHERE.includes(host) ? '127.0.0.1' : host;
    const request = http.get({ host: address, port, path: '/api/health', timeout: 5000 }, (response) => {
      response.resume();
      resolve(true);
    });
    request.once('timeout', () => request.destroy());
    request.once('error', () => resolve(false));
  });
}

/**
 * What Node runs to serve the site on PORT: our server, our server with hot reload, or Next's own without anything of
 * ours around it, but as Next's guide wants it behind a proxy: by itself it closes a connection after five seconds of
 * silence, and the request that was just sent on it is lost.
 * @param {'start' | 'dev' | 'plain'} mode
 */
export function commandLine(mode) {
  if (mode === 'plain') return [nextBin, 'start', '--keepAliveTimeout', String(TIME_LIMITS.keepAliveTimeout)];
  return mode === 'start' ? siteServer() : [serverFile];
}

/**
 * Starts the site and waits for its first answer.
 * @param {{ mode: 'start' | 'dev' | 'plain', port: number, env: NodeJS.ProcessEnv }} options
 */
export async function startWeb({ mode, port, env }) {
  await requireFreePort(port); // again: the steps since the first look may have taken a minute
  const server = startNode(commandLine(mode), {
    env:
      mode === 'dev' ? { ...env, PORT: String(port), NODE_ENV: 'development' } : siteEnvironment(env, port),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  let over = false;
  server.exited.then(() => (over = true));
  while (!(await answers(port, env.HOST))) {
    if (over)
      throw problem(
        'Le serveur web s’est arrêté aussitôt.',
        'L’erreur est au-dessus. Corrigez-la, puis relancez la même commande.',
      );
    await pause(100);
  }
  return server;
}
