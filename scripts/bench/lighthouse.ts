import { ensureBrowser } from '../lib/browser.mjs';
import { ensureLighthouse, type Scored } from '../lib/lighthouse.mjs';
import { say } from '../lib/say.mjs';
import { freePort } from '../postgres/server.mjs';
import type { Target } from './measure';
import { firstOf, LISTS, PAGES } from './pages';
import { judge } from './verdict';

const TIMES = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const FIGURES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'];

export type LighthouseFigures = {
  path: string;
  /** Of a hundred, the median of five, in the order of CATEGORIES. */
  scores: number[];
  /** Milliseconds, likewise, in the order of FIGURES. */
  figures: number[];
  /** What took points off, in any of the five. */
  failed: string[];
};

const middle = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** What Lighthouse gives every kind of public page, on a phone with slow 4G as it slows a browser itself. */
export async function measureLighthouse(product: Target): Promise<LighthouseFigures[]> {
  const lighthouse = await ensureLighthouse();
  const { chromium } = await import('@playwright/test');
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  });
  const things = await Promise.all(LISTS.map((list) => firstOf(product, list)));
  const all: LighthouseFigures[] = [];
  for (const path of [...PAGES, ...things.flat()]) {
    const runs: Scored['lhr'][] = [];
    for (let nth = 0; nth < TIMES; nth++) {
      const scored = await lighthouse(product.url + path, {
        port,
        logLevel: 'error',
        throttlingMethod: 'devtools',
      });
      if (scored) runs.push(scored.lhr);
    }
    all.push({
      path,
      scores: CATEGORIES.map((name) =>
        middle(runs.map(({ categories }) => Math.round((categories[name]?.score ?? 0) * 100))),
      ),
      figures: FIGURES.map((name) =>
        middle(runs.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN)),
      ),
      failed: [...new Set(runs.flatMap(lost))],
    });
  }
  await browser.close();
  return all;
}

/** The audits of all but performance, where everything counts together, that took points off. */
function lost({ categories, audits }: Scored['lhr']): string[] {
  return Object.entries(categories)
    .filter(([name]) => name !== 'performance')
    .flatMap(([, { auditRefs }]) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
}

/** A line a page, then what is wanted of all of them. */
export function printLighthouse(pages: LighthouseFigures[]): void {
  say(
    '\nLighthouse, 4G lente, médianes de cinq : performance, accessibilité, bonnes pratiques, référencement ; première et plus grande peinture, processeur bloqué\n',
  );
  for (const { path, scores, figures, failed } of pages) {
    const cells = [...scores.map(String), ...figures.map((ms) => `${Math.round(ms)} ms`)];
    say(
      [path.slice(0, 24).padEnd(24), ...cells.map((cell) => cell.padStart(8)), ` ${failed.join(' ')}`].join(
        ' ',
      ),
    );
  }
  say('');
  const worst = Math.min(...pages.flatMap(({ scores }) => scores));
  judge({ label: 'Lighthouse, quatre fois 100', value: `${worst} au moins`, reached: worst === 100 });
}
