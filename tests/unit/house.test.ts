import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { afterEach, expect, test, vi } from 'vitest';
import manifest from '@/package.json';
import { filesBelow } from '../support/files';

// What a stranger needs to carry the product on, beside the arrows (architecture.test.ts).

const read = (file: string) => readFileSync(file, 'utf8');
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...filesBelow('docs').filter((file) => file.endsWith('.md')),
];
const FOLDERS = ['app', 'components', 'lib', 'server', 'scripts', 'prisma', 'tests'];
const ours = FOLDERS.flatMap(filesBelow).filter(
  (file) => /\.(tsx?|[cm]?js|prisma|sql|css)$/.test(file) && !file.startsWith('prisma/client/'),
);

// What a migration was applied with is not changed any more.
test('comments name no document that nobody else has', () => {
  const named = [...ours.filter((file) => !file.includes('/migrations/')), ...documents].filter((file) =>
    /\b(?:SPEC|DESIGN|STACK|STACK-NEXT|LOOK|MODELS)(?:\.md|:| \d|\b section)|\(sections? \d|\bsection \d+(?:\.\d+)*\)/.test(
      read(file),
    ),
  );
  expect(named.filter((file) => file !== 'tests/unit/house.test.ts')).toEqual([]);
});

test('what documents lead to is there', () => {
  const links = documents.flatMap((file) =>
    [...read(file).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)|src="([^"]+)"/g)].map(([, link, source]) => [
      file,
      path.join(path.dirname(file), link ?? source ?? ''),
    ]),
  );
  expect(links.length).toBeGreaterThan(40);
  expect(links.filter(([, target = '']) => !existsSync(target))).toEqual([]);
});

test('the README opens with pictures of the product, a phone’s among them, then the two commands', () => {
  const [opening = '', rest = ''] = read('README.md').split('## The two commands');
  expect(opening.match(/<img src="docs\/pictures\/[\w-]+-(?:phone|wide)\.webp"/g)?.length).toBeGreaterThan(3);
  expect(rest).toMatch(/`npm start`[\s\S]*`npm test`/);
});

test('the scripts that everybody looks for are there, and the README names each', () => {
  const looked = [
    'build',
    'lint',
    'typecheck',
    'test:unit',
    'test:integration',
    'test:browser',
    'test:browsers',
    'format',
    'pictures',
  ];
  const names = Object.keys(manifest.scripts);
  expect(names).toEqual(expect.arrayContaining(looked));
  const table = read('README.md');
  const unsaid = names.filter(
    (name) => !['start', 'test', 'prisma:generate'].includes(name) && !table.includes(name),
  );
  expect(unsaid).toEqual([]);
});

test('CI runs what a contributor runs, everywhere the same', () => {
  const run = read('.ci/run');
  for (const part of ['npm test', 'npm run attack', 'npm run test:container']) expect(run).toContain(part);
  expect(read('.github/workflows/ci.yml')).toContain('.ci/run');
  expect(read('.github/workflows/ci.yml')).toContain('npm run test:${{ matrix.part }}');
  expect(read('.github/workflows/ci.yml')).toContain('part: [controls, screens]');
});

test('plain JavaScript is type-checked', () => {
  const projects = ['tsconfig.json', 'tsconfig.worker.json'].map((file) => {
    const { config } = ts.readConfigFile(file, ts.sys.readFile);
    return ts.parseJsonConfigFileContent(config, ts.sys, path.resolve('.'), undefined, file);
  });
  for (const { options } of projects)
    expect(options).toMatchObject({ allowJs: true, checkJs: true, strict: true });
  const checked = new Set(
    projects.flatMap(({ fileNames }) => fileNames.map((file) => path.relative('.', file))),
  );
  const plain = [...readdirSync('.'), ...FOLDERS.flatMap(filesBelow), ...filesBelow('public')].filter(
    (file) => /\.([cm]?js|jsx)$/.test(file) && !file.startsWith('prisma/client/'),
  );
  expect(plain.length).toBeGreaterThan(50);
  expect(plain.filter((file) => !checked.has(file))).toEqual([]);
  expect(read('scripts/checks/static.mjs')).toContain('tsconfig.worker.json');
  const unchecked = ours.filter(
    (file) => file !== 'tests/unit/house.test.ts' && read(file).includes('@ts-nocheck'),
  );
  expect(unchecked).toEqual([]);
});

test('what the server reads before anything is compiled is plain JavaScript, and takes nothing else of ours', () => {
  const plain = ours.filter((file) => /^(server|lib)\/.*\.mjs$/.test(file));
  const taken = plain.flatMap((file) =>
    [...read(file).matchAll(/^(?:import|export)\s[^'";]*?\bfrom\s+'(\.[^']+)'/gm)].map(
      ([, target]) => target,
    ),
  );
  expect(taken.length).toBeGreaterThan(50);
  expect(taken.filter((target) => !target?.endsWith('.mjs'))).toEqual([]);
});

test('what the demo world shows is drawn in files, not in strings', () => {
  const drawn = filesBelow('prisma/demo').filter(
    (file) => file.endsWith('.ts') && /<path|\bd="M/.test(read(file)),
  );
  expect(drawn).toEqual([]);
  expect(filesBelow('prisma/demo').filter((file) => file.endsWith('.svg')).length).toBeGreaterThan(20);
});

test('each page of text says to search engines what it is', () => {
  const pages = [
    'about',
    'contact',
    'cookies',
    'faq',
    'mentions-legales',
    'privacy',
    'terms',
    'commission',
    'verifications',
    'developpeurs',
  ];
  const says = (file: string) => file.endsWith('.tsx') && /<TextPage|<TextJsonLd|<JsonLd/.test(read(file));
  const silent = pages.filter((name) => !filesBelow(`app/[langue]/(site)/${name}`).some(says));
  expect(silent).toEqual([]);
});

test('the core reads no table of the business', () => {
  const table =
    /\b(?:db|tx)\.(?:transport|etape|leg|demande|produit|reservation|review|payment|remise|litige|alerte|conversation|message|report)\w*\b|\b(?:FROM|INTO|UPDATE|JOIN) "?(?:transports|etapes|legs|demandes|produits|reservations|reviews|payments|remises|litiges|alertes|conversations|messages|reports)\b/;
  const knowing = ours.filter((file) => file.startsWith('lib/core/') && table.test(read(file)));
  expect(knowing).toEqual([]);
});

afterEach(() => vi.unstubAllGlobals());
test('in a browser zod makes no code of strings: pages whose policy forbids it would report it', async () => {
  vi.resetModules();
  vi.stubGlobal('window', {});
  const { config } = await import('@/lib/core/zod');
  expect(config().jitless).toBe(true);
});
