import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import robots from '@/app/robots';
import { GET as readIndex } from '@/app/sitemap.xml/route';
import { GET as readPart } from '@/app/sitemaps/[part]/route';
import { db, newId } from '@/lib/core/db';
import { type SitemapRows, sitemapEntries, sitemapStarts } from '@/lib/core/listing/sitemap';
import { forget } from '@/lib/core/memory/cache';
import { addressIn } from '@/lib/langues/adresse.mjs';
import { LANGUES } from '@/lib/langues/langue.mjs';
import { findPaires } from '@/lib/reservations/commands/paires';
import { sitemapPaires } from '@/lib/reservations/queries/sitemap';
import { query } from '@/scripts/bench/database';
import { inDays, makeDemande, makeProduit, makeReview, makeTransport, makeUser } from '../support/factories';

const yesterday = () => new Date(inDays(-2).toISOString().slice(0, 10));
const made: { shown: Record<string, string>; absent: string[] } = { shown: {}, absent: [] };
let changed = '';

beforeAll(async () => {
  const { user, actor } = await makeUser();
  const coming = await makeTransport(actor);
  const left = await makeTransport(actor, { days: -3 });
  const hidden = await makeTransport(actor, { isVisible: false });
  // Three that leave make a pair worth finding; two do not.
  for (let one = 0; one < 3; one++) await makeTransport(actor, { villes: ['Nantes', 'Rabat'] });
  for (let one = 0; one < 2; one++) await makeTransport(actor, { villes: ['Rabat', 'Nantes'] });
  const [demande, hiddenDemande, pastDemande] = await Promise.all([
    makeDemande(user),
    makeDemande(user, { isVisible: false }),
    makeDemande(user, { dateLimite: yesterday() }),
  ]);
  const [produit, hiddenProduit] = await Promise.all([
    makeProduit(user),
    makeProduit(user, { isVisible: false }),
  ]);
  const [agency, ended, silent, spoken] = await Promise.all([
    makeUser({ userType: 'agency' }),
    makeUser({ userType: 'agency' }),
    makeUser(),
    makeUser(),
  ]);
  await makeReview(user, spoken.user);
  await db.user.update({ where: { id: ended.user.id }, data: { deletedAt: new Date() } });
  await findPaires();
  changed = (await db.transport.findUniqueOrThrow({ where: { id: coming._id } })).updatedAt.toISOString();
  made.shown = {
    transports: `/transporteurs/${coming._id}`,
    paires: '/colis/nantes-rabat',
    pays: '/colis/france-maroc',
    demandes: `/demandes/${demande.id}`,
    produits: `/produits/${produit.id}`,
    agences: `/agences/${agency.user.id}`,
    profils: `/profile/${spoken.user.id}`,
    textes: '/faq',
  };
  made.absent = [
    ...[
      left._id,
      hidden._id,
      hiddenDemande.id,
      pastDemande.id,
      hiddenProduit.id,
      ended.user.id,
      silent.user.id,
    ],
    '/colis/rabat-nantes',
    '/colis/maroc-france',
  ];
});

async function partOf(name: string) {
  const request = new Request(`http://x.test/sitemaps/${name}`, { headers: { 'accept-encoding': 'gzip' } });
  const answer = await readPart(request, { params: Promise.resolve({ part: name }) });
  // The server in front compresses: what came compressed would be so twice.
  expect(answer.headers.get('content-encoding')).toBeNull();
  return { status: answer.status, text: await answer.text() };
}

const locations = (text: string) =>
  [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url));

test('the index leads to a part of each kind, and each names what is on offer once', async () => {
  const index = await (await readIndex()).text();
  const parts = locations(index).map(({ pathname }) => pathname.replace('/sitemaps/', ''));
  expect(parts).toEqual(
    Object.keys(made.shown)
      .map((kind) => `${kind}-1.xml`)
      .sort((a, b) => parts.indexOf(a) - parts.indexOf(b)),
  );
  for (const [kind, path] of Object.entries(made.shown)) {
    const { text } = await partOf(`${kind}-1.xml`);
    const paths = locations(text).map(({ pathname }) => pathname);
    expect(paths).toContain(path);
    expect(new Set(paths).size).toBe(paths.length);
    for (const absent of made.absent) expect(text).not.toContain(absent);
  }
});

// Which of them are one page, each page says itself (tests/browser/langues.spec.ts).
test('each thing stands there at its address in every language that is offered, with the day it changed', async () => {
  forget('sitemap');
  onTestFinished(() => {
    vi.unstubAllEnvs();
    forget('sitemap');
  });
  for (const [kind, path] of Object.entries(made.shown)) {
    const { text } = await partOf(`${kind}-1.xml`);
    const paths = locations(text).map(({ pathname }) => pathname);
    expect(paths).toEqual(expect.arrayContaining(LANGUES.map((one) => addressIn(one, path))));
    expect(new Set(paths).size).toBe(paths.length);
    for (const absent of made.absent) expect(text).not.toContain(absent);
  }
  const { text } = await partOf('transports-1.xml');
  for (const langue of ['/en', '/ar'])
    expect(text).toContain(`${langue}${made.shown.transports}</loc><lastmod>${changed}</lastmod>`);
});

test('a part says when each thing changed', async () => {
  const { text } = await partOf('transports-1.xml');
  expect(text).toContain(`${made.shown.transports}</loc><lastmod>${changed}</lastmod>`);
});

test.each([
  'transports-2.xml',
  'transports-0.xml',
  'autre-1.xml',
  'constructor-1.xml',
  'transports-1',
  'textes-2.xml',
])('%s is no part', async (name) => expect((await partOf(name)).status).toBe(404));

test('pairs that nothing leaves for any more go, others stay as they were', async () => {
  const before = await db.paire.findMany({ orderBy: { id: 'asc' } });
  expect(before.map(({ chemin }) => chemin).sort()).toEqual([
    ...['/colis/lyon-marseille', '/colis/lyon-tanger', '/colis/marseille-tanger', '/colis/nantes-rabat'],
    '/colis/rabat-nantes',
  ]);
  await db.leg.updateMany({
    where: { transport: { etapes: { some: { ville: 'Rabat', position: 0 } } } },
    data: { listed: false },
  });
  await findPaires();
  expect(await db.paire.findMany({ orderBy: { id: 'asc' } })).toEqual(
    before.filter(({ chemin }) => chemin !== '/colis/rabat-nantes'),
  );
});

test('a table of more rows than a part takes is told in parts that meet', async () => {
  await query(
    process.env.DATABASE_URL ?? '',
    `INSERT INTO paires SELECT ('01990000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'x' || n, 'y', 'FR', 'MA',
       '/colis/x-' || n, 3, n % 2 = 0, now(), now() FROM generate_series(1, 20500) n`,
  );
  const rows: SitemapRows = sitemapPaires;
  const starts = await sitemapStarts(rows);
  expect(starts).toHaveLength(3);
  const parts = await Promise.all(
    starts.map((start, index) => sitemapEntries(rows, start, starts[index + 1])),
  );
  const paths = parts.flat().map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.filter((path) => path.startsWith('/colis/x-'))).toHaveLength(10_250);
  expect(newId() > (starts.at(-1) ?? '')).toBe(true);
});

test('robots names the sitemap and closes one’s own profile, not those of others', () => {
  const { rules, sitemap: address } = robots();
  expect(address).toMatch(/^https?:\/\/[^/]+\/sitemap\.xml$/);
  expect(rules).toMatchObject({ disallow: expect.arrayContaining(['/api/', '/profile$', '/settings']) });
});
