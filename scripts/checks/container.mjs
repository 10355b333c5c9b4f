import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readDockerfile } from '../container/dockerfile.mjs';
import { perform, writeContext } from '../container/perform.mjs';
import { inRoot, root } from '../lib/paths.mjs';
import { onStop, start } from '../lib/processes.mjs';
import { problem } from '../lib/say.mjs';
import { importTypeScript } from '../lib/typescript.mjs';
import { freePort } from '../postgres/server.mjs';
import { part } from './parts.mjs';
import { cleanEnv } from './runners.mjs';

/** Who owns nothing: the stand-in for the account that the image runs as. */
const NOBODY = { uid: 65_534, gid: 65_534 };

const PATIENCE_MS = 120_000;

/**
 * Performs the Dockerfile in temporary folders and asks what its CMD starts, on an empty database of the given server.
 * @param {string} serverUrl a PostgreSQL server we are superuser of
 */
export async function containerParts(serverUrl) {
  const home = mkdtempSync(path.join(tmpdir(), 'rihla-container-'));
  onStop(async () => rmSync(home, { recursive: true, force: true, maxRetries: 3 }));
  chmodSync(home, 0o755);
  const { makeEmptyDatabase } = await importTypeScript('../database/prepare.ts', import.meta.url);
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const instructions = readDockerfile(readFileSync(inRoot('Dockerfile'), 'utf8'));
  /** @type {import('../container/perform.mjs').Stage | undefined} */
  let image;
  await part('Dockerfile, sans moteur de conteneurs', async () => {
    const context = path.join(home, 'context');
    writeContext(root, context);
    image = await perform({ instructions, context, home, env: { ...ownEnv(), APP_URL: origin } });
  });
  if (!image) return;
  const { root: inside, workdir, env, command } = image;
  await part('Ce que l’image démarre', async () => {
    const asRoot = process.getuid?.() === 0;
    if (asRoot) spawnSync('chown', ['-R', `${NOBODY.uid}:${NOBODY.gid}`, inside]);
    const [program = '', ...args] = command;
    const served = start(program, args, {
      ...(asRoot && NOBODY),
      cwd: workdir,
      env: {
        ...env,
        DATABASE_URL: await makeEmptyDatabase(serverUrl, 'container'),
        NEXTAUTH_SECRET: 'un-secret-qui-ne-sert-que-pour-cet-essai-ci',
        APP_URL: origin,
        PORT: String(port),
      },
    });
    try {
      await answersWell(`${origin}/api/health`, served.exited);
      await answersWell(`${origin}/transporteurs`, served.exited);
    } finally {
      await served.stop();
    }
  });
}

/** An environment without what the npm above us says of this checkout: the image's own npm would believe it. */
function ownEnv() {
  const kept = Object.entries(cleanEnv()).filter(
    ([name]) => !/^npm_(?!config_)/.test(name) && name !== 'npm_config_local_prefix',
  );
  return /** @type {NodeJS.ProcessEnv} */ (Object.fromEntries(kept));
}

/**
 * Resolves once an address answers 200. Throws an operator's problem when what serves it ends, or takes too long.
 * @param {string} address
 * @param {Promise<unknown>} ended
 */
async function answersWell(address, ended) {
  let over = false;
  ended.then(() => (over = true));
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end && !over; await pause(250)) {
    const status = await fetch(address).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) return;
  }
  throw problem(`${address} ne répond pas : ce que l’image démarre ${over ? 's’est arrêté' : 'tarde'}.`);
}
