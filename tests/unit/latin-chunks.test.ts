import vm from 'node:vm';
import { expect, test } from 'vitest';
import { inLatin } from '../../scripts/lib/latin-chunks.mjs';

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
  for (const code of [`String.raw\`’\`${rest}`, `'طنجة'`, `'Fès'${rest}`]) expect(inLatin(code)).toBe(code);
});
