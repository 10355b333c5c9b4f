import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './paths.mjs';
import { run, runNode } from './processes.mjs';
import { problem, say, step } from './say.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function executable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function bundled() {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

function onPath() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name))).find(executable);
}

/** How to run something as root: directly, with a sudo that asks nothing, or not at all. */
function asRoot() {
  if (process.getuid?.() === 0) return [];
  return spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0 ? ['sudo', '-n'] : undefined;
}

async function attempt(label, work) {
  try {
    await step(label, work);
    return true;
  } catch (error) {
    say(`  ${error.message.split('\n')[0]} On essaie autrement.`);
    return false;
  }
}

const cli = inRoot('node_modules', '@playwright', 'test', 'cli.js');

async function download() {
  if (
    !(await attempt('Téléchargement du navigateur de Playwright', () =>
      runNode([cli, 'install', 'chromium'], { quiet: true, failure: 'Le téléchargement a échoué' }),
    ))
  )
    return undefined;
  if (asRoot())
    await attempt('Installation des bibliothèques du navigateur', () =>
      runNode([cli, 'install-deps', 'chromium'], { quiet: true }),
    );
  return bundled();
}

async function fromDebian() {
  const root = asRoot();
  if (!root || spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status !== 0) return undefined;
  const [command, ...prefix] = [...root, 'apt-get'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '-y', '--no-install-recommends', 'chromium'];
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'], env };
  await attempt('Mise à jour de la liste des paquets Debian', () =>
    run(command, [...prefix, 'update'], quiet),
  );
  await attempt('Installation de Chromium par apt-get', () => run(command, [...prefix, ...install], quiet));
  return onPath();
}

/** The Chromium of the browser tests: found, or else installed. */
export async function ensureBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (executable(given)) return given;
    throw problem(
      `CHROMIUM_PATH ne mène à aucun programme : ${given}`,
      'Corrigez cette variable, ou retirez-la pour que le navigateur soit cherché ou installé.',
    );
  }
  const found = (await bundled()) ?? onPath() ?? (await download()) ?? (await fromDebian());
  if (found) return found;
  throw problem(
    'Aucun navigateur Chromium n’a été trouvé ni n’a pu être installé.',
    'Installez-le (apt-get install chromium, ou npx playwright install --with-deps chromium), ou donnez CHROMIUM_PATH.',
  );
}
