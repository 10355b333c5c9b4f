import http from 'node:http';
import { say } from '../lib/say.mjs';
import { query } from './database';
import { measure, type Target } from './measure';
import { processorSeconds } from './processes';
import { judge } from './verdict';

/** Public pages as people and search engines open them; of each list the first thing's page too. */
export const LISTS = ['/transporteurs', '/demandes', '/produits', '/agences'];
export const PAGES = ['/', ...LISTS, '/faq'];

/** What a first view may weigh, in bytes. */
const LIMITS = { html: 160_000, scripts: 150_000 };
const MADE_MS = 12;
const KEPT_MS = 0.3;

/** What the bare page costs where that limit was set: `report.ts` scales the JSON calls likewise. */
const BARE_PAGE_MS = 3.75;

/** How often a page is made anew, first to be warm, then to be measured, and how long a process takes at most to hear that it must be. */
const [WARM_UPS, TIMES] = [300, 60];
const HEARD_MS = 30;
const GZIP = { 'accept-encoding': 'gzip' };

type PageFigures = {
  path: string;
  /** Processor milliseconds of one that is made, database and compression included, and of one that is kept. */
  made: number;
  kept: number;
  elements: number;
  html: number;
  /** Compressed: by gzip, which the limit is about, and by brotli, which browsers take. */
  scripts: number;
  brotli: number;
};

/** What each public page costs to make, and what its first view weighs. */
export async function measurePages(
  product: Target,
  databaseUrl: string,
  seconds: number,
): Promise<PageFigures[]> {
  const figures: PageFigures[] = [];
  const things = await Promise.all(LISTS.map((list) => firstOf(product, list)));
  for (const path of [...PAGES, ...things.flat()]) {
    const load = { connections: 2, requests: [{ path, headers: GZIP }], seconds };
    await makeAnew(product, databaseUrl, path, WARM_UPS);
    const made = await makeAnew(product, databaseUrl, path, TIMES);
    await measure(product, load);
    const { server, database } = await measure(product, load);
    const html = await (await fetch(product.url + path)).text();
    figures.push({
      path,
      made,
      kept: server + database,
      elements: (html.match(/<[a-z]/g) ?? []).length,
      html: Buffer.byteLength(html),
      scripts: await scriptsOf(product.url, html, 'gzip'),
      brotli: await scriptsOf(product.url, html, 'br'),
    });
  }
  return figures;
}

/** The address of what a list shows first; none where it is empty. */
export async function firstOf(product: Target, list: string): Promise<string[]> {
  const html = await (await fetch(product.url + list)).text();
  return html.match(new RegExp(`(?<=href=")${list}/[0-9a-f-]{36}(?=")`))?.slice(0, 1) ?? [];
}

/** What the bare page takes, which is made for everybody who asks, when it is warm. */
export async function measureBarePage(bare: Target, seconds: number): Promise<number> {
  const load = { connections: 1, requests: [{ path: '/', headers: GZIP }], seconds: 2 * seconds };
  await measure(bare, load);
  return (await measure(bare, load)).server;
}

let searches = 0;

/** Other pages are made until the process has heard: warm is what a server is that has work to do, after a rest a page takes half as much again. */
async function untilHeard(product: Target): Promise<void> {
  const end = performance.now() + HEARD_MS;
  while (performance.now() < end)
    await (
      await fetch(`${product.url}/demandes?search=essai-${searches++}`, { headers: GZIP })
    ).arrayBuffer();
}

/** What it takes to make a page after a write that touches it. */
async function makeAnew(product: Target, databaseUrl: string, path: string, times: number): Promise<number> {
  const used = () => processorSeconds(product.pid) + processorSeconds(product.databasePid);
  let seconds = 0;
  for (let nth = 0; nth < times; nth += 1) {
    await query(databaseUrl, `SELECT pg_notify('rihla_pages', 'tout')`);
    await untilHeard(product);
    const before = used();
    await (await fetch(product.url + path, { headers: GZIP })).arrayBuffer();
    seconds += used() - before;
  }
  return (seconds * 1000) / times;
}

/** The page's own scripts as they travel; those for browsers without modules left out. */
async function scriptsOf(origin: string, html: string, encoding: 'gzip' | 'br'): Promise<number> {
  const tags = html.match(/<script [^>]*src="[^"]+"[^>]*>/g) ?? [];
  const paths = tags
    .filter((tag) => !/nomodule/i.test(tag))
    .map((tag) => /src="([^"]+)"/.exec(tag)?.[1] ?? '');
  const sizes = [...new Set(paths)].map((path) => bytesSent(new URL(path, origin), encoding));
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Of a body, as it travels: not every answer says its length, and `fetch` unpacks it. */
function bytesSent(address: URL, encoding: string): Promise<number> {
  return new Promise((sent, failed) => {
    const asked = http.get(address, { headers: { 'accept-encoding': encoding } }, async (answer) => {
      if (answer.statusCode !== 200) return failed(new Error(`${address.pathname} : ${answer.statusCode}`));
      let bytes = 0;
      for await (const piece of answer) bytes += piece.length;
      sent(bytes);
    });
    asked.on('error', failed);
  });
}

const ms = (milliseconds: number, digits: number) => `${milliseconds.toFixed(digits).replace('.', ',')} ms`;
const kB = (bytes: number) => `${Math.round(bytes / 1000)} ko`;

/** A line a page, then the budgets that hold for all of them. */
export function printPages(pages: PageFigures[], bare: number): void {
  say(
    '\nPages publiques : processeur d’une page faite (base et compression comprises, serveur au travail), gardée, éléments, HTML brut, scripts par gzip et par brotli\n',
  );
  for (const { path, made, kept, elements, html, scripts, brotli } of pages) {
    const cells = [ms(made, 1), ms(kept, 2), String(elements), kB(html), kB(scripts), kB(brotli)];
    say([path.slice(0, 24).padEnd(24), ...cells.map((cell) => cell.padStart(9))].join(' '));
  }
  say(`${'page nue (Next seul)'.padEnd(24)} ${ms(bare, 1).padStart(9)}`);
  say('');
  const pace = BARE_PAGE_MS / bare;
  const worst = (of: (page: PageFigures) => number) => Math.max(...pages.map(of));
  const made = worst((page) => page.made);
  const lines: [string, string, boolean][] = [
    [
      `page faite <= 12 ms, là où la page nue en coûte ${ms(BARE_PAGE_MS, 2)}`,
      `${ms(made * pace, 1)} (ici ${ms(made, 1)})`,
      made * pace <= MADE_MS,
    ],
    [
      'page gardée <= 0,3 ms',
      ms(
        worst(({ kept }) => kept),
        2,
      ),
      worst(({ kept }) => kept) <= KEPT_MS,
    ],
    ['HTML brut <= 160 ko', kB(worst(({ html }) => html)), worst(({ html }) => html) <= LIMITS.html],
    [
      'scripts <= 150 ko',
      kB(worst(({ scripts }) => scripts)),
      worst(({ scripts }) => scripts) <= LIMITS.scripts,
    ],
  ];
  for (const [label, value, reached] of lines) judge({ label, value, reached });
}
