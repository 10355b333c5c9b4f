import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { inRoot } from './paths.mjs';

/** What runs before the first paint, as short as it stands in every page. */
export function firstScript() {
  const code = readFileSync(inRoot('public', 'first-paint.js'), 'utf8');
  return transformSync(code, { minify: true, target: 'es2020' }).code.trim();
}
