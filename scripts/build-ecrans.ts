import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUES } from '../lib/langues/langue.mjs';
import { filesBelow } from '../tests/support/files';

// Writes what only lists messages: each language's screens (lib/langues/ecrans), and how a browser loads those that come
// later (lib/langues/later), of which files are made for the ones that components name.

const screens = filesBelow('lib/langues/messages/fr/ecrans').map((file) =>
  file.replace(/^lib\/langues\/messages\/fr\/ecrans\/|\.ts$/g, ''),
);
const last = (screen: string) => screen.slice(screen.lastIndexOf('/') + 1);
/** `transports/carte` as `transportsCarte`. */
const named = (screen: string) => screen.replace(/[/-](\w)/g, (_, letter: string) => letter.toUpperCase());

for (const langue of LANGUES) {
  const imports = screens.map((screen) =>
    last(screen) === named(screen)
      ? `import { ${last(screen)} } from '../messages/${langue}/ecrans/${screen}';`
      : `import { ${last(screen)} as ${named(screen)} } from '../messages/${langue}/ecrans/${screen}';`,
  );
  const entries = screens.map((screen) => `  '${screen}': ${named(screen)},`);
  const [first, type] = langue === 'fr' ? [[], ''] : [["import type { fr } from './fr';"], ': typeof fr'];
  const all = [
    ...first,
    ...imports,
    '',
    '/** Screens’ messages. */',
    `export const ${langue}${type} = {`,
    ...entries,
    '};',
    '',
  ];
  writeFileSync(`lib/langues/ecrans/${langue}.ts`, all.join('\n'));
}

const wanted = new Set(
  ['app', 'components']
    .flatMap(filesBelow)
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/'@\/lib\/langues\/later\/([^']+)'/g)])
    .map(([, screen = '']) => screen),
);
rmSync('lib/langues/later', { recursive: true, force: true });
for (const screen of wanted) {
  const file = `lib/langues/later/${screen}.ts`;
  mkdirSync(path.dirname(file), { recursive: true });
  const up = '../'.repeat(screen.split('/').length);
  const load = LANGUES.map(
    (langue) =>
      `  ${langue}: () => import('${up}messages/${langue}/ecrans/${screen}').then((all) => ({ '${screen}': all.${last(screen)} })),`,
  );
  const lines = [
    '/** Loads these messages in one language. */',
    `export const ${last(screen)} = {`,
    ...load,
    '};',
    '',
  ];
  writeFileSync(file, lines.join('\n'));
}
execFileSync('npx', ['biome', 'check', '--write', 'lib/langues/ecrans', 'lib/langues/later'], {
  stdio: 'ignore',
});
