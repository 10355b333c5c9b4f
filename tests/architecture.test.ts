import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesBelow } from './support/files';

// The house of docs/house.md, in plain words. There is no list of exceptions: when a rule is wrong, it changes for all.

const DOMAINS = [
  'users',
  'notifications',
  'conversations',
  'demandes',
  'produits',
  'transports',
  'alertes',
  'reservations',
  'payments',
  'remises',
  'reviews',
  'moderation',
  'donnees',
];
// Stands behind all domains: what runs by itself, across them. Only what starts a process uses it.
const UPKEEP = 'upkeep';
// Rooms of components: what all screens share, then the screens' parts. Each uses what stands to its left.
const SHARED_ROOMS = ['ui', 'words', 'images', 'page', 'map', 'api', 'listing', 'session', 'owned', 'form'];
const SCREEN_ROOMS = [
  'contact',
  'notifications',
  'moderation',
  'users',
  'demandes',
  'produits',
  'transports',
  'alertes',
  'reservations',
  'payments',
  'remises',
  'messagerie',
  'reviews',
  'agences',
  'layout',
];
const ROOMS = [...SHARED_ROOMS, ...SCREEN_ROOMS];
const DOMAIN_FILES = ['schema', 'rules', 'labels', 'queries', 'commands'];
const FLAT_IN_CORE = 'db env errors frozen kept-names origin product schema seal snapshot view zod';
const FOLDERS = ['app', 'components', 'lib', 'server', 'scripts', 'prisma', 'tests'];
// At the root stand what Next looks for there, and the tools' configurations.
const rootFiles = readdirSync('.').filter((file) => file !== 'next-env.d.ts');
const code = [...rootFiles, ...FOLDERS.flatMap(filesBelow)].filter(
  (file) => /\.(tsx?|[cm]?js)$/.test(file) && !file.startsWith('prisma/client/'),
);

type Import = { from: string; target: string; typeOnly: boolean };

/** Every import of a file; targets inside the repository as paths from its root, packages by name. */
function importsOf(file: string): Import[] {
  const text = readFileSync(file, 'utf8');
  const statements = text.matchAll(
    /^(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?'([^']+)'|\b(?:import|require)\('([^']+)'\)/gm,
  );
  return [...statements].flatMap(([, typeOnly, stated, dynamic]) => {
    const name = stated ?? dynamic ?? '';
    if (name.startsWith('@/')) return [{ from: file, target: name.slice(2), typeOnly: Boolean(typeOnly) }];
    const target = name.startsWith('.') ? path.posix.join(path.posix.dirname(file), name) : name;
    return [{ from: file, target, typeOnly: Boolean(typeOnly) }];
  });
}

const imports = code.flatMap(importsOf);
const within = (folder: string) => (one: Import) => one.from.startsWith(`${folder}/`);
const inside = (target: string) => /^(app|components|lib|server|prisma|scripts|tests)\//.test(target);
const arrow = ({ from, target }: Import) => `${from} -> ${target}`;
const domainOf = (file: string) => file.split('/')[1] ?? '';

describe('arrows', () => {
  test('pages and routes import components and lib, and nothing else of ours but each other', () => {
    const wrong = imports
      .filter(within('app'))
      .filter(({ target }) => inside(target) && !/^(app|components|lib)\//.test(target));
    expect(wrong.map(arrow)).toEqual([]);
  });

  test('a route handler imports lib only, never the database, and has at most 40 lines', () => {
    const routes = code.filter((file) => /^app\/api\/.*route\.ts$/.test(file));
    expect(routes.length).toBeGreaterThan(10);
    const wrong = imports
      .filter(({ from, target }) => routes.includes(from) && inside(target))
      .filter(
        ({ target }) =>
          (!target.startsWith('lib/') && target !== 'app/api/document') || target === 'lib/core/db',
      );
    expect(wrong.map(arrow)).toEqual([]);
    expect(routes.filter((file) => readFileSync(file, 'utf8').split('\n').length > 41)).toEqual([]);
  });

  test('components import the rooms to their left and browser-safe lib; of queries and of the contract types only', () => {
    const wrong = imports.filter(within('components')).filter(({ from, target, typeOnly }) => {
      if (!inside(target)) return false;
      const [area = '', room = '', file = ''] = target.split('/');
      if (area === 'components') return ROOMS.indexOf(room) > ROOMS.indexOf(domainOf(from));
      if (target === 'app/api/contract') return !typeOnly;
      if (area !== 'lib' || ['core', 'langues'].includes(room)) return area !== 'lib';
      return !['schema', 'rules', 'labels'].includes(file) && !(typeOnly && file === 'queries');
    });
    expect(wrong.map(arrow)).toEqual([]);
  });

  test('what all screens share knows no business: it imports no domain', () => {
    const wrong = imports
      .filter(({ from }) => from.startsWith('components/') && SHARED_ROOMS.includes(domainOf(from)))
      .filter(({ target }) => DOMAINS.some((domain) => target.startsWith(`lib/${domain}/`)));
    expect(wrong.map(arrow)).toEqual([]);
  });

  test('components/ui could ship in another product: it imports none of ours and has no word of it', () => {
    const away = imports
      .filter(within('components/ui'))
      .filter(({ target }) => inside(target) && !target.startsWith('components/ui/'));
    expect(away.map(arrow)).toEqual([]);
    const words =
      /rihla|transport|trajet|demande|produit|colis|[ée]tape|r[ée]servation|voyage|agence|parcel|carrier|\bkg\b/i;
    const speaking = code.filter(
      (file) => file.startsWith('components/ui/') && words.test(readFileSync(file, 'utf8')),
    );
    expect(speaking).toEqual([]);
  });

  test('a domain imports the core and the domains to its left; upkeep imports all of them', () => {
    const wrong = imports.filter(within('lib')).filter(({ from, target }) => {
      if (!inside(target)) return false;
      const [area, to = ''] = target.split('/');
      if (area !== 'lib') return !target.startsWith('prisma/client/');
      if (to === 'langues' || domainOf(from) === 'langues') return to !== 'langues';
      if (to === 'core' || domainOf(from) === UPKEEP) return false;
      return !DOMAINS.includes(to) || DOMAINS.indexOf(to) > DOMAINS.indexOf(domainOf(from));
    });
    expect(wrong.map(arrow)).toEqual([]);
  });

  test('what runs outside Next imports Next, the core and messages; root files of the product these and upkeep, and nothing else of ours', () => {
    const ofProduct = rootFiles.filter((file) =>
      /^(middleware|proxy|instrumentation|next\.config)\./.test(file),
    );
    expect(ofProduct.length).toBeGreaterThan(2);
    const wrong = imports
      .filter(({ from }) => from.startsWith('server/') || ofProduct.includes(from))
      .filter(({ target }) => inside(target) && !/^(server|lib\/(core|langues))\//.test(target))
      .filter(({ from, target }) => from.startsWith('server/') || !target.startsWith(`lib/${UPKEEP}/`));
    expect(wrong.map(arrow)).toEqual([]);
  });

  test('nothing of the product imports scripts or tests', () => {
    const wrong = imports
      .filter(({ from }) => !/^(scripts|tests)\/|^(vitest|playwright)\.config/.test(from))
      .filter(({ target }) => /^(scripts|tests)\//.test(target));
    expect(wrong.map(arrow)).toEqual([]);
  });

  test('upkeep is started by what starts a process, and imported by nothing else', () => {
    const users = imports.filter(
      ({ from, target }) => target.startsWith(`lib/${UPKEEP}/`) && !from.startsWith('tests/'),
    );
    const outside = users.filter(({ from }) => !from.startsWith(`lib/${UPKEEP}/`)).map(({ from }) => from);
    expect([...new Set(outside)].sort()).toEqual([
      'instrumentation.ts',
      'scripts/newsletter.ts',
      'scripts/worker.ts',
    ]);
  });

  test('pg-boss is imported by lib/core/jobs and nothing else', () => {
    const users = imports.filter(({ target }) => target === 'pg-boss').map(({ from }) => from);
    expect(users.filter((from) => !from.startsWith('lib/core/jobs/'))).toEqual([]);
  });

  test('Prisma’s client is imported by lib/core/db.ts, and what it knows made once by lib/core/memory, and by nothing else', () => {
    const users = imports.filter(({ target }) => /^@?prisma\/client/.test(target));
    const files = [...new Set(users.map(({ from }) => from))];
    expect(files.sort()).toEqual(['lib/core/db.ts', 'lib/core/memory/client.ts']);
  });

  test('leaflet is imported by components/map and nothing else', () => {
    const users = imports.filter(({ target }) => /^(leaflet|react-leaflet)($|\/)/.test(target));
    expect(users.filter(({ from }) => !from.startsWith('components/map/')).map(arrow)).toEqual([]);
  });

  test('queries and commands are for the server and see no request, headers or cookies', () => {
    const server = code.filter(
      (file) => /^lib\/[a-z]+\/(queries|commands)(\/|\.ts$)/.test(file) && !file.startsWith('lib/core/'),
    );
    expect(server.filter((file) => !readFileSync(file, 'utf8').startsWith("import 'server-only';"))).toEqual(
      [],
    );
    const wrong = imports.filter(
      ({ from, target }) => server.includes(from) && /^next\/(headers|server)$|^lib\/core\/http/.test(target),
    );
    expect(wrong.map(arrow)).toEqual([]);
  });

  test('only components/api calls the API: no address of a call stands anywhere else', () => {
    const callers = code.filter((file) => {
      const text = readFileSync(file, 'utf8');
      const elsewhere = /^(app|components)\//.test(file) && !/^(app|components)\/api\//.test(file);
      if (!elsewhere) return false;
      const asks = /\b(fetch|sendBeacon|EventSource|WebSocket)\(|XMLHttpRequest/.test(text);
      return (
        (asks && !file.startsWith('components/map/')) ||
        (/^components\//.test(file) && /['"`]\/api\b/.test(text))
      );
    });
    expect(callers).toEqual([]);
  });
});

describe('rooms', () => {
  test('a domain has five file names and no other', () => {
    const wrong = code.filter((file) => {
      const [area, domain = '', name = ''] = file.split('/');
      if (area !== 'lib' || ['core', 'langues', UPKEEP].includes(domain)) return false;
      return !DOMAINS.includes(domain) || !DOMAIN_FILES.includes(name.replace(/\.ts$/, ''));
    });
    expect(wrong).toEqual([]);
  });

  test('components have these rooms and no other', () => {
    const rooms = new Set(code.filter((file) => file.startsWith('components/')).map(domainOf));
    expect([...rooms].filter((room) => !ROOMS.includes(room))).toEqual([]);
  });

  test('what stands flat in lib/core has no room to go to; the next file finds one or makes one', () => {
    const flat = code
      .filter((file) => /^lib\/core\/[^/]+$/.test(file))
      .map((file) => path.basename(file, '.ts'));
    expect(flat.sort().join(' ')).toBe(FLAT_IN_CORE);
  });

  test('a concept has one word: transport, demande, étape, image', () => {
    // `stop` is a verb where processes are ended
    const others = (file: string) =>
      /^(scripts|server|tests)\//.test(file)
        ? ['trip', 'trips', 'need', 'needs', 'picture', 'pictures']
        : ['trip', 'trips', 'need', 'needs', 'picture', 'pictures', 'stop', 'stops'];
    const wordsOf = (name: string) =>
      name.split(/[^A-Za-z]|(?<=[a-z0-9])(?=[A-Z])/).map((word) => word.toLowerCase());
    const wrong = code.flatMap((file) => {
      const declared = readFileSync(file, 'utf8').matchAll(
        /^\s*(?:export )?(?:async )?(?:const|let|function|type) (\w+)/gm,
      );
      const names = [path.posix.basename(file), ...[...declared].map(([, name = '']) => name)];
      return names
        .filter((name) => wordsOf(name).some((word) => others(file).includes(word)))
        .map((name) => `${file}: ${name}`);
    });
    expect(wrong).toEqual([]);
  });

  test('there are no rooms for leftovers and no barrels', () => {
    const named = code.filter((file) =>
      /(^|\/)(utils|helpers|services|types|hooks)(\/|\.tsx?$)|\/index\.tsx?$/.test(file),
    );
    expect(named).toEqual([]);
  });

  test('AppError is the only class', () => {
    const classes = code.flatMap((file) =>
      [
        ...readFileSync(file, 'utf8').matchAll(
          /^\s*(?:export |default |abstract |return |\w+ = )*class (\w+)/gm,
        ),
      ].map(([, name]) => `${file}: ${name}`),
    );
    expect(classes).toEqual(['lib/core/errors.ts: AppError']);
  });

  test('no file passes 300 lines', () => {
    const long = code.filter((file) => readFileSync(file, 'utf8').split('\n').length > 301);
    expect(long).toEqual([]);
  });
});
