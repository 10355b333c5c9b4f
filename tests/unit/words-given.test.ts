import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesBelow } from '../support/files';

// What lives in the browser has the words that a page gave it (components/words), and no others: so each page must give
// what its islands say, and whatever is loaded later brings its own.

const EVERYWHERE = 'app/[langue]/layout.tsx';
const STATEMENTS = /^(?:import|export)\s+(type\s)?(?:([^'";]*?)\sfrom\s+)?'([^']+)'/gm;
const LATER = /^lib\/langues\/later\/(.*)\.ts$/;

const read = new Map<string, string>();
function textOf(file: string): string {
  const text = read.get(file) ?? readFileSync(file, 'utf8');
  read.set(file, text);
  return text;
}

function fileOf(name: string, from: string): string | undefined {
  if (!/^(@\/|\.\.?\/)/.test(name)) return undefined;
  const target = name.startsWith('@/') ? name.slice(2) : path.posix.join(path.posix.dirname(from), name);
  return ['', '.ts', '.tsx', '.mjs']
    .map((end) => target + end)
    .find((one) => /\.\w+$/.test(one) && existsSync(one));
}
const importsOf = (file: string) =>
  [...textOf(file).matchAll(STATEMENTS)].flatMap(([, typeOnly, , name = '']) => {
    const target = typeOnly ? undefined : fileOf(name, file);
    return target && /\.(tsx?|mjs)$/.test(target) ? [target] : [];
  });
const laterOf = (file: string) =>
  [...textOf(file).matchAll(/\bimport\('([^']+)'\)/g)].flatMap(([, name = '']) => fileOf(name, file) ?? []);
/** What a file's `withWords` may name: words of its own imports, and of lists of them (components/form/words.ts). */
const broughtBy = (file: string): string[] =>
  importsOf(file).flatMap((one) => LATER.exec(one)?.[1] ?? (/\/words\.ts$/.test(one) ? broughtBy(one) : []));
const isClient = (file: string) => /^(\/\/.*\n)*['"]use client['"]/.test(textOf(file));

const saidIn = (file: string) =>
  [...textOf(file).matchAll(/\b(?:useWords|wordsHere)\('([^']+)'\)/g)].map(([, screen = '']) => screen);
function givenIn(file: string): string[] {
  const text = textOf(file);
  return [...text.matchAll(/<Words\s+of=\{(?:\[([^\]]*)\]|(\w+))\}/g)].flatMap(([, list, name]) => {
    const names = list ?? new RegExp(`const ${name} = \\[([^\\]]*)\\]`).exec(text)?.[1] ?? '';
    return [...names.matchAll(/'([^']+)'/g)].map(([, screen = '']) => screen);
  });
}

/** What the islands that come with a file say, each with the file that says it; and what is given on the way to them. */
function walk(entry: string, asClient = false) {
  const [said, given, seen] = [new Map<string, string>(), new Set<string>(), new Set<string>()];
  const visit = (file: string, client: boolean) => {
    const key = `${file} ${client}`;
    if (seen.has(key)) return;
    seen.add(key);
    if (client) for (const screen of saidIn(file)) said.set(screen, file);
    else for (const screen of givenIn(file)) given.add(screen);
    for (const target of importsOf(file)) if (!LATER.test(target)) visit(target, client || isClient(target));
  };
  visit(entry, asClient || isClient(entry));
  return { said, given };
}

const everywhere = walk(EVERYWHERE).given;
const missing = ({ said }: ReturnType<typeof walk>, given: Set<string>) =>
  [...said].filter(([screen]) => !given.has(screen)).map(([screen, file]) => `${screen} (${file})`);

describe('words', () => {
  const entries = filesBelow('app').filter((file) =>
    /\/?(page|layout|error|not-found|loading)\.tsx$/.test(file),
  );

  test.each(entries)('%s is given what its islands say', (entry) => {
    const own = walk(entry);
    const layouts = entries.filter(
      (file) => file.endsWith('layout.tsx') && entry.startsWith(`${path.posix.dirname(file)}/`),
    );
    const given = new Set([...own.given, ...layouts.flatMap((file) => [...walk(file).given])]);
    expect(missing(own, given)).toEqual([]);
  });

  test('what is loaded later brings its own, but for what was given for the file that loads it', () => {
    const lacking = ['app', 'components']
      .flatMap(filesBelow)
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => {
        const given = new Set([...everywhere, ...broughtBy(file), ...saidIn(file)]);
        return laterOf(file).flatMap((target) =>
          missing(walk(target, true), given).map((one) => `${file}: ${one}`),
        );
      });
    expect(lacking).toEqual([]);
  });
});
