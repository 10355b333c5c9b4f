import { existsSync } from 'node:fs';
import { asRoot, attempt, executable, installFromDebian, programOnPath } from './debian.mjs';
import { inRoot } from './paths.mjs';
import { runNode } from './processes.mjs';
import { problem } from './say.mjs';

const SHELL = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

async function bundled() {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

const onPath = () => programOnPath(names);

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
  await installFromDebian('Chromium', ['chromium']);
  // Older releases have none.
  await installFromDebian('Chromium sans fenêtre', [SHELL]);
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

/** @typedef {{ CHROMIUM_PATH: string, CHROMIUM_SHELL_PATH?: string }} Programs */

/**
 * The Chromium of the browser tests and, where there is one, that which never has a window: it draws the same in two thirds of
 * the time, and lacks a camera, a device's notifications and the pages that a browser keeps (playwright.config.ts).
 * @returns {Promise<Programs>}
 */
export async function ensureBrowsers() {
  const given = process.env.CHROMIUM_PATH;
  const CHROMIUM_PATH = await ensureBrowser();
  const found = given ? undefined : programOnPath([SHELL]);
  return found ? { CHROMIUM_PATH, CHROMIUM_SHELL_PATH: found } : { CHROMIUM_PATH };
}
