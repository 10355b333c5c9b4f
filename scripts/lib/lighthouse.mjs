import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRoot } from './paths.mjs';
import { run } from './processes.mjs';
import { problem, step } from './say.mjs';

const VERSION = '12.8.2';
const folder = inRoot('.test', `lighthouse-${VERSION}`);
const entry = path.join(folder, 'node_modules', 'lighthouse', 'core', 'index.js');

/**
 * What a page scores with Lighthouse, in a browser that listens on `port`.
 * @typedef {{ lhr: { categories: Record<string, { score: number | null, auditRefs: { id: string, weight: number }[] }>, audits: Record<string, { score: number | null, numericValue?: number }> } }} Scored
 * @typedef {(address: string, options: { port: number, logLevel: 'error', throttlingMethod: 'devtools' }) => Promise<Scored | undefined>} Lighthouse
 */

/**
 * Lighthouse, found or else installed: 190 MB that only measuring needs, so it is no package of the project's.
 * @returns {Promise<Lighthouse>}
 */
export async function ensureLighthouse() {
  if (!existsSync(entry)) {
    mkdirSync(folder, { recursive: true });
    const args = ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
    await step('Téléchargement de Lighthouse', () => run('npm', [...args, `lighthouse@${VERSION}`]));
  }
  if (!existsSync(entry))
    throw problem(
      'Lighthouse n’a pas pu être installé.',
      'Vérifiez la connexion au registre de npm, puis relancez.',
    );
  return (await import(pathToFileURL(entry).href)).default;
}
