import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';

/** A new empty folder (with a space in its name), removed after the test file. */
export function temporaryDir() {
  const dir = mkdtempSync(path.join(tmpdir(), 'rihla test '));
  afterAll(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}
