import { discardBuild, ensureBuilt } from './lib/build.mjs';
import { checkEnvironment, inCheckout, localSecret, prepareCheckout } from './lib/environment.mjs';
import { lockHolder, takeLock } from './lib/lock.mjs';
import { dataDir, inRoot } from './lib/paths.mjs';
import { ensurePrismaClient } from './lib/prisma-client.mjs';
import { runNode } from './lib/processes.mjs';
import { problem, say } from './lib/say.mjs';
import { loadDotEnv } from './lib/settings.mjs';
import { importTypeScript } from './lib/typescript.mjs';
import { removeLocal, runningLocal, startLocal } from './postgres/local.mjs';
import { dataLockFile } from './serve.mjs';

/** @param {string} file */
const typescript = (file) => importTypeScript(file, import.meta.url);

/** The embedded server: the one a running `npm start` keeps, else started here until the command ends. */
async function localServer() {
  const running = lockHolder(dataLockFile()) && runningLocal();
  if (running) return running;
  const lock = takeLock(dataLockFile());
  if (lock.holder)
    throw problem(
      `Une autre commande utilise ${dataDir()} (processus ${lock.holder.pid}).`,
      'Attendez qu’elle finisse, puis recommencez.',
    );
  return startLocal();
}

function localEnv() {
  return {
    ...process.env,
    DATA_DIR: dataDir(),
    NEXTAUTH_SECRET: process.env.NEXTAUTH_SECRET || localSecret(),
  };
}

async function begin() {
  loadDotEnv();
  await prepareCheckout();
  return process.env.DATABASE_URL || undefined;
}

/** build: what `npm start` and `next start` serve. It needs no database. */
export async function build() {
  await begin();
  const made = await inCheckout(() => ensureBuilt({ env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' } }));
  if (!made) say('✓ La construction est à jour.');
}

/** db:migrate */
export async function migrate() {
  const given = await begin();
  const { applyMigrations } = await typescript('./database/migrate.ts');
  const { prepareLocalDatabase } = await typescript('./database/prepare.ts');
  if (given) {
    const applied = await applyMigrations(process.env.DATABASE_DIRECT_URL || given);
    return say(
      applied.length > 0
        ? `✓ Appliquées : ${applied.join(', ')}`
        : '✓ Rien à appliquer : la base est à jour.',
    );
  }
  await prepareLocalDatabase(await localServer(), localEnv());
  say('✓ La base locale est à jour.');
}

/**
 * db:new-migration NAME
 * @param {string[]} args
 */
export async function newMigration([name]) {
  await begin();
  await (await typescript('./database/new-migration.ts')).newMigration(name);
}

/**
 * db:seed
 * @param {string[]} args
 */
export async function seed(args) {
  const given = await begin();
  const { hasUsers, prepareLocalDatabase, seed: fill } = await typescript('./database/prepare.ts');
  if (given && !args.includes('--force')) {
    throw problem(
      'DATABASE_URL est donné : le monde de démonstration n’est pas versé dans votre base.',
      'Si c’est bien ce que vous voulez : npm run db:seed -- --force',
    );
  }
  const env = localEnv();
  if (given) return fill(given, env);
  const server = await localServer();
  await prepareLocalDatabase(server, env);
  if (await hasUsers(server.url()))
    return say('La base locale est déjà remplie. Pour repartir de zéro : npm run db:reset');
  await fill(server.url(), env);
}

/**
 * db:reset: a new embedded database with the demo world.
 * @param {string[]} args
 */
export async function reset(args) {
  const given = await begin();
  if (given && !args.includes('--force')) {
    throw problem(
      'DATABASE_URL est donné : cette commande n’efface que la base locale.',
      'Retirez DATABASE_URL pour effacer la base locale, ou ajoutez --force (npm run db:reset -- --force) pour l’ignorer.',
    );
  }
  const holder = lockHolder(dataLockFile());
  if (holder)
    throw problem(
      `Rihla tourne dans ce dossier (processus ${holder.pid}).`,
      'Arrêtez-le avec Ctrl-C, puis recommencez.',
    );
  const lock = takeLock(dataLockFile());
  if (lock.holder)
    throw problem(`Une autre commande utilise ${dataDir()}.`, 'Attendez qu’elle finisse, puis recommencez.');
  await removeLocal();
  discardBuild(); // pages built from the old rows must not survive them
  const { prepareLocalDatabase } = await typescript('./database/prepare.ts');
  await prepareLocalDatabase(await startLocal(), localEnv());
  say('✓ La base locale est neuve.');
}

/** The embedded server with the product's database as it is now. */
async function preparedServer() {
  const server = await localServer();
  await (await typescript('./database/prepare.ts')).prepareLocalDatabase(server, localEnv());
  return server;
}

/**
 * newsletter: asks for the month's letter to everybody on the list; `--preview` shows it.
 * @param {string[]} args
 */
export async function newsletter(args) {
  const given = await begin();
  const env = { ...localEnv(), DATABASE_URL: given ?? (await preparedServer()).url() };
  await checkEnvironment(env);
  await runNode(
    ['--conditions=react-server', '--import', 'tsx', inRoot('scripts', 'newsletter.ts'), ...args],
    { env: { ...env, NODE_ENV: 'production' }, failure: 'La lettre n’a pas été demandée' },
  );
}

/**
 * recu: writes the original of a receipt or an invoice, by its number, also where it was sealed, with a reason.
 * @param {string[]} args
 */
export async function recu(args) {
  const given = await begin();
  const env = { ...localEnv(), DATABASE_URL: given ?? (await preparedServer()).url() };
  await checkEnvironment(env);
  await runNode(['--conditions=react-server', '--import', 'tsx', inRoot('scripts', 'recu.ts'), ...args], {
    env: { ...env, NODE_ENV: 'production' },
    failure: 'Le document n’a pas été écrit',
  });
}

/** vitals: how long public pages took for those who looked, in the last 28 days. */
export async function vitals() {
  const given = await begin();
  const env = { ...localEnv(), DATABASE_URL: given ?? (await preparedServer()).url() };
  await checkEnvironment(env);
  await runNode(['--conditions=react-server', '--import', 'tsx', inRoot('scripts', 'vitals.ts')], {
    env: { ...env, NODE_ENV: 'production' },
    failure: 'Les mesures n’ont pas été lues',
  });
}

/** worker: the work in the background, on the database that is given or that a running `npm start` keeps. */
export async function worker() {
  const given = await begin();
  const env = { ...localEnv(), DATABASE_URL: given ?? (await localServer()).url() };
  await checkEnvironment(env);
  if (given)
    await (await typescript('./database/prepare.ts')).prepareGivenDatabase(
      process.env.DATABASE_DIRECT_URL || given,
    );
  say('Les travaux en arrière-plan sont faits ici. Ctrl-C pour arrêter.');
  await runNode(['--conditions=react-server', '--import', 'tsx', inRoot('scripts', 'worker.ts')], {
    env: { ...env, NODE_ENV: 'production' },
    failure: 'Les travaux en arrière-plan se sont arrêtés',
    advice: 'L’erreur est au-dessus. Corrigez-la, puis relancez npm run worker.',
  });
}

/** prisma:generate */
export async function generate() {
  await ensurePrismaClient({ force: true });
}

/**
 * A program of ours in TypeScript that imports the product's own modules.
 * @param {string} folder
 * @param {string[]} nodeArgs
 * @param {string[]} args
 */
function runProgram(folder, nodeArgs, args) {
  const file = inRoot('scripts', folder, 'main.ts');
  return runNode([...nodeArgs, '--conditions=react-server', '--import', 'tsx', file, ...args]);
}

/**
 * bench
 * @param {string[]} args
 */
export async function bench(args) {
  await begin();
  await runProgram('bench', ['--expose-gc'], args);
}

/**
 * attack
 * @param {string[]} args
 */
export async function attack(args) {
  await prepareCheckout();
  await runProgram('attack', [], args);
}
