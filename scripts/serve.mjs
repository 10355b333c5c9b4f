import { existsSync } from 'node:fs';
import path from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { checkEnvironment, inCheckout, localSecret, prepareCheckout } from './lib/environment.mjs';
import { keepRunning } from './lib/keep-running.mjs';
import { takeLock } from './lib/lock.mjs';
import { dataDir, inRoot } from './lib/paths.mjs';
import { stopAll } from './lib/processes.mjs';
import { problem, say } from './lib/say.mjs';
import { isOnlyHere, loadDotEnv, paymentTestMode, readSettings, requireFreePort } from './lib/settings.mjs';
import { importTypeScript } from './lib/typescript.mjs';
import { startWeb } from './lib/web.mjs';
import { startLocal } from './postgres/local.mjs';

/** The lock that makes the embedded DATA_DIR one process's own. */
export function dataLockFile() {
  return path.join(dataDir(), 'launcher.lock');
}

/** @param {ReturnType<typeof readSettings>} settings */
function takeDataDir(settings) {
  const lock = takeLock(dataLockFile(), { url: settings.appUrl });
  if (!lock.holder) return lock;
  throw problem(
    `Rihla tourne déjà dans ce dossier (processus ${lock.holder.pid}, ${lock.holder.url ?? 'autre commande'}).`,
    'Utilisez-le, arrêtez-le avec Ctrl-C, ou donnez à celui-ci ses propres données : DATA_DIR=.data2 PORT=3001 npm start',
  );
}

/** @returns {Promise<typeof import('../prisma/demo-accounts') | undefined>} */
async function demo() {
  if (!existsSync(inRoot('prisma', 'demo-accounts.ts'))) return undefined;
  return importTypeScript('../prisma/demo-accounts.ts', import.meta.url);
}

/** @param {typeof import('../prisma/demo-accounts')} demo @param {string} operators */
function sayAccounts({ demoAccounts, demoOperator }, operators) {
  say('\nComptes de démonstration :');
  const width = Math.max(...demoAccounts.map(({ email }) => email.length));
  for (const { label, email, password } of demoAccounts)
    say(`  ${email.padEnd(width)}  ${password}  (${label})`);
  if (operators === demoOperator) say(`La modération (/moderation) s’ouvre à ${demoOperator}.`);
}

/**
 * `npm start` and `npm run dev`: everything from a bare checkout to a served site.
 * @param {'start' | 'dev'} mode
 */
export async function serve(mode) {
  loadDotEnv();
  const settings = readSettings();
  const embedded = !settings.databaseUrl;
  const lock = embedded ? takeDataDir(settings) : undefined;
  // After a hard kill the old server needs a moment to notice and free its port.
  await requireFreePort(settings.port, { patience: lock?.wasStale ? 6000 : 0 });
  await prepareCheckout();

  const local = embedded ? await startLocal({ supervise: true }) : undefined;
  const shown = local ? await demo() : undefined;
  const env = {
    ...process.env,
    NEXT_TELEMETRY_DISABLED: '1',
    DATABASE_URL: local ? local.url() : settings.databaseUrl,
    DATA_DIR: dataDir(),
    NEXTAUTH_SECRET: process.env.NEXTAUTH_SECRET || localSecret(),
    NEXTAUTH_URL: settings.appUrl,
    HOST: settings.host ?? '',
    // Whose password everybody knows decides nothing where another machine could ask, by itself or by a proxy here.
    OPERATOR_EMAILS: process.env.OPERATOR_EMAILS ?? (shown && isOnlyHere() ? shown.demoOperator : ''),
    PAYMENT_TEST_MODE: paymentTestMode(),
  };
  await checkEnvironment({ ...env, NODE_ENV: mode === 'start' ? 'production' : 'development' });
  const database = await importTypeScript('./database/prepare.ts', import.meta.url);
  if (local) await database.prepareLocalDatabase(local, env);
  else await database.prepareGivenDatabase(process.env.DATABASE_DIRECT_URL || settings.databaseUrl);
  if (mode === 'start') await inCheckout(() => ensureBuilt({ env }));

  const start = () => startWeb({ mode, port: settings.port, env });
  const web = await start();
  say(`\nRihla est prêt : ${settings.appUrl}`);
  if (shown) sayAccounts(shown, env.OPERATOR_EMAILS);
  say('\nCtrl-C pour arrêter.');
  await keepRunning(web, start);
  return stopAll();
}
