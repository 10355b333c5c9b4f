import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { LANGUES } from '../lib/langues/langue.mjs';
import { filesBelow } from '../tests/support/files';
import { laterScreens } from '../tests/support/words-said';

// Writes what only lists messages: each language's screens (lib/langues/ecrans), and of these the ones that components say
// that come later (lib/langues/later), two files a language: each that a page can load costs its first view 40 bytes.

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

const later = laterScreens();
rmSync('lib/langues/later', { recursive: true, force: true });
for (const langue of LANGUES) {
  mkdirSync(`lib/langues/later/${langue}`, { recursive: true });
  for (const [part, own] of Object.entries(later)) {
    const names = own.map((screen) => [screen, screen.replace(/\/(.)/, (_, first) => first.toUpperCase())]);
    const lines = [
      ...names.map(
        ([screen = '', name]) =>
          `import { ${last(screen)} as ${name} } from '../../messages/${langue}/ecrans/${screen}';`,
      ),
      '',
      '/** Messages that a browser loads when they are wanted. */',
      'export const screens = {',
      ...names.map(([screen, name]) => `  '${screen}': ${name},`),
      '};',
      '',
    ];
    writeFileSync(`lib/langues/later/${langue}/${part}.ts`, lines.join('\n'));
  }
}
execFileSync('npx', ['biome', 'check', '--write', 'lib/langues/ecrans', 'lib/langues/later'], {
  stdio: 'ignore',
});
