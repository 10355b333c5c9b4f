import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { compileAhead } from '@/scripts/lib/compile-ahead.mjs';

test('the framework’s scripts say that they are wanted whole at once, once; a page’s own do not', () => {
  const build = mkdtempSync(path.join(tmpdir(), 'build-'));
  const chunks = path.join(build, 'static', 'chunks');
  mkdirSync(chunks, { recursive: true });
  writeFileSync(
    path.join(build, 'build-manifest.json'),
    JSON.stringify({ rootMainFiles: ['static/chunks/frame.js'] }),
  );
  for (const name of ['frame', 'page']) writeFileSync(path.join(chunks, `${name}.js`), 'run();');
  compileAhead(build);
  compileAhead(build);
  expect(readFileSync(path.join(chunks, 'frame.js'), 'utf8')).toBe('//# allFunctionsCalledOnLoad\nrun();');
  expect(readFileSync(path.join(chunks, 'page.js'), 'utf8')).toBe('run();');
});
