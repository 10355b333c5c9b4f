import type { Browser, CDPSession, Page } from '@playwright/test';
import { ensureBrowser } from '../lib/browser.mjs';
import { inRoot } from '../lib/paths.mjs';
import { say } from '../lib/say.mjs';
import type { Target } from './measure';
import { firstOf } from './pages';
import { judge } from './verdict';

/** As Lighthouse slows what a phone has: milliseconds before each answer, bits a second, times the processor's work takes as long. */
const NETWORKS = {
  '4G lente': { latency: 562.5, bits: 1_474_560, slower: 4, paintMs: 1_200 },
  '3G': { latency: 1_125, bits: 645_120, slower: 4, paintMs: 2_200 },
} as const;
type Network = keyof typeof NETWORKS;

const TIMES = 3;
const BLOCKED_MS = 100;
const VIEW_BYTES = 200_000;
const INTERACTION_SLOWER = 6;
const INTERACTION_MS = 100;
const PHONE = { width: 412, height: 823 };

type View = { paintMs: number; blockedMs: number; shift: number; bytes: number };
type ViewFigures = View & { path: string; network: Network };
type PressFigures = { what: string; ms: number };
/** Who presses as soon as the network is still waits for what is woken then: told, not judged. */
const AT_ONCE = 'le même, pressé aussitôt';
export type FirstViewFigures = { views: ViewFigures[]; presses: PressFigures[] };

type Seen = { paint: number; shift: number; blocked: number; press: number };
const seenBy = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen);

/** A phone that was never here. */
async function phone(browser: Browser, origin: string, slower: number): Promise<[Page, CDPSession]> {
  const context = await browser.newContext({
    viewport: PHONE,
    deviceScaleFactor: 1.75,
    isMobile: true,
    locale: 'fr-FR',
    baseURL: origin,
  });
  const page = await context.newPage();
  await page.addInitScript({ path: inRoot('scripts/bench/watch-view.js') });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  return [page, session];
}

async function viewOf(browser: Browser, origin: string, path: string, network: Network): Promise<View> {
  const { latency, bits, slower } = NETWORKS[network];
  const [page, session] = await phone(browser, origin, slower);
  await session.send('Network.enable');
  const throughput = bits / 8;
  const slow = { offline: false, latency, downloadThroughput: throughput, uploadThroughput: throughput };
  await session.send('Network.emulateNetworkConditions', slow);
  await page.goto(path, { waitUntil: 'load' });
  // Until nothing more is on its way: what is blocked after the paint counts too.
  await page.waitForLoadState('networkidle');
  const bytes = await page.evaluate(() => {
    const [document] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
    return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ startTime }) => startTime < document.loadEventEnd)
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, document.encodedBodySize);
  });
  const { paint, shift, blocked } = await seenBy(page);
  await page.context().close();
  return { paintMs: paint, blockedMs: blocked, shift, bytes };
}

/** What is pressed on a list, and the time until the screen has answered. */
async function pressesOf(browser: Browser, origin: string): Promise<PressFigures[]> {
  const [page] = await phone(browser, origin, INTERACTION_SLOWER);
  const figures: PressFigures[] = [];
  const timed = async (what: string, press: () => Promise<void>) => {
    await page.evaluate(() => Object.assign((window as unknown as { seen: Seen }).seen, { press: 0 }));
    await press();
    await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => setTimeout(next, 300))));
    figures.push({ what, ms: (await seenBy(page)).press });
  };
  const filters = page.locator('summary', { hasText: 'Filtres' });
  await page.goto('/transporteurs', { waitUntil: 'networkidle' });
  await timed(AT_ONCE, () => filters.click());
  await page.goto('/transporteurs', { waitUntil: 'networkidle' });
  // Awake, as its header shows.
  await page.locator('header [data-visitor-part]').first().waitFor({ state: 'detached' });
  await timed('un filtre s’ouvre', () => filters.click());
  const city = page.getByLabel('Ville de départ');
  await timed('une ville est tapée', async () => {
    await city.click();
    await page.keyboard.type('Lyo', { delay: 80 });
    await page.getByRole('option', { name: /^Lyon/ }).waitFor();
  });
  await page.keyboard.press('Escape');
  // On a phone they lie over the cards.
  await filters.click();
  await timed('une fenêtre s’ouvre', async () => {
    await page.getByRole('button', { name: 'Contacter' }).first().click();
    await page.getByRole('dialog').waitFor();
  });
  await page.context().close();
  return figures;
}

const middle = <Of>(seen: Of[], of: (one: Of) => number) =>
  seen.map(of).sort((one, other) => one - other)[seen.length >> 1] ?? Number.NaN;

/** How a phone sees public pages for the first time, and how long it takes to answer a press. */
export async function measureFirstViews(product: Target): Promise<FirstViewFigures> {
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox'] });
  const transport = await firstOf(product, '/transporteurs');
  const views: ViewFigures[] = [];
  for (const network of Object.keys(NETWORKS) as Network[])
    for (const path of ['/', '/transporteurs', ...transport]) {
      const seen: View[] = [];
      for (let nth = 0; nth < TIMES; nth++) seen.push(await viewOf(browser, product.url, path, network));
      views.push({
        path,
        network,
        paintMs: middle(seen, ({ paintMs }) => paintMs),
        blockedMs: middle(seen, ({ blockedMs }) => blockedMs),
        shift: middle(seen, ({ shift }) => shift),
        bytes: middle(seen, ({ bytes }) => bytes),
      });
    }
  const presses: PressFigures[][] = [];
  for (let nth = 0; nth < TIMES; nth++) presses.push(await pressesOf(browser, product.url));
  await browser.close();
  const same = (nth: number) => presses.flatMap((one) => one[nth] ?? []);
  return {
    views,
    presses: (presses[0] ?? []).map(({ what }, nth) => ({ what, ms: middle(same(nth), ({ ms }) => ms) })),
  };
}

const whole = (milliseconds: number) => `${Math.round(milliseconds)} ms`;

/** A line a page and network, then the budgets that hold for all of them. */
export function printFirstViews({ views, presses }: FirstViewFigures): void {
  say('\nPremières vues d’un téléphone : plus grand élément peint, processeur bloqué, ce qui bouge, poids\n');
  for (const { path, network, paintMs, blockedMs, shift, bytes } of views) {
    const cells = [whole(paintMs), whole(blockedMs), shift.toFixed(4), `${Math.round(bytes / 1000)} ko`];
    say(
      [path.slice(0, 24).padEnd(24), network.padEnd(9), ...cells.map((cell) => cell.padStart(9))].join(' '),
    );
  }
  say('');
  const worst = (of: (view: ViewFigures) => number, some = views) => Math.max(...some.map(of));
  for (const [network, { paintMs: most }] of Object.entries(NETWORKS)) {
    const ms = worst(
      ({ paintMs }) => paintMs,
      views.filter((view) => view.network === network),
    );
    judge({
      label: `plus grand élément peint, ${network} <= ${most} ms`,
      value: whole(ms),
      reached: ms <= most,
    });
  }
  const blocked = worst(({ blockedMs }) => blockedMs);
  judge({
    label: `processeur bloqué <= ${BLOCKED_MS} ms`,
    value: whole(blocked),
    reached: blocked <= BLOCKED_MS,
  });
  const bytes = worst((view) => view.bytes);
  const weight = `${Math.round(bytes / 1000)} ko`;
  judge({ label: 'première vue <= 200 ko', value: weight, reached: bytes <= VIEW_BYTES });
  for (const { what, ms } of presses)
    if (what === AT_ONCE) say(`  ${what} : ${whole(ms)}`);
    else judge({ label: `${what} <= ${INTERACTION_MS} ms`, value: whole(ms), reached: ms <= INTERACTION_MS });
}
