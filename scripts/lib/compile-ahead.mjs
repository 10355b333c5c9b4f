import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Tells a browser that the functions of a script are called as soon as it runs (Chrome 136; others take it for a comment). */
const CALLED_AT_ONCE = '//# allFunctionsCalledOnLoad\n';

/**
 * The scripts that every page has from the framework, as a build names them: files of `static/chunks`.
 * @param {string} distDir the build's folder
 * @returns {Set<string>}
 */
export function frameworkScripts(distDir) {
  const file = path.join(distDir, 'build-manifest.json');
  /** @type {{ rootMainFiles: string[] }} */
  const { rootMainFiles } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { rootMainFiles: [] };
  return new Set(rootMainFiles.map((one) => path.basename(one)));
}

/**
 * Has browsers compile the framework's scripts beside the page, while they come: else each function is compiled where it is
 * first called, which keeps a slow phone from hearing anybody for a tenth of a second.
 * @param {string} distDir the build's folder
 */
export function compileAhead(distDir) {
  for (const name of frameworkScripts(distDir)) {
    const file = path.join(distDir, 'static', 'chunks', name);
    const code = readFileSync(file, 'utf8');
    if (!code.startsWith(CALLED_AT_ONCE)) writeFileSync(file, CALLED_AT_ONCE + code);
  }
}
