import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { discardBuild, ensureBuilt } from '../lib/build.mjs';
import { onStop } from '../lib/processes.mjs';
import { importTypeScript } from '../lib/typescript.mjs';
import { startWeb } from '../lib/web.mjs';
import { freePort } from '../postgres/server.mjs';
import { part } from './parts.mjs';
import { cleanEnv, playwright, vitest } from './runners.mjs';

/**
 * @typedef {'start' | 'plain'} Server
 * @typedef {{ port: number, env: NodeJS.ProcessEnv }} Site
 */

const distDir = path.join('.test', 'next');

function temporaryHome() {
  const home = mkdtempSync(path.join(tmpdir(), 'rihla-browser-'));
  onStop(async () => rmSync(home, { recursive: true, force: true }));
  return home;
}

/**
 * A production build and a database with the demo world, for tests that use the site from outside.
 * @param {string} serverUrl a PostgreSQL server we are superuser of
 * @returns {Promise<Site | undefined>} nothing when one of the two failed
 */
export async function prepareSite(serverUrl) {
  const { prepareTestDatabase } = await importTypeScript('../database/prepare.ts', import.meta.url);
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const env = {
    ...cleanEnv(),
    NEXT_DIST_DIR: distDir,
    DATA_DIR: temporaryHome(),
    NEXTAUTH_SECRET: randomBytes(48).toString('base64url'),
    NEXTAUTH_URL: origin,
    APP_URL: origin,
    BASE_URL: origin,
    // Of the demo world (prisma/demo-accounts.ts).
    OPERATOR_EMAILS: 'rachid.amrani@demo.example',
    PAYMENT_TEST_MODE: 'on',
    DATABASE_URL: '',
  };
  const prepared = await part('Base des tests de navigateur', async () => {
    env.DATABASE_URL = await prepareTestDatabase(serverUrl, env);
  });
  discardBuild(distDir); // its pages carry the address of the last run
  const built =
    prepared && (await part('Construction', () => ensureBuilt({ env, distDir }), { announced: true }));
  return built ? { port, env } : undefined;
}

/**
 * The same site on copies of its database and its files, so that what others do to theirs is not seen.
 * @param {Site} site
 * @returns {Promise<Site>}
 */
async function twinOf({ port, env }) {
  const { copyTestDatabase } = await importTypeScript('../database/prepare.ts', import.meta.url);
  const home = temporaryHome();
  cpSync(String(env.DATA_DIR), home, { recursive: true });
  return { port, env: { ...env, DATA_DIR: home, DATABASE_URL: await copyTestDatabase(env.DATABASE_URL) } };
}

/**
 * Serves the site while the work is done.
 * @param {Site} site
 * @param {Server} mode
 * @param {() => Promise<void>} work
 */
export async function whileServed({ port, env }, mode, work) {
  const web = await startWeb({ mode, port, env });
  try {
    await work();
  } finally {
    await web.stop();
  }
}

/**
 * The browser tests against the production build: by our own server, by `next start` alone (as a host would run it
 * that knows nothing but Next), or by one after the other.
 * @param {Site} site
 * @param {{ programs: import('../lib/browser.mjs').Programs, servers: Server[], args?: string[] }} options
 */
export async function browserParts(site, { programs, servers, args = [] }) {
  const sites = { start: site, plain: servers.includes('plain') ? await twinOf(site) : site };
  for (const mode of servers) {
    const label =
      mode === 'plain' ? 'Navigateur, sur « next start » (playwright)' : 'Navigateur (playwright)';
    const env = { ...sites[mode].env, ...programs, SITE_SERVER: mode };
    await part(label, () => whileServed(sites[mode], mode, () => playwright(env, ...args)));
  }
}

/**
 * The build as `npm start` serves it with nothing given, and, where its checker can be had, the HTML of every screen.
 * @param {Site} site
 * @param {Record<string, string>} checker where it is, by its variable
 * @param {string[]} [args] vitest's
 */
export async function servedParts(site, checker, args = []) {
  const run = (/** @type {NodeJS.ProcessEnv} */ env, /** @type {string} */ file) =>
    vitest(env, '--project', 'served', file, ...args);
  const given = ['DATABASE_URL', 'NEXTAUTH_SECRET', 'NEXTAUTH_URL', 'OPERATOR_EMAILS', 'PAYMENT_TEST_MODE'];
  const nothing = Object.fromEntries(given.map((name) => [name, '']));
  const nothingGiven = { ...site.env, PORT: String(site.port), ...nothing };
  await part('Lanceur (vitest)', () => run(nothingGiven, 'launcher'));
  if (Object.keys(checker).length === 0) return;
  const env = { ...site.env, ...checker, SITE_URL: site.env.APP_URL };
  await part('HTML (vitest, Nu)', () => whileServed(site, 'start', () => run(env, 'html')));
}

/**
 * The main journey in the browsers beside Chromium.
 * @param {Site} site
 * @param {Record<string, string>} browsers where each is, by its variable
 * @param {string[]} [args] vitest's
 */
export async function otherBrowsersPart(site, browsers, args = []) {
  const env = { ...site.env, ...browsers, SITE_URL: site.env.APP_URL };
  await part('Autres navigateurs (vitest)', () =>
    whileServed(site, 'start', () => vitest(env, '--project', 'browsers', ...args)),
  );
}
