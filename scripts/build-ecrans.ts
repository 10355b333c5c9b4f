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
const roomOf = (screen: string) => screen.slice(0, screen.indexOf('/'));
const rooms = [...new Set(screens.map(roomOf))];

for (const langue of LANGUES) {
  rmSync(`lib/langues/ecrans/${langue}`, { recursive: true, force: true });
  mkdirSync(`lib/langues/ecrans/${langue}`, { recursive: true });
  for (const room of rooms) {
    const own = screens.filter((screen) => roomOf(screen) === room);
    const type = langue === 'fr' ? '' : `: typeof import('../fr/${room}').screens`;
    const lines = [
      ...own.map((screen) => `import { ${last(screen)} } from '../../messages/${langue}/ecrans/${screen}';`),
      '',
      '/** The messages of this room’s screens. */',
      `export const screens${type} = {`,
      ...own.map((screen) => `  '${screen}': ${last(screen)},`),
      '};',
      '',
    ];
    writeFileSync(`lib/langues/ecrans/${langue}/${room}.ts`, lines.join('\n'));
  }
  const type = langue === 'fr' ? '' : ": typeof import('./fr').fr";
  const all = [
    ...rooms.map((room) => `import { screens as ${room} } from './${langue}/${room}';`),
    '',
    '/** Screens’ messages. */',
    `export const ${langue}${type} = {`,
    ...rooms.map((room) => `  ...${room},`),
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
