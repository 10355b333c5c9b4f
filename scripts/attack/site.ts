import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startDatabaseServer } from '../bench/database';
import { prepareTestDatabase } from '../database/prepare';
import { ensureBuilt } from '../lib/build.mjs';
import { inCheckout } from '../lib/environment.mjs';
import { onStop, startNode } from '../lib/processes.mjs';
import { step } from '../lib/say.mjs';
import { siteEnvironment, siteServer } from '../lib/web.mjs';
import { freePort } from '../postgres/server.mjs';
import type { Process, Site } from './attack';

/** What dies young gets its 24 MB when the first readers come: calm has it too, so that what is found above it is kept. */
const YOUNG_FROM_THE_START = '--min-semi-space-size=8';
const PROBE = fileURLToPath(new URL('probe.mjs', import.meta.url));

export type AttackedSite = Process & { forgetLog: () => void };

/** The build and a throw-away database with the demo world; returns what starts the server on them, any number of times. */
export async function prepareSite(): Promise<() => Promise<AttackedSite>> {
  const home = mkdtempSync(path.join(tmpdir(), 'rihla-attack-'));
  onStop(async () => rmSync(home, { recursive: true, force: true }));
  const distDir = path.join('.test', 'next');
  const settings: Site['env'] = {
    ...process.env,
    DATA_DIR: home,
    NEXTAUTH_SECRET: randomBytes(32).toString('hex'),
    NEXT_DIST_DIR: distDir,
    NEXT_TELEMETRY_DISABLED: '1',
  };
  const server = await step('PostgreSQL', startDatabaseServer);
  const database = { url: await prepareTestDatabase(server.url('postgres'), settings), pid: server.pid };
  const env = { ...settings, DATABASE_URL: database.url };
  await inCheckout(() => ensureBuilt({ env, distDir }));
  return () => startSite(env, database);
}

async function startSite(env: Site['env'], database: Site['database']): Promise<AttackedSite> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const options = {
    env: siteEnvironment(env, port),
    stdio: ['ignore', 'pipe', 'pipe'] as ('ignore' | 'pipe')[],
  };
  const args = ['--expose-gc', YOUNG_FROM_THE_START, '--import', PROBE, ...siteServer(), '127.0.0.1'];
  const { child, exited, stop } = startNode(args, options);
  let over = false;
  exited.then(() => (over = true));
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface({ input: stream }).on('line', (line) => lines.push(line));
  }
  const memory = () =>
    new Promise<{ heap: number; resident: number }>((resolve, reject) => {
      child.once('message', (message) =>
        resolve((message as { memory: Awaited<ReturnType<Site['memory']>> }).memory),
      );
      child.send('memory', (error) => error && reject(error));
    });
  while (!(await isUp(url))) {
    if (over) throw new Error(`The server ended at once:\n${lines.join('\n')}`);
    await pause(100);
  }
  return {
    url,
    pid: child.pid ?? 0,
    database,
    log: () => [...lines],
    troubles: () => lines.filter((line) => !line.includes('"msg":"mail written"')),
    forgetLog: () => void lines.splice(0),
    memory,
    another: () => startSite(env, database),
    apart: (url, settings) => startSite({ ...env, ...settings, DATABASE_URL: url }, { ...database, url }),
    env,
    alive: () => !over,
    stop,
  };
}

function isUp(url: string): Promise<boolean> {
  return fetch(`${url}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );
}
