import { browserParts } from './checks/browser.mjs';
import { conclude, part } from './checks/parts.mjs';
import { cleanEnv, vitest } from './checks/runners.mjs';
import { lintParts, typesPart, writeFormat } from './checks/static.mjs';
import { ensureBrowser } from './lib/browser.mjs';
import { prepareCheckout } from './lib/environment.mjs';
import { step } from './lib/say.mjs';
import { startThrowaway } from './postgres/throwaway.mjs';

/** The superuser's TEST_DATABASE_URL, or a throw-away server that ends with the command. */
async function testServer() {
  const given = process.env.TEST_DATABASE_URL;
  return given || (await step('Démarrage du PostgreSQL des tests', startThrowaway)).url;
}

/** `npm run format`: writes what the linter can mend. */
export async function format() {
  await prepareCheckout();
  await writeFormat();
}

/** `npm run lint` */
export async function lint() {
  await prepareCheckout();
  await lintParts();
  conclude();
}

/** `npm run typecheck` */
export async function typecheck() {
  await prepareCheckout();
  await typesPart();
  conclude();
}

/**
 * `npm run test:unit`
 * @param {string[]} args vitest's
 */
export async function unit(args) {
  await prepareCheckout();
  await part('Tests unitaires (vitest)', () => vitest(cleanEnv(), '--project', 'unit', ...args));
  conclude();
}

/**
 * `npm run test:integration`
 * @param {string[]} args vitest's
 */
export async function integration(args) {
  await prepareCheckout();
  await part('Tests d’intégration (vitest)', () => vitest(cleanEnv(), '--project', 'integration', ...args));
  conclude();
}

/**
 * `npm run test:browser`
 * @param {string[]} args `--plain`: on `next start` instead of our own server; the others are playwright's
 */
export async function browser(args) {
  await prepareCheckout();
  const chromium = await ensureBrowser();
  /** @type {import('./checks/browser.mjs').Server[]} */
  const servers = args.includes('--plain') ? ['plain'] : ['start'];
  const others = args.filter((arg) => arg !== '--plain');
  await browserParts({ serverUrl: await testServer(), chromium, servers, args: others });
  conclude();
}

/** `npm run check`: the fast half. */
export async function check() {
  await prepareCheckout();
  await lintParts();
  await typesPart();
  await part('Tests unitaires (vitest)', () => vitest(cleanEnv(), '--project', 'unit'));
  conclude();
}

/** `npm test`: everything. In CI the browser tests run a second time, on `next start` alone. */
export async function test() {
  await prepareCheckout();
  const chromium = await ensureBrowser();
  await lintParts();
  await typesPart();
  const serverUrl = await testServer();
  await part('Tests unitaires et d’intégration (vitest)', () =>
    vitest({ ...cleanEnv(), TEST_DATABASE_URL: serverUrl }),
  );
  await browserParts({ serverUrl, chromium, servers: process.env.CI ? ['start', 'plain'] : ['start'] });
  conclude();
}
