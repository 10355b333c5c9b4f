import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writePrivate } from '../postgres/local.mjs';
import { ensureInstalled } from './install.mjs';
import { exclusively } from './lock.mjs';
import { dataDir, inRoot, root } from './paths.mjs';
import { ensurePrismaClient } from './prisma-client.mjs';
import { runNode } from './processes.mjs';
import { say } from './say.mjs';

/**
 * Does one of the steps that write into the checkout; two commands in the same folder take turns.
 * @template T
 * @param {() => Promise<T>} work
 */
export function inCheckout(work) {
  const name = createHash('sha256').update(root).digest('hex').slice(0, 12);
  const file = path.join(tmpdir(), `rihla-${process.getuid?.() ?? 'w'}-${name}.lock`);
  return exclusively(
    file,
    ({ pid }) => say(`Une autre commande prépare déjà ce dossier (processus ${pid}) : attente de mon tour…`),
    work,
  );
}

/** npm's packages and the Prisma client. */
export function prepareCheckout() {
  return inCheckout(async () => {
    await ensureInstalled();
    await ensurePrismaClient();
  });
}

/** The secret of sessions on the embedded default: made once, kept in DATA_DIR, readable by us alone. */
export function localSecret() {
  const file = path.join(dataDir(), 'secret');
  if (existsSync(file)) {
    const secret = readFileSync(file, 'utf8').trim();
    if (secret.length >= 32) return secret;
  }
  mkdirSync(dataDir(), { recursive: true });
  const secret = randomBytes(48).toString('base64url');
  writePrivate(file, secret);
  return secret;
}

/**
 * Has lib/core/env judge the whole configuration, in a child (it is for the server only).
 * @param {NodeJS.ProcessEnv} env
 */
export async function checkEnvironment(env) {
  if (!existsSync(inRoot('lib', 'core', 'env.ts'))) return;
  await runNode(['--conditions=react-server', '--import', 'tsx', inRoot('scripts', 'check-environment.ts')], {
    env,
    quiet: true,
    failure: 'Configuration refusée',
    advice: 'Corrigez ces variables d’environnement (voir .env.example), puis relancez.',
  });
}
