import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesBelow } from '../support/files';

// Why things are as they are: one short dated record for each choice, all of them in the index, and none named that is not there.

const FOLDER = 'docs/decisions';
const SHORT_LINES = 40;
/** What was chosen before records were kept, and has one each since. */
const FIRST = 21;

const read = (file: string) => readFileSync(file, 'utf8');
const records = filesBelow(FOLDER)
  .filter((file) => !file.endsWith('README.md'))
  .map((file) => ({ file: file.slice(FOLDER.length + 1), text: read(file) }));
const numbers = new Set(records.map(({ file }) => Number(file.slice(0, 3))));

test('each record has its number, its day, what asked for it, what was chosen and what follows', () => {
  expect(records.length).toBeGreaterThanOrEqual(FIRST);
  for (const [nth, { file, text }] of records.entries()) {
    const [title, blank, dated = '', ...rest] = text.split('\n');
    expect(file).toMatch(new RegExp(`^${String(nth + 1).padStart(3, '0')}-[a-z0-9-]+\\.md$`));
    expect(title).toMatch(new RegExp(`^# ${nth + 1}\\. \\S`));
    expect([file, blank]).toEqual([file, '']);
    const days = dated.match(/\d{4}-\d\d-\d\d/g) ?? [];
    expect([file, dated]).toEqual([file, days.join(', mended ')]);
    expect([file, days.length > 0, days.every((day) => isDay(day))]).toEqual([file, true, true]);
    const parts = rest.join('\n').split(/^\*\*(Context|Decision|Consequences)\.\*\*/m);
    expect([file, parts.filter((_, at) => at % 2 === 1)]).toEqual([
      file,
      ['Context', 'Decision', 'Consequences'],
    ]);
    const words = parts
      .filter((_, at) => at > 0 && at % 2 === 0)
      .map((part) => part.trim().split(/\s+/).length);
    expect([file, Math.min(...words) >= 5]).toEqual([file, true]);
    expect([file, text.split('\n').length <= SHORT_LINES]).toEqual([file, true]);
  }
});

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

test('the index names all of them, in their order, each as it calls itself and with the day it was made', () => {
  const rows = [...read(`${FOLDER}/README.md`).matchAll(/^\| (\d+) \| \[(.+)\]\((.+)\) \| (.+) \|$/gm)].map(
    ([, number, title, file, day]) => ({ file, title: `# ${number}. ${title}`, day }),
  );
  const made = records.map(({ file, text }) => {
    const [title, , dated = ''] = text.split('\n');
    return { file, title, day: dated.slice(0, 10) };
  });
  expect(rows).toEqual(made);
});

test('whatever names a decision, in code or in documents, names one that is there', () => {
  const folders = ['app', 'components', 'lib', 'server', 'scripts', 'prisma', 'tests', 'docs'];
  const files = ['README.md', 'CONTRIBUTING.md', ...folders.flatMap(filesBelow)].filter(
    (file) => /\.(tsx?|[cm]?js|prisma|sql|css|md)$/.test(file) && !file.startsWith('prisma/client/'),
  );
  const named = files.flatMap((file) =>
    [...read(file).matchAll(/\bdecisions? (\d+)\b|\bdocs\/decisions\/(\d{3})\b/g)].map(([, word, path]) => ({
      file,
      number: Number(word ?? path),
    })),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(({ number }) => !numbers.has(number))).toEqual([]);
});
