import { browserParts, otherBrowsersPart, prepareSite, servedParts } from './checks/browser.mjs';
import { containerParts } from './checks/container.mjs';
import { conclude, part } from './checks/parts.mjs';
import { cleanEnv, vitest } from './checks/runners.mjs';
import { lintParts, typesPart, writeFormat } from './checks/static.mjs';
import { ensureBrowsers } from './lib/browser.mjs';
import { prepareCheckout } from './lib/environment.mjs';
import { ensureHtmlChecker } from './lib/html-checker.mjs';
import { ensureOtherBrowsers } from './lib/other-browsers.mjs';
import { problem } from './lib/say.mjs';
import { testServer } from './postgres/throwaway.mjs';

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
  const programs = await ensureBrowsers();
  /** @type {import('./checks/browser.mjs').Server[]} */
  const servers = args.includes('--plain') ? ['plain'] : ['start'];
  const others = args.filter((arg) => arg !== '--plain');
  const site = await prepareSite(await testServer());
  if (site) await browserParts(site, { programs, servers, args: others });
  conclude();
}

/**
 * `npm run test:controls`: every control of every screen is pressed.
 * @param {string[]} args playwright's
 */
export const controls = (args) => browser(['every-control', ...args]);

/**
 * `npm run test:screens`: every screen in the other languages, with texts that are longer too, and their journeys on the device
 * that the shorter tests leave out.
 * @param {string[]} args playwright's
 */
export const screens = (args) => {
  process.env.EVERY_SCREEN = '1';
  return browser(['every-screen', 'langues.spec', 'langues-colis', 'langues-fenetres', ...args]);
};

/**
 * `npm run test:browsers`: the main journey in Firefox and WebKit.
 * @param {string[]} args vitest's
 */
export async function otherBrowsers(args) {
  await prepareCheckout();
  const browsers = await ensureOtherBrowsers();
  if (Object.keys(browsers).length === 0)
    throw problem('Ni Firefox ni WebKit n’est là.', 'Installez les paquets nommés ci-dessus, puis relancez.');
  const site = await prepareSite(await testServer());
  if (site) await otherBrowsersPart(site, browsers, args);
  conclude();
}

/**
 * `npm run test:served`: the launcher, and every screen's HTML.
 * @param {string[]} args vitest's
 */
export async function served(args) {
  await prepareCheckout();
  const checker = await ensureHtmlChecker();
  const site = await prepareSite(await testServer());
  if (site) await servedParts(site, checker, args);
  conclude();
}

/** `npm run test:container`: the Dockerfile's steps, and what its CMD starts. */
export async function container() {
  await prepareCheckout();
  await containerParts(await testServer());
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

/**
 * `npm test`: everything. In CI the browser tests run a second time, on `next start` alone, and the main journey in the
 * other browsers; screens are read by an HTML checker.
 */
export async function test() {
  await prepareCheckout();
  const ci = Boolean(process.env.CI);
  const programs = await ensureBrowsers();
  const others = ci ? await ensureOtherBrowsers() : {};
  const checker = ci ? await ensureHtmlChecker() : {};
  await lintParts();
  await typesPart();
  const serverUrl = await testServer();
  await part('Tests unitaires et d’intégration (vitest)', () =>
    vitest({ ...cleanEnv(), TEST_DATABASE_URL: serverUrl }, '--project', 'unit', '--project', 'integration'),
  );
  const site = await prepareSite(serverUrl);
  if (site) await browserParts(site, { programs, servers: ci ? ['start', 'plain'] : ['start'] });
  if (site && Object.keys(others).length > 0) await otherBrowsersPart(site, others);
  if (site) await servedParts(site, checker);
  conclude();
}
