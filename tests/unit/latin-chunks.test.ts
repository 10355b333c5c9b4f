import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import { expect, test } from 'vitest';
import { inLatin, writeChunksInLatin } from '../../scripts/lib/latin-chunks.mjs';

const rest = ';'.repeat(200);

test.each([
  ['a text', `'L’étape → « Fès »…'`],
  ['a letter behind a backslash', `'\\’ \\\\’ \\\\\\’ \\n’'`],
  ['a letter outside the first plane', `'📦 colis'`],
  ['a template', `\`\${1} ’ \${"→"} \\\`’\``],
  ['a tag that reads what is meant', `((s) => s.join("|"))\`l’un \${0} l’autre\``],
  ['a pattern', `'a’b—c\u202fd'.replace(/[’—]|\\\u202f/g, '-')`],
  ['a pattern of code points', `'📦’'.replace(/[📦’]/gu, '-')`],
  ['a name', `({ œuvre: 1 }).œuvre`],
  ['a text within a text', `JSON.parse('{"ville":"L’Aïn\\\\u2026"}').ville`],
])('%s says the same in Latin-1', (_what, program) => {
  const code = `${program}${rest}`;
  const written = inLatin(code);
  expect(written).not.toMatch(/[\u0100-\uffff]/);
  expect(vm.runInNewContext(written)).toEqual(vm.runInNewContext(code));
});

test('what is read as it is written, is mostly of other letters or of none stays as it is', () => {
  const left = [
    `String.raw\`’\`${rest}`,
    `((s) => s.raw[0])\`’\`${rest}`,
    `'’' // a line\u2028'→'${rest}`,
    `\ufeff'’'${rest}`,
    `'طنجة'`,
    `'Fès'${rest}`,
  ];
  for (const code of left) expect(inLatin(code)).toBe(code);
});

test('of a build only what stays a program is written anew', () => {
  const built = mkdtempSync(path.join(tmpdir(), 'latin-'));
  const folder = path.join(built, 'server', 'chunks', 'ssr');
  mkdirSync(folder, { recursive: true });
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const program = `module.exports = '’';${rest}`;
  const blank = `module.exports =\u3000'’';${rest}`;
  writeFileSync(path.join(folder, 'one.js'), program);
  writeFileSync(path.join(folder, 'two.js'), blank);
  writeFileSync(path.join(folder, 'one.js.map'), '"’"');
  writeChunksInLatin(built);
  expect(read('one.js')).toBe(program.replace('’', '\\u2019'));
  expect([read('two.js'), read('one.js.map')]).toEqual([blank, '"’"']);
  rmSync(built, { recursive: true });
});
