import 'server-only';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import {
  type SitemapEntry,
  type SitemapRows,
  sitemapEntries,
  sitemapStarts,
} from '@/lib/core/listing/sitemap';
import { remember } from '@/lib/core/memory/cache';
import { siteOrigin } from '@/lib/core/origin';
import { sitemapDemandes } from '@/lib/demandes/queries';
import { addressIn } from '@/lib/langues/adresse.mjs';
import { languesOffered } from '@/lib/langues/langue.mjs';
import { sitemapProduits } from '@/lib/produits/queries';
import { sitemapPaires, sitemapPays } from '@/lib/reservations/queries/sitemap';
import { sitemapTransports } from '@/lib/transports/queries/sitemap';
import { sitemapAgences, sitemapProfils } from '@/lib/users/queries/sitemap';

const TEXTES = [
  '/',
  '/transporteurs',
  '/demandes',
  '/produits',
  '/agences',
  '/about',
  '/faq',
  '/commission',
  '/developpeurs',
  '/contact',
  '/terms',
  '/privacy',
  '/cookies',
  '/mentions-legales',
  '/verifications',
];

const KINDS: Record<string, SitemapRows> = {
  transports: sitemapTransports,
  paires: sitemapPaires,
  pays: sitemapPays,
  demandes: sitemapDemandes,
  produits: sitemapProduits,
  agences: sitemapAgences,
  profils: sitemapProfils,
};

const KEPT_SECONDS = 300;
const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const startsOf = (kind: string, rows: SitemapRows) =>
  remember('sitemap starts', kind, KEPT_SECONDS, () => sitemapStarts(rows));

/** The index of all parts, by kind. */
export async function sitemapIndex(): Promise<string> {
  const parts = await Promise.all(
    Object.entries(KINDS).map(async ([kind, rows]) =>
      (await startsOf(kind, rows)).map((_, index) => `${kind}-${index + 1}`),
    ),
  );
  const all = ['textes-1', ...parts.flat()].map(
    (part) => `<sitemap><loc>${siteOrigin()}/sitemaps/${part}.xml</loc></sitemap>`,
  );
  return `${XML}<sitemapindex ${SCHEMA}>${all.join('\n')}</sitemapindex>\n`;
}

/** A part as its compressed bytes, made at most once in five minutes; null for what is none. */
export async function sitemapPart(name: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const [, kind = '', number = ''] = /^([a-z]+)-([1-9]\d{0,4})\.xml$/.exec(name) ?? [];
  if (kind === 'textes' && number === '1') return compressed(TEXTES.map((path) => ({ path })));
  const rows = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
  if (!rows) return null;
  const starts = await startsOf(kind, rows);
  const from = starts[Number(number) - 1];
  if (from === undefined) return null;
  const text = await remember('sitemap', `${kind} ${number}`, KEPT_SECONDS, async () =>
    Buffer.from(await compressed(await sitemapEntries(rows, from, starts[Number(number)]))).toString(
      'base64',
    ),
  );
  return new Uint8Array(Buffer.from(text, 'base64'));
}

async function compressed(entries: (Pick<SitemapEntry, 'path'> & Partial<SitemapEntry>)[]) {
  const origin = siteOrigin();
  const offered = languesOffered(process.env.LANGUES);
  const urls = entries.flatMap(({ path, updatedAt }) => {
    const date = updatedAt ? `<lastmod>${updatedAt.toISOString()}</lastmod>` : '';
    // Which are one page in several languages, each page says itself.
    return offered.map((langue) => `<url><loc>${origin}${addressIn(langue, path)}</loc>${date}</url>`);
  });
  return new Uint8Array(await promisify(gzip)(`${XML}<urlset ${SCHEMA}>${urls.join('\n')}</urlset>\n`));
}
