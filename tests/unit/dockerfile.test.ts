import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readDockerfile, wordsOf } from '@/scripts/container/dockerfile.mjs';

const instructions = readDockerfile(readFileSync('Dockerfile', 'utf8'));
const last = (name: string) => instructions.findLast((instruction) => instruction.name === name);

test('instructions are read with their flags, continuations joined', () => {
  expect(
    readDockerfile('# why\nFROM a AS b\n\nCOPY --from=b --chown=c:c /d \\\n  ./\nCMD ["e", "f g"]'),
  ).toEqual([
    { name: 'FROM', flags: {}, rest: 'a AS b' },
    { name: 'COPY', flags: { from: 'b', chown: 'c:c' }, rest: expect.stringMatching(/^\/d\s+\.\/$/) },
    { name: 'CMD', flags: {}, rest: '["e", "f g"]' },
  ]);
  expect(wordsOf('["e", "f g"]')).toEqual(['e', 'f g']);
  expect(wordsOf('/d   ./')).toEqual(['/d', './']);
  expect(() => readDockerfile('what is this')).toThrow('no instruction');
});

test('the image runs what npm start runs, as nobody special, on a Node that the product takes', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(wordsOf(last('CMD')?.rest ?? '').join(' ')).toBe(scripts.start);
  expect(last('USER')?.rest).toBe('node');
  const bases = instructions.filter(({ name }) => name === 'FROM').map(({ rest }) => rest.split(' ')[0]);
  expect(new Set(bases)).toEqual(new Set(['node:24-slim']));
});
