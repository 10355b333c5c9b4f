import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { nextBin } from './build.mjs';
import { startNode } from './processes.mjs';
import { problem } from './say.mjs';
import { requireFreePort } from './settings.mjs';

/**
 * Node's own limit follows the machine's memory, and it collects garbage only when that presses: the server then grows to
 * the double of what it needs.
 */
export const heapLimit = ['--max-old-space-size=256'];

/**
 * Node closes a connection after 5 s without a request, proxies keep theirs for a minute: a request that meets the closing
 * is lost. So the server waits longer than they do.
 */
const patience = ['--keepAliveTimeout', '65000'];

/** Whether the server on that port answers requests (any answer counts). */
function answers(port) {
  return new Promise((resolve) => {
    const request = http.get({ host: '127.0.0.1', port, path: '/api/health', timeout: 5000 }, (response) => {
      response.resume();
      resolve(true);
    });
    request.once('timeout', () => request.destroy());
    request.once('error', () => resolve(false));
  });
}

/**
 * Starts Next ("start" or "dev") and waits for its first answer.
 * @param {{ mode: 'start' | 'dev', port: number, env: NodeJS.ProcessEnv }} options
 */
export async function startWeb({ mode, port, env }) {
  await requireFreePort(port); // again: the steps since the first look may have taken a minute
  const started = mode === 'start';
  const args = started ? [...heapLimit, nextBin, mode, ...patience] : [nextBin, mode];
  const server = startNode([...args, '-p', String(port)], {
    env: { ...env, PORT: String(port), NODE_ENV: started ? 'production' : 'development' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  let over = false;
  server.exited.then(() => (over = true));
  while (!(await answers(port))) {
    if (over)
      throw problem(
        'Le serveur web s’est arrêté aussitôt.',
        'L’erreur est au-dessus. Corrigez-la, puis relancez la même commande.',
      );
    await pause(100);
  }
  return server;
}
