import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { ensureBrowser } from './lib/browser.mjs';
import { discardBuild, ensureBuilt, nextBin } from './lib/build.mjs';
import { prepareCheckout } from './lib/environment.mjs';
import { inRoot } from './lib/paths.mjs';
import { isStopping, onStop, runNode } from './lib/processes.mjs';
import { say, sayError, step } from './lib/say.mjs';
import { importTypeScript } from './lib/typescript.mjs';
import { startWeb } from './lib/web.mjs';

const bin = (...parts) => inRoot('node_modules', ...parts);
const results = [];
const totals = { passed: 0, failed: 0, skipped: 0 };

/**
 * Runs one part of the suite; a failure is remembered and the next part runs all the same. Work that announces its
 * own steps is not announced twice.
 */
async function part(label, work, { announced = false } = {}) {
  const start = Date.now();
  let failed = false;
  try {
    await (announced ? work() : step(label, work));
  } catch (error) {
    if (isStopping()) return false;
    sayError(error);
    failed = true;
  }
  results.push({ label, failed, seconds: Math.round((Date.now() - start) / 1000) });
  return !failed;
}

function count(file, read) {
  if (!existsSync(file)) return;
  const { passed, failed, skipped } = read(JSON.parse(readFileSync(file, 'utf8')));
  totals.passed += passed;
  totals.failed += failed;
  totals.skipped += skipped;
}

function report(name) {
  mkdirSync(inRoot('.test'), { recursive: true });
  const file = inRoot('.test', name);
  rmSync(file, { force: true });
  return file;
}

async function vitest(env, ...args) {
  const file = report('vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  try {
    await runNode([bin('vitest', 'vitest.mjs'), 'run', ...reporters, ...args], {
      env,
      failure: 'Des tests échouent',
    });
  } finally {
    count(file, (json) => ({
      passed: json.numPassedTests,
      failed: json.numFailedTests,
      skipped: json.numPendingTests + json.numTodoTests,
    }));
  }
}

async function playwright(env) {
  const file = report('playwright.json');
  try {
    await runNode([bin('@playwright', 'test', 'cli.js'), 'test', '--reporter=list,json'], {
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      failure: 'Des tests de navigateur échouent',
      advice: 'Traces et images dans .test/browser/.',
    });
  } finally {
    count(file, ({ stats }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      skipped: stats.skipped,
    }));
  }
}

async function staticChecks() {
  await part('Format et règles (biome)', () =>
    runNode([bin('@biomejs', 'biome', 'bin', 'biome'), 'ci', '.'], {
      failure: 'biome a trouvé des fautes',
      advice: 'La plupart se corrigent seules : npx biome check --write .',
    }),
  );
  await part('Types (tsc)', async () => {
    await runNode([nextBin, 'typegen'], { quiet: true, failure: 'next typegen a échoué' });
    await runNode([bin('typescript', 'bin', 'tsc'), '--noEmit', '-p', '.'], {
      failure: 'Des types sont faux',
    });
  });
  await part('Code inutilisé (knip)', () =>
    runNode([bin('knip', 'bin', 'knip.js'), '--no-progress'], {
      failure: 'knip a trouvé du code que personne n’utilise',
    }),
  );
}

/** The summary and the closing line; the exit code follows them. */
function conclude() {
  say('\nRésumé');
  for (const { label, failed, seconds } of results) say(`  ${failed ? '✖' : '✓'} ${label} (${seconds} s)`);
  if (totals.skipped > 0) say(`  ${totals.skipped} test(s) sauté(s)`);
  const brokenParts = results.filter(({ failed }) => failed).length;
  say(`${totals.passed} passed, ${Math.max(totals.failed, brokenParts)} failed`);
  process.exitCode = brokenParts > 0 ? 1 : 0;
}

/** Our own process.env without what a developer's .env says, which Next would otherwise read in. */
function cleanEnv() {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
  const file = inRoot('.env');
  if (existsSync(file)) for (const name of Object.keys(parseEnv(readFileSync(file, 'utf8')))) env[name] = '';
  return env;
}

async function browserTests(serverUrl, chromium) {
  const { prepareTestDatabase } = await importTypeScript('./database/prepare.ts', import.meta.url);
  const { freePort } = await import('./postgres/server.mjs');
  const home = mkdtempSync(path.join(tmpdir(), 'rihla-browser-'));
  onStop(async () => rmSync(home, { recursive: true, force: true }));
  const port = await freePort();
  const distDir = path.join('.test', 'next');
  const env = {
    ...cleanEnv(),
    NEXT_DIST_DIR: distDir,
    DATA_DIR: home,
    NEXTAUTH_SECRET: randomBytes(48).toString('base64url'),
    NEXTAUTH_URL: `http://localhost:${port}`,
    APP_URL: `http://localhost:${port}`,
  };
  const prepared = await part('Base des tests de navigateur', async () => {
    env.DATABASE_URL = await prepareTestDatabase(serverUrl, env);
  });
  discardBuild(distDir); // its pages hold rows of the last run's database
  const built =
    prepared && (await part('Construction', () => ensureBuilt({ env, distDir }), { announced: true }));
  if (!built) return;
  await part('Navigateur (playwright)', async () => {
    const web = await startWeb({ mode: 'start', port, env });
    try {
      await playwright({ ...env, BASE_URL: env.APP_URL, CHROMIUM_PATH: chromium });
    } finally {
      await web.stop();
    }
  });
}

/** `npm run check`: the fast half. */
export async function check() {
  await prepareCheckout();
  await staticChecks();
  await part('Tests unitaires (vitest)', () => vitest(cleanEnv(), '--project', 'unit'));
  conclude();
}

/** `npm test`: everything, on a throw-away PostgreSQL or on the superuser's TEST_DATABASE_URL. */
export async function test() {
  await prepareCheckout();
  const chromium = await ensureBrowser();
  await staticChecks();
  const { startThrowaway } = await import('./postgres/throwaway.mjs');
  const serverUrl =
    process.env.TEST_DATABASE_URL || (await step('Démarrage du PostgreSQL des tests', startThrowaway)).url;
  await part('Tests unitaires et d’intégration (vitest)', () =>
    vitest({ ...cleanEnv(), TEST_DATABASE_URL: serverUrl }),
  );
  await browserTests(serverUrl, chromium);
  conclude();
}
