import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '../support/files';

// README's walk of a reservation: one story, short enough to be read at once, and true.

const MOST_FILES = 10;
const MOST_LINES = 700;

const [, section = ''] = readFileSync('README.md', 'utf8').split('## The walk of a reservation\n');
const walk = [...(section.split('\n## ')[0] ?? '').matchAll(/^\d+\. `([^`]+)`/gm)].map(
  ([, file = '']) => file,
);

const pages = filesBelow('app').filter((file) => file.endsWith('/page.tsx'));
/** The address of a page: its folders, without those in parentheses and the language. */
const addressOf = (page: string) => path.dirname(page).replace(/^app\/\[langue\]|\/\([^)]+\)/g, '');

const migrations = filesBelow('prisma/migrations').filter((file) => file.endsWith('.sql'));
/** The functions of the database that a migration makes, by name. */
const made = new Map(
  migrations.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/CREATE (?:OR REPLACE )?FUNCTION "(\w+)"/g)].map(
      ([, name = '']) => [name, file] as const,
    ),
  ),
);

/** What a file's code leads to: what it imports, the routes and the database's functions that it calls, the pages that it links to. */
function ledTo(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const imported = [...text.matchAll(/(?:from |import\()'(@\/|\.\.?\/)([^']+)'/g)].flatMap(
    ([, root, name = '']) => {
      const target = root === '@/' ? name : path.posix.join(path.posix.dirname(file), `${root}${name}`);
      return [`${target}.ts`, `${target}.tsx`];
    },
  );
  const called = [...text.matchAll(/'(?:GET|POST|PUT|PATCH|DELETE) (\/[^']+)'/g)].map(
    ([, call = '']) => `app/api${call.replace(/\{(\w+)\}/g, '[$1]')}/route.ts`,
  );
  const linked = [...text.matchAll(/href="(\/[^"]*)"/g)].flatMap(([, href]) =>
    pages.filter((page) => addressOf(page) === href),
  );
  const asked = [...text.matchAll(/SELECT (\w+)\(/g)].flatMap(([, name = '']) => made.get(name) ?? []);
  return [...imported, ...called, ...linked, ...asked];
}

test('the walk goes from the button to the row and back to the screen', () => {
  expect(walk[0]).toBe('components/reservations/reserve-button.tsx');
  expect(walk.filter((file) => !existsSync(file))).toEqual([]);
  const statement = walk.findIndex((file) => /INSERT INTO reservations/.test(readFileSync(file, 'utf8')));
  const screen = walk.findIndex((file) => addressOf(file) === '/mes-reservations');
  expect([statement > 0, screen > statement]).toEqual([true, true]);
});

test('each of its files is reached by one before it', () => {
  const lost = walk.slice(1).filter(
    (file, index) =>
      !walk
        .slice(0, index + 1)
        .flatMap(ledTo)
        .includes(file),
  );
  expect(lost).toEqual([]);
});

test('it is short', () => {
  expect(walk.length).toBeGreaterThan(5);
  expect(walk.length).toBeLessThanOrEqual(MOST_FILES);
  const lines = walk.map((file) => readFileSync(file, 'utf8').trimEnd().split('\n').length);
  expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(MOST_LINES);
});
