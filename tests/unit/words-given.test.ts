import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUES } from '@/lib/langues/langue.mjs';
import { ecrans } from '@/lib/langues/later';
import { cadre } from '@/lib/langues/later-cadre';
import { filesBelow } from '../support/files';
import { everywhere, laterScreens, loadedLater, saidIn, walk } from '../support/words-said';

// What lives in the browser has the words that a page gave it (components/words), and no others: so each page must give
// what its islands say, and whatever is loaded later brings its own.

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
    const { cadre, ecrans } = laterScreens();
    const brought = { ecrans: [...cadre, ...ecrans], cadre, none: [] };
    const lacking = loadedLater().flatMap(({ from, target, words }) => {
      const given = new Set([...everywhere(), ...brought[words ?? 'none'], ...saidIn(from)]);
      return missing(walk(target, true), given).map((one) => `${from}: ${one}`);
    });
    expect(lacking).toEqual([]);
  });

  test.each(LANGUES)(
    'in %s exactly those words come later (npx tsx scripts/build-ecrans.ts)',
    async (langue) => {
      const wanted = laterScreens();
      expect(Object.keys((await cadre[langue]()).screens).sort()).toEqual(wanted.cadre);
      expect(Object.keys((await ecrans[langue]()).screens).sort()).toEqual(wanted.ecrans);
    },
  );
});
