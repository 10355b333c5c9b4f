import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { run, runNode } from './processes.mjs';
import { say, step } from './say.mjs';

const marker = inRoot('node_modules', '.rihla-install');

function wanted() {
  return createHash('sha256')
    .update(readFileSync(inRoot('package-lock.json')))
    .digest('hex');
}

/**
 * What a lock file of npm says, or undefined when it cannot be read.
 * @param {string} file
 * @returns {{ packages?: Record<string, { version: string, optional?: boolean, peer?: boolean }> } | undefined}
 */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Whether npm's own record of a finished install (which it writes last) holds every package of the lock file. */
function npmAgrees() {
  const installed = readJson(inRoot('node_modules', '.package-lock.json'))?.packages;
  const locked = readJson(inRoot('package-lock.json'))?.packages;
  if (!installed || !locked) return false;
  return Object.entries(locked).every(([name, entry]) => {
    if (name === '') return true;
    const there = installed[name];
    return there ? there.version === entry.version : entry.optional === true || entry.peer === true;
  });
}

/** Installs npm's packages when they are missing, half installed or older than package-lock.json. */
export async function ensureInstalled() {
  const hash = wanted();
  if (existsSync(marker) && readFileSync(marker, 'utf8') === hash) return;
  if (!npmAgrees()) {
    const known = existsSync(inRoot('node_modules'));
    say(
      known
        ? 'Les paquets npm ne correspondent plus à package-lock.json.'
        : 'Première fois : les paquets npm manquent.',
    );
    const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
    const options = {
      patience: 3000,
      failure: 'L’installation des paquets npm a échoué',
      advice:
        'Vérifiez la connexion au registre (npm ping) et l’espace disque, puis relancez la même commande.',
    };
    const npm = process.env.npm_execpath;
    const isScript = npm && /\.c?js$/.test(npm);
    await step('Installation des paquets npm (une à deux minutes)', async () => {
      await (isScript ? runNode([npm, ...args], options) : run('npm', args, options));
    });
  }
  writeFileSync(marker, hash);
}
