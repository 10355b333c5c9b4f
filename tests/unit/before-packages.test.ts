import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inRoot } from '@/scripts/lib/paths.mjs';
import { temporaryDir } from '../support/temporary';

const dir = temporaryDir();

/** What every command opens before it installs anything: a fresh clone has no package yet. */
const opened = [
  ...new Set(
    [...readFileSync(inRoot('scripts', 'run.mjs'), 'utf8').matchAll(/import\('(\.\/[^']+)'\)/g)].map(
      ([, name = '']) => name,
    ),
  ),
];

test('every command can be opened in a clone where nothing is installed', () => {
  expect(opened).toContain('./serve.mjs');
  expect(opened).toContain('./checks.mjs');
  for (const folder of ['scripts', 'server'])
    cpSync(inRoot(folder), path.join(dir, folder), { recursive: true });
  cpSync(inRoot('package.json'), path.join(dir, 'package.json'));
  const code = opened.map((name) => `await import(${JSON.stringify(name.replace('./', './scripts/'))});`);
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code.join('\n')], {
    cwd: dir,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});
