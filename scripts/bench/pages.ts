import { gzipSync } from 'node:zlib';
import { say } from '../lib/say.mjs';
import { measure, type Target } from './measure';

/** Public pages as people and search engines open them. */
const PAGES = ['/', '/transporteurs', '/demandes', '/produits', '/agences', '/faq'];

/** What a first view may weigh, in bytes. */
const LIMITS = { html: 160_000, scripts: 150_000 };
const SERVER_MS = 12;

type PageFigures = {
  path: string;
  /** Processor milliseconds, database included. */
  cost: number;
  elements: number;
  html: number;
  /** Compressed. */
  scripts: number;
};

/** What each public page costs to make, and what its first view weighs. */
export async function measurePages(product: Target, seconds: number): Promise<PageFigures[]> {
  const figures: PageFigures[] = [];
  for (const path of PAGES) {
    const load = { connections: 2, requests: [{ path }], seconds };
    await measure(product, load);
    const { server, database } = await measure(product, load);
    const html = await (await fetch(product.url + path)).text();
    figures.push({
      path,
      cost: server + database,
      elements: (html.match(/<[a-z]/g) ?? []).length,
      html: Buffer.byteLength(html),
      scripts: await scriptsOf(product.url, html),
    });
  }
  return figures;
}

/** The page's own scripts, compressed as a browser gets them; those for browsers without modules left out. */
async function scriptsOf(origin: string, html: string): Promise<number> {
  const tags = html.match(/<script [^>]*src="[^"]+"[^>]*>/g) ?? [];
  const paths = tags
    .filter((tag) => !/nomodule/i.test(tag))
    .map((tag) => /src="([^"]+)"/.exec(tag)?.[1] ?? '');
  const sizes = [...new Set(paths)].map(async (path) => {
    const body = await (await fetch(new URL(path, origin))).arrayBuffer();
    return gzipSync(Buffer.from(body)).length;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

const kB = (bytes: number) => `${Math.round(bytes / 1000)} ko`;

/** A line a page, then the budgets that hold for all of them. */
export function printPages(pages: PageFigures[]): void {
  say('\nPages publiques : processeur par page (base comprise), éléments, HTML brut, scripts compressés\n');
  for (const { path, cost, elements, html, scripts } of pages) {
    const [ms, count] = [cost.toFixed(1).replace('.', ','), String(elements)];
    say(
      `${path.padEnd(18)} ${ms.padStart(6)} ms ${count.padStart(6)} ${kB(html).padStart(8)} ${kB(scripts).padStart(8)}`,
    );
  }
  say('');
  const worst = (of: (page: PageFigures) => number) => Math.max(...pages.map(of));
  const lines: [string, string, boolean][] = [
    [
      'page faite <= 12 ms',
      `${worst(({ cost }) => cost)
        .toFixed(1)
        .replace('.', ',')} ms`,
      worst(({ cost }) => cost) <= SERVER_MS,
    ],
    ['HTML brut <= 160 ko', kB(worst(({ html }) => html)), worst(({ html }) => html) <= LIMITS.html],
    [
      'scripts <= 150 ko',
      kB(worst(({ scripts }) => scripts)),
      worst(({ scripts }) => scripts) <= LIMITS.scripts,
    ],
  ];
  for (const [label, value, reached] of lines)
    say(`${reached ? '✓ atteint' : '✖ manqué '}  ${label} : ${value}`);
}
