import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parseEnv, stripVTControlCharacters } from 'node:util';
import { inRoot, root } from '../lib/paths.mjs';
import { runNode } from '../lib/processes.mjs';
import { count, report } from './parts.mjs';

const bin = (/** @type {string[]} */ ...parts) => inRoot('node_modules', ...parts);

/** Our own process.env without what a developer's .env says, which Next would otherwise read in. */
export function cleanEnv() {
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
  const file = inRoot('.env');
  if (existsSync(file)) for (const name of Object.keys(parseEnv(readFileSync(file, 'utf8')))) env[name] = '';
  return env;
}

/**
 * Runs vitest and counts its tests.
 * @param {NodeJS.ProcessEnv} env
 * @param {...string} args its own: projects, files, `-t`
 */
export async function vitest(env, ...args) {
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
      failures: json.testResults.flatMap(failedOf),
      skipped: json.numPendingTests + json.numTodoTests,
    }));
  }
}

/**
 * @typedef {{ status: string, fullName: string, failureMessages: string[] }} Assertion
 * @param {{ name: string, status: string, message: string, assertionResults: Assertion[] }} file vitest's report of it
 */
function failedOf({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  // A file that could not be read, or whose preparation failed, has none.
  if (failed.length === 0) return status === 'failed' ? [withReasons(relative(root, name), [message])] : [];
  return failed.map(({ fullName, failureMessages }) =>
    withReasons(`${relative(root, name)} › ${fullName}`, failureMessages),
  );
}

const MOST_LINES = 40;

/**
 * A failed test's name and, under it, what was wrong, without the colours: where only the end of a run is kept, this is.
 * @param {string} name
 * @param {string[]} reasons
 */
function withReasons(name, reasons) {
  const lines = reasons.flatMap((reason) =>
    stripVTControlCharacters(reason).split('\n').slice(0, MOST_LINES),
  );
  return [name, ...lines.map((line) => `      ${line}`)].join('\n');
}

/**
 * Runs playwright and counts its tests.
 * @param {NodeJS.ProcessEnv} env
 * @param {...string} args its own: files, `-g`
 */
export async function playwright(env, ...args) {
  const file = report('playwright.json');
  try {
    await runNode([bin('@playwright', 'test', 'cli.js'), 'test', '--reporter=list,json', ...args], {
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      failure: 'Des tests de navigateur échouent',
      advice: 'Traces et images dans .test/browser/.',
    });
  } finally {
    count(file, ({ stats, suites }) => ({
      passed: stats.expected,
      failures: suites.flatMap(failedIn),
      skipped: stats.skipped,
    }));
  }
}

/**
 * @typedef {{ message?: string, location?: { file: string, line: number } }} Wrong
 * @typedef {{ name: string, path?: string }} Attached
 * @typedef {{ status: string, results: { errors: Wrong[], attachments: Attached[] }[] }} Run
 * @typedef {{ file: string, title: string, tests: Run[] }} Spec
 * @typedef {{ suites?: Suite[], specs: Spec[] }} Suite playwright's report of a file, or of a group in it
 */

/**
 * @param {Suite} suite
 * @returns {string[]}
 */
function failedIn({ suites = [], specs }) {
  const failed = specs.filter(({ tests }) => tests.some(({ status }) => /unexpected|flaky/.test(status)));
  const named = failed.map(({ file, title, tests }) => {
    const results = tests.flatMap((run) => run.results);
    const reasons = results.flatMap(({ errors }) => errors.map(reasonOf));
    const seen = results.flatMap(({ attachments }) => attachments.flatMap(shownBy));
    return withReasons(`${file} › ${title}`, [...reasons, ...seen]);
  });
  return [...named, ...suites.flatMap(failedIn)];
}

/** @param {Wrong} wrong */
function reasonOf({ message = '', location }) {
  return location ? `${relative(root, location.file)}:${location.line}: ${message}` : message;
}

/**
 * What the page showed when its test failed, from its content on: a run elsewhere leaves no picture here.
 * @param {Attached} attached
 */
function shownBy({ name, path }) {
  if (name !== 'error-context' || !path || !existsSync(path)) return [];
  const [, page = ''] = /```yaml\n([\s\S]*?)```/.exec(readFileSync(path, 'utf8')) ?? [];
  return page ? [`La page montrait :\n${page.slice(Math.max(0, page.indexOf('- main:')))}`] : [];
}
