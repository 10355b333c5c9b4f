import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

/**
 * An absolute path inside the repository.
 * @param {...string} parts
 */
export function inRoot(...parts) {
  return path.join(root, ...parts);
}

/** Where everything the embedded default stores lives (DATA_DIR). */
export function dataDir(env = process.env) {
  return path.resolve(root, env.DATA_DIR || '.data');
}
