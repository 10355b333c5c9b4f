import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { planRoute } from '@/components/transports/route-line-plan';
import { wordsIn } from '@/components/words/words-of';
import { ecrans } from '@/lib/langues/ecrans';
import { filesBelow } from '../support/files';

// What a public page's first view does not need comes later: packages that its scripts would bring are not imported
// by what its browser runs at once, only by what is loaded when it is wanted.

const HEAVY =
  /^(zod|react-hook-form|@hookform\/.*|leaflet|react-leaflet|react-day-picker|libphonenumber-js.*|@base-ui\/.*)$/;

const PAGES = [
  'app/[langue]/layout.tsx',
  ...filesBelow('app/[langue]/(site)').filter((file) =>
    /\(site\)\/((transporteurs|demandes|produits|agences)\/(\[id\]\/)?)?page\.tsx$/.test(file),
  ),
];

const STATEMENTS = /^(?:import|export)\s+(type\s)?(?:([^'";]*?)\sfrom\s+)?'([^']+)'/gm;

/** What a file imports for its running: paths inside the repository, packages by name. */
function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(STATEMENTS)].flatMap(([, typeOnly, , name = '']) => {
    if (typeOnly || /\.(css|json|woff2)$/.test(name)) return [];
    if (!/^[.@]\/|^\.\.\//.test(name)) return [name];
    const target = name.startsWith('@/') ? name.slice(2) : path.join(path.dirname(file), name);
    const found = ['', '.ts', '.tsx', '.mjs']
      .map((end) => target + end)
      .find((one) => /\.\w+$/.test(one) && existsSync(one));
    return found ? [found] : [];
  });
}

const isClient = (file: string) => /^(\/\/.*\n)*['"]use client['"]/.test(readFileSync(file, 'utf8'));

/** How the browser comes to a heavy package when it opens a page; each way from the first file that it runs. */
function waysToHeavy(page: string): string[] {
  const ways: string[] = [];
  const seen = new Set<string>();
  const walk = (file: string, way: string[]) => {
    const here = way.length > 0 || isClient(file) ? [...way, file] : way;
    const key = `${file} ${here.length > 0}`;
    if (seen.has(key)) return;
    seen.add(key);
    for (const target of importsOf(file)) {
      if (existsSync(target)) walk(target, here);
      else if (here.length > 0 && HEAVY.test(target)) ways.push([...here, target].join(' → '));
    }
  };
  walk(page, []);
  return ways;
}

describe('the first view of a public page', () => {
  it('knows the pages', () => {
    expect(PAGES).toHaveLength(10);
  });

  it.each(PAGES)('%s brings no validator, form, dialog or map', (page) => {
    expect(waysToHeavy(page)).toEqual([]);
  });

  it('ships no language of zod but French, and fetches pages ahead by our own links', () => {
    const files = ['app', 'components', 'lib'].flatMap(filesBelow).filter((file) => /\.tsx?$/.test(file));
    const named = files.filter((file) =>
      /^import (type )?\{[^}]*\bz\b[^}]*\} from '(zod|@\/lib\/core\/zod)'/m.test(readFileSync(file, 'utf8')),
    );
    const links = files.filter((file) => readFileSync(file, 'utf8').includes("from 'next/link'"));
    expect({ named, links }).toEqual({ named: [], links: [] });
  });
});

it('no browser is given what other languages say than the page’s own', () => {
  const foreign = /^lib\/langues\/messages\/(en|ar)\//;
  const ways: string[] = [];
  const seen = new Set<string>();
  const walk = (file: string, way: string[]) => {
    if (seen.has(file)) return;
    seen.add(file);
    if (foreign.test(file)) ways.push([...way, file].join(' → '));
    for (const target of importsOf(file)) if (existsSync(target)) walk(target, [...way, file]);
  };
  const files = ['app', 'components'].flatMap(filesBelow).filter((file) => /\.tsx?$/.test(file));
  for (const file of files) if (isClient(file)) walk(file, []);
  expect(seen.size).toBeGreaterThan(200);
  expect(ways).toEqual([]);
});

describe('the route line, drawn once', () => {
  const words = wordsIn<'transports/ligne'>('fr', ecrans.fr['transports/ligne']);
  const route = (...libre: number[]) =>
    libre.map((kg, position) => ({ ville: `V${position}`, capacite: 40, libre: kg }));

  it('is the same in narrow and wide places when few stops are named', () => {
    const { sections, names } = planRoute(words, route(30, 10, 40), undefined);
    expect(sections.map(({ ring, labels }) => [ring, labels])).toEqual([
      ['both', [{ where: 'both', text: '30\u00a0kg libres', sections: 1 }]],
      ['both', [{ where: 'both', text: '10\u00a0kg libres', sections: 1 }]],
    ]);
    expect(names.map(({ kind, where }) => [kind, where])).toEqual(Array(3).fill(['ville', 'both']));
  });

  it('folds five stops in a narrow place and names them all in a wide one, with one element a section', () => {
    const { sections, names } = planRoute(words, route(30, 10, 20, 5, 40), undefined);
    expect(sections).toHaveLength(4);
    expect(sections.map(({ ring }) => ring)).toEqual(['both', 'wide', 'wide', 'wide']);
    expect(sections[0]?.labels.map(({ where, sections }) => [where, sections])).toEqual([
      ['narrow', 4],
      ['wide', 1],
    ]);
    expect(names.map(({ kind, where }) => `${kind} ${where}`)).toEqual([
      'ville both',
      'repli narrow',
      'ville wide',
      'ville wide',
      'ville wide',
      'ville both',
    ]);
  });

  it('names both ends of a leg in the middle, its outside only by stubs in a narrow place', () => {
    const { names, sections, lastOut } = planRoute(words, route(30, 10, 20, 40), { depart: 1, arrivee: 2 });
    expect(names.map((name) => name.kind === 'ville' && name.namelessNarrow)).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect(sections.map(({ hors, ringOut }) => [hors, ringOut])).toEqual([
      [true, true],
      [false, false],
      [true, false],
    ]);
    expect(lastOut).toBe(true);
  });
});
