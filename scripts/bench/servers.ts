import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { nextBin } from '../lib/build.mjs';
import { startNode } from '../lib/processes.mjs';
import { siteEnvironment, siteServer } from '../lib/web.mjs';
import { freePort } from '../postgres/server.mjs';
import { buildBarePage } from './bare-page';
import type { Target } from './measure';

/** Both servers get as many connections to the database. */
const POOL = 10;

type Settings = { databaseUrl: string; databasePid: number; env: NodeJS.ProcessEnv };

const tellMemory = new URL('tell-memory.mjs', import.meta.url).href;

/** What a process holds once it let go of what it could, in bytes. */
export type Held = { heap: number; external: number; resident: number };

export type Product = Target & { held: () => Promise<Held>; end: () => Promise<void> };

/** The product as `npm start` serves it, on a port of its own. */
export async function startProduct(settings: Settings): Promise<Product> {
  const port = await freePort();
  const args = ['--expose-gc', '--import', tellMemory, ...siteServer(), '127.0.0.1'];
  const { child, stop: end, ...target } = await started(args, port, settings);
  const held = () =>
    new Promise<Held>((resolve) => {
      child.once('message', (told: Held) => resolve(told));
      child.send('memory');
    });
  return { ...target, held, end };
}

/** The bare server of bare-server.ts. */
export async function startBare(settings: Settings): Promise<Target> {
  const file = fileURLToPath(new URL('bare-server.ts', import.meta.url));
  const { url, pid, databasePid } = await started(['--import', 'tsx', file], await freePort(), settings);
  return { url, pid, databasePid };
}

/** The site of bare-page.ts, by Next’s own server. */
export async function startBarePage(settings: Settings): Promise<Target> {
  const port = await freePort();
  const folder = await buildBarePage();
  const { url, pid, databasePid } = await started(
    [nextBin, 'start', folder, '-p', String(port)],
    port,
    settings,
  );
  return { url, pid, databasePid };
}

async function started(args: string[], port: number, settings: Settings) {
  const { databaseUrl, databasePid, env } = settings;
  const options: Parameters<typeof startNode>[1] = {
    env: siteEnvironment(
      {
        ...env,
        DATABASE_URL: databaseUrl,
        DATABASE_POOL: String(POOL),
        LOG_LEVEL: 'error',
        TRUST_PROXY: '1',
      },
      port,
    ),
    stdio: ['ignore', 'ignore', 'inherit'],
  };
  const { child, exited, stop } = startNode(args, options);
  let over = false;
  exited.then(() => (over = true));
  const url = `http://127.0.0.1:${port}`;
  while (!(await answers(url))) {
    if (over) throw new Error('Le serveur à mesurer s’est arrêté aussitôt.');
    await pause(100);
  }
  return { child, stop, url, pid: child.pid ?? 0, databasePid };
}

function answers(url: string): Promise<boolean> {
  return fetch(`${url}/api/health`).then(
    (response) => response.ok,
    () => false,
  );
}
