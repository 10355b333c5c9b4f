import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dataDir } from '../lib/paths.mjs';
import { isStopping, stopAll } from '../lib/processes.mjs';
import { problem, say, sayError, step } from '../lib/say.mjs';
import { postgresBinaries, postgresMajor, rootOwnedDir } from './binaries.mjs';
import { canEnter, postgresIdentity } from './identity.mjs';
import { databaseUrl, freePort, initCluster, runningServer, startServer, stopServer } from './server.mjs';

/** The name of the product's database on the embedded server. */
export const databaseName = 'rihla';

/**
 * What is remembered of a cluster from start to start.
 * @typedef {{ port?: number, password?: string, appPassword?: string, outside?: Outside }} Cluster
 * @typedef {{ home: string, ino: number, dir: string }} Outside where it is when it is not in DATA_DIR
 */

/** The role of the product there. */
const appRole = 'rihla_app';

/**
 * Writes a small private file in one go, so that nobody ever reads half of it.
 * @param {string} file
 * @param {string} text
 */
export function writePrivate(file, text) {
  writeFileSync(`${file}.draft`, text, { mode: 0o600 });
  renameSync(`${file}.draft`, file);
}

/** @param {string} file @returns {Cluster | undefined} */
function readCluster(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Where the cluster is: DATA_DIR/postgres, or, when root runs us from a folder that PostgreSQL's account cannot
 * enter (/root), a folder of root's that it can. A copy of DATA_DIR does not share the original's: it has another
 * path and another inode.
 * @param {string} home
 * @param {Cluster | undefined} known
 */
function locate(home, known) {
  const inside = path.join(home, 'postgres');
  const identity = postgresIdentity(inside);
  if (!identity || existsSync(inside) || canEnter(home, identity)) return { dir: inside, identity };
  const { ino } = statSync(home);
  const before = known?.outside;
  const ours = before && (before.home === home || before.ino === ino);
  const outside = {
    home,
    ino,
    dir: ours ? before.dir : path.join(rootOwnedDir(), `donnees-${randomUUID()}`),
  };
  say(`  Données de PostgreSQL : ${outside.dir} (son compte ne peut pas entrer dans ${home}).`);
  mkdirSync(outside.dir, { recursive: true, mode: 0o755 });
  return {
    dir: path.join(outside.dir, 'postgres'),
    identity: postgresIdentity(path.join(outside.dir, 'postgres')),
    outside,
  };
}

/** @param {string} dir @param {import('./identity.mjs').Identity} identity */
function requireOwnData(dir, identity) {
  const found = statSync(dir, { throwIfNoEntry: false });
  if (!found || identity || !process.getuid || found.uid === process.getuid()) return;
  throw problem(
    `Les données de ${dir} appartiennent à un autre compte du système.`,
    'Relancez avec ce compte (root si c’est lui qui a commencé), ou choisissez un autre dossier : DATA_DIR=… npm start',
  );
}

/**
 * The cluster's facts, made and remembered on the first start: port, password, place.
 * @param {string} home
 */
function clusterFacts(home) {
  mkdirSync(home, { recursive: true });
  const file = path.join(home, 'cluster.json');
  const known = readCluster(file);
  const { dir, identity, outside } = locate(home, known);
  requireOwnData(dir, identity);
  if (!known?.password && existsSync(dir)) {
    throw problem(
      `Le mot de passe de la base locale a disparu (${file}).`,
      'Remettez ce fichier, ou repartez de zéro avec npm run db:reset.',
    );
  }
  const facts = {
    port: known?.port ?? 0,
    password: known?.password ?? randomBytes(24).toString('hex'),
    appPassword: known?.appPassword ?? randomBytes(24).toString('hex'),
    ...(outside && { outside }),
  };
  const save = () => writePrivate(file, JSON.stringify(facts));
  save();
  return {
    ...facts,
    dir,
    identity,
    setPort: (/** @type {number} */ port) => Object.assign(facts, { port }) && save(),
  };
}

/**
 * The addresses of a cluster's databases: the product's role, which owns its database and nothing else, and the
 * superuser, for what makes databases.
 * @param {{ port: number, password: string, appPassword: string }} facts
 */
function addresses({ port, password, appPassword }) {
  return {
    role: { name: appRole, password: appPassword },
    url: (database = databaseName) => databaseUrl({ port, password: appPassword, role: appRole, database }),
    adminUrl: (database = 'postgres') => databaseUrl({ port, password, database }),
  };
}

/**
 * Data files open only with programs of their own major version.
 * @param {string} dir
 * @param {string} bin
 */
function requireSameVersion(dir, bin) {
  const data = readFileSync(path.join(dir, 'PG_VERSION'), 'utf8').trim();
  const programs = postgresMajor(bin);
  if (data === programs) return;
  throw problem(
    `Les données locales viennent de PostgreSQL ${data}, les programmes sont ceux de PostgreSQL ${programs}.`,
    'Exportez-les avec l’ancienne version du projet, ou repartez de zéro avec npm run db:reset.',
  );
}

/**
 * Restarts the server on the same port whenever it dies under us; the site recovers by itself.
 * @param {import('./server.mjs').Server} server
 * @param {() => Promise<import('./server.mjs').Server>} restart
 */
async function watch(server, restart) {
  for (let current = server; ; ) {
    await current.exited;
    if (isStopping()) return;
    say('PostgreSQL s’est arrêté de façon inattendue : redémarrage…');
    try {
      current = await restart();
      say('PostgreSQL est reparti, les données sont intactes.');
    } catch (error) {
      if (isStopping()) return;
      sayError(error);
      await stopAll();
      process.exit(1);
    }
  }
}

/**
 * Starts the embedded PostgreSQL of DATA_DIR, on the loopback interface only. The caller holds DATA_DIR's lock.
 * @returns {Promise<ReturnType<typeof addresses> & { stop: () => Promise<void> }>}
 */
export async function startLocal({ supervise = false } = {}) {
  const home = dataDir();
  const cluster = clusterFacts(home);
  const { dir, identity, password, appPassword } = cluster;
  const bin = postgresBinaries(identity);
  if (!existsSync(dir))
    await step('Création de la base de données locale', () => initCluster({ bin, dir, identity, password }));
  requireSameVersion(dir, bin);
  const orphan = runningServer(dir);
  if (orphan)
    await step('Un PostgreSQL était resté ouvert après un arrêt brutal : fermeture propre', () =>
      stopServer(orphan),
    );
  const port = await freePort(cluster.port);
  if (port !== cluster.port) cluster.setPort(port);
  const launch = () =>
    startServer({ bin, dir, identity, password, port, log: path.join(home, 'postgres.log') });
  const server = await step('Démarrage de PostgreSQL', launch);
  if (supervise) watch(server, launch);
  return { ...addresses({ port, password, appPassword }), stop: server.stop };
}

/** The server that a running launcher keeps for DATA_DIR, if there is one. */
export function runningLocal() {
  const known = readCluster(path.join(dataDir(), 'cluster.json'));
  const dir = known?.outside ? path.join(known.outside.dir, 'postgres') : path.join(dataDir(), 'postgres');
  const { port, password, appPassword } = known ?? {};
  if (!port || !password || !appPassword || !runningServer(dir)) return undefined;
  return addresses({ port, password, appPassword });
}

/** Removes the embedded cluster with everything in it. */
export async function removeLocal() {
  const home = dataDir();
  const known = readCluster(path.join(home, 'cluster.json'));
  const outside = known?.outside?.dir;
  for (const dir of [path.join(home, 'postgres'), outside && path.join(outside, 'postgres')]) {
    if (!dir || !existsSync(dir)) continue;
    const pid = runningServer(dir);
    if (pid) await stopServer(pid);
    rmSync(dir, { recursive: true, force: true });
  }
  if (outside) rmSync(outside, { recursive: true, force: true });
  for (const name of ['cluster.json', 'uploads', 'mail'])
    rmSync(path.join(home, name), { recursive: true, force: true });
}
