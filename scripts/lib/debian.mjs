import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { run } from './processes.mjs';
import { say, step } from './say.mjs';

/** @param {string} file */
export function executable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The first of these programs that PATH leads to.
 * @param {string[]} names
 */
export function programOnPath(names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name))).find(executable);
}

/** How to run something as root: directly, with a sudo that asks nothing, or not at all. */
export function asRoot() {
  if (process.getuid?.() === 0) return [];
  return spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0 ? ['sudo', '-n'] : undefined;
}

/**
 * Does what may fail because there is another way; says so when it does.
 * @param {string} label
 * @param {() => Promise<unknown>} work
 * @returns {Promise<boolean>} whether it went well
 */
export async function attempt(label, work) {
  try {
    await step(label, work);
    return true;
  } catch (error) {
    const [line] = String(error instanceof Error ? error.message : error).split('\n');
    say(`  ${line} On essaie autrement.`);
    return false;
  }
}

/**
 * Installs Debian's packages where we may; whether that helped is for the caller to see.
 * @param {string} label what people call it
 * @param {string[]} packages
 * @returns {Promise<boolean>} false when where they come from does not answer
 */
export async function installFromDebian(label, packages) {
  const root = asRoot();
  if (!root || spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status !== 0) return true;
  const [command = '', ...prefix] = [...root, 'apt-get'];
  /** @type {import('./processes.mjs').Options} */
  const quiet = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  const apt = (/** @type {string[]} */ ...args) => run(command, [...prefix, ...args], quiet);
  // Without this a list that could not be fetched is a warning.
  const update = ['-o', 'APT::Update::Error-Mode=any', 'update'];
  const reachable = await attempt('Mise à jour de la liste des paquets Debian', () => apt(...update));
  await attempt(`Installation de ${label} par apt-get`, () =>
    apt('install', '-y', '--no-install-recommends', ...packages),
  );
  return reachable;
}
