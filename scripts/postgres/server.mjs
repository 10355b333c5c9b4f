import { spawn, spawnSync } from 'node:child_process';
import {
  chownSync,
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { onStop } from '../lib/processes.mjs';
import { codeOf, problem } from '../lib/say.mjs';
import { asIdentity } from './identity.mjs';

const messages = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };

/**
 * A server that runs.
 * @typedef {{ pid?: number, port: number, exited: Promise<void>, stop: () => Promise<void> }} Server
 */

/**
 * The address of a database of a server of ours; the superuser's unless another role is named.
 * @param {{ port: number, password: string, database?: string, role?: string }} place
 */
export function databaseUrl({ port, password, database = 'postgres', role = 'postgres' }) {
  return `postgresql://${role}:${password}@127.0.0.1:${port}/${database}`;
}

/** A TCP port of the loopback interface that is free now; the preferred one when it is. */
export function freePort(preferred = 0) {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', () =>
      preferred ? freePort().then(resolve, reject) : reject(problem('Aucun port local n’est libre.')),
    );
    probe.listen(preferred, '127.0.0.1', () => {
      const { port } = /** @type {net.AddressInfo} */ (probe.address());
      probe.close(() => resolve(port));
    });
  });
}

/**
 * Drops what interrupted first starts left beside the cluster.
 * @param {string} dir
 */
function dropDrafts(dir) {
  for (const name of readdirSync(path.dirname(dir)).filter((entry) =>
    entry.startsWith(`${path.basename(dir)}.draft`),
  )) {
    try {
      rmSync(path.join(path.dirname(dir), name), { recursive: true, force: true, maxRetries: 3 });
    } catch {
      // an orphaned initdb still writes there; the next start gets it
    }
  }
}

/**
 * Makes a cluster, all or nothing: an interrupted initdb leaves only its draft folder. Each try has a draft of its
 * own, because an orphaned initdb that fails late empties "its" folder.
 * @param {{ bin: string, dir: string, identity: import('./identity.mjs').Identity, password: string, durable?: boolean }} options
 * @returns {Promise<void>}
 */
export function initCluster({ bin, dir, identity, password, durable = true }) {
  dropDrafts(dir);
  const draft = `${dir}.draft-${process.pid}`;
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  const passwordFile = `${draft}.password`;
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (identity) for (const file of [draft, passwordFile]) chownSync(file, identity.uid, identity.gid);
  // builtin C.UTF-8: the same on every machine, whatever locales it has
  const flags = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const args = [
    '-D',
    draft,
    '--username=postgres',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    ...(durable ? [] : ['--no-sync']),
    ...flags,
  ];
  return new Promise((resolve, reject) => {
    const child = spawn(path.join(bin, 'initdb'), args, {
      ...asIdentity(identity),
      cwd: '/',
      env: messages,
      detached: true,
    });
    const forget = onStop(async () => void child.kill('SIGKILL'));
    let output = '';
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (output += data));
    child.once('error', (error) => (output += error.message));
    child.once('close', (code) => {
      forget();
      rmSync(passwordFile, { force: true });
      if (code !== 0)
        return reject(
          problem(
            `La création de la base de données a échoué :\n${output.trim()}`,
            'Vérifiez l’espace disque et les droits du dossier DATA_DIR, ou donnez DATABASE_URL.',
          ),
        );
      renameSync(draft, dir);
      resolve();
    });
  });
}

/** @param {number} pid */
function alive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** @param {number} pid */
function commandOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';
  }
}

/**
 * The pid of a server that runs on this data directory, if one does.
 * @param {string} dir
 */
export function runningServer(dir) {
  let pid;
  try {
    pid = Number.parseInt(readFileSync(path.join(dir, 'postmaster.pid'), 'utf8'), 10);
  } catch {
    return undefined;
  }
  if (!alive(pid)) return undefined; // PostgreSQL itself knows what to do with this left-over
  const command = commandOf(pid);
  if (command.includes('postgres') && command.includes(dir)) return pid;
  // The number was given to somebody else after a reboot: PostgreSQL would believe them and refuse to start.
  rmSync(path.join(dir, 'postmaster.pid'), { force: true });
  return undefined;
}

/** @param {number} pid @param {number} milliseconds */
async function waitForEnd(pid, milliseconds) {
  for (const end = Date.now() + milliseconds; Date.now() < end; await pause(30)) if (!alive(pid)) return true;
  return !alive(pid);
}

/**
 * Ends a server cleanly (SIGINT: fast shutdown), and hard when it does not answer.
 * @param {number} pid
 */
export async function stopServer(pid) {
  for (const [signal, patience] of /** @type {const} */ ([
    ['SIGINT', 12_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 2_000],
  ])) {
    if (!alive(pid)) return;
    process.kill(pid, signal);
    if (await waitForEnd(pid, patience)) return;
  }
}

/** @param {string} url */
async function answers(url) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch (error) {
    if (codeOf(error) === '28P01')
      throw problem(
        'Le mot de passe enregistré pour la base locale n’est plus le sien.',
        'Remettez DATA_DIR/cluster.json tel qu’il était, ou repartez de zéro avec npm run db:reset.',
      );
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/** @param {string} file */
function lastLines(file) {
  return readFileSync(file, 'utf8').trim().split('\n').slice(-6).join('\n');
}

/**
 * Starts a server and waits until it takes connections.
 * @param {{ bin: string, dir: string, identity: import('./identity.mjs').Identity, password: string, port: number, log: string, settings?: string[] }} options
 * @returns {Promise<Server>}
 */
export async function startServer({ bin, dir, identity, password, port, log, settings = [] }) {
  const fixed = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'timezone=UTC',
    'log_timezone=UTC',
    'max_connections=80',
  ];
  const flags = [...fixed, ...settings].flatMap((setting) => ['-c', setting]);
  // After a hard kill the old server's children need a moment to notice: try again for a while.
  for (const giveUp = Date.now() + 15_000; ; await pause(250)) {
    const output = openSync(
      log,
      (statSync(log, { throwIfNoEntry: false })?.size ?? 0) > 5e6 ? 'w' : 'a',
      0o600,
    );
    // detached: a Ctrl-C in the terminal must reach the launcher only, which ends the server after the site
    const child = spawn(path.join(bin, 'postgres'), ['-D', dir, '-p', String(port), ...flags], {
      ...asIdentity(identity),
      cwd: '/',
      env: messages,
      detached: true,
      stdio: ['ignore', output, output],
    });
    closeSync(output);
    let over = false;
    const exited = new Promise((resolve) => {
      child.once('error', resolve);
      child.once('exit', resolve);
    }).then(() => {
      over = true;
    });
    const stop = async () => {
      if (child.pid && !over) await stopServer(child.pid);
      await exited;
    };
    const forget = onStop(stop);
    exited.then(forget);
    const ready = Date.now() + 60_000; // recovery after a crash may take its time
    while (!over && Date.now() < ready) {
      if (await answers(databaseUrl({ port, password }))) return { pid: child.pid, port, exited, stop };
      await pause(40);
    }
    await stop();
    if (Date.now() > giveUp)
      throw problem(`PostgreSQL ne démarre pas :\n${lastLines(log)}`, `Le journal complet est dans ${log}.`);
  }
}
