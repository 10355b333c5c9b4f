import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { demoAccounts } from '@/prisma/demo-accounts';
import type { Control } from './support/controls-in-page';
import { type By, holdBack, openAnew, type Pressing, press } from './support/press';
import { ELSEWHERE, type Read, readScreens, SCREENS, screensOf } from './support/screens';
import { site } from './support/site';
import { expect, logIn, test, tokenOf } from './support/test';

/** How many presses one behind the other a control may lie away: a menu, its dialog, what that asks. */
const DEPTH = 3;

const WAYS: { by: By; width: number; height: number; but?: Control['kind'] }[] = [
  { by: 'keyboard', width: 1280, height: 900 },
  // Links are links at any width: those are followed once.
  { by: 'pointer', width: 360, height: 780, but: 'link' },
];

/** Said of what a press brought to light and no second one does: a message that passes. */
const GONE = 'is there no more';

type Row = { screen: string; way: string; control: Control; did: string };
type Job = { steps: Control[]; control: Control };

/** What is the same on all screens is pressed on the first: header and footer, dialogs, links to things of a kind. */
const keyIn = (screen: string, { key, kind, part }: Control) =>
  part === 'page' && kind !== 'link' ? `${screen} ${key}` : key;

const isField = ({ kind }: Control) => !['link', 'button'].includes(kind);

/** Presses every control of a screen, each on the screen as it opens; then what each press brought to light. */
async function pressAll(pressing: Pressing, screen: string, done: Set<string>): Promise<Row[]> {
  const [rows, jobs]: [Row[], Job[]] = [[], []];
  const add = async (page: Page, steps: Control[]) => {
    for (const control of await page.evaluate(() => window.controls.list())) {
      const key = keyIn(screen, control);
      if (control.kind === pressing.but || done.has(key)) continue;
      if (!pressing.frame && ['header', 'footer'].includes(control.part)) continue;
      done.add(key);
      jobs.push({ steps, control });
    }
  };
  let page = await openAnew(pressing, screen);
  await add(page, []);
  let at: Control[] | null = jobs[0]?.steps ?? null;
  for (let job = jobs.shift(); job; job = jobs.shift()) {
    const { steps, control } = job;
    const way = steps.map(({ name }) => `« ${name} » › `).join('');
    const again = async () => {
      await page.close();
      page = await openAnew(pressing, screen);
      for (const step of steps) await press(page, pressing, step);
    };
    // A field is typed into where the one before it was; all else is pressed on the screen as it opens.
    const goesOn = at === steps && isField(control);
    if (!goesOn) await again();
    let url = page.url();
    let did = await press(page, pressing, control);
    if (did === null && goesOn) {
      // What the fields before it hold has hidden it.
      await again();
      url = page.url();
      did = await press(page, pressing, control);
    }
    at = null;
    did ??= GONE;
    rows.push({ screen, way, control, did });
    if (control.kind === 'link' || page.url() !== url) continue;
    const count = jobs.length;
    if (steps.length < DEPTH) await add(page, [...steps, control]);
    if (isField(control) && jobs.length === count) at = steps;
  }
  await page.close();
  return rows;
}

const tableOf = (rows: Row[]) =>
  rows
    .map(({ screen, way, control, did }) =>
      [screen, `${control.part}: ${way}${control.kind} « ${control.name} »`, did].join('\t'),
    )
    .join('\n');

test('no screen is forgotten', async () => {
  const anyId: Read = {
    id: 'un-compte',
    first: async (folder) => `${folder}/un-numero`,
    each: async (folder) => [`${folder}/un-numero`],
  };
  const shown = (await Promise.all(SCREENS.map((who) => screensOf(who, anyId)))).flat();
  const pages = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'page.tsx')
    .map((file) => `/${path.posix.dirname(file)}`.replace(/\/(?:\[langue\]|\([a-z]+\))/g, '') || '/');
  expect(pages.length).toBeGreaterThan(45);
  const forgotten = pages.filter((page) => {
    const pattern = new RegExp(`^${page.replace(/\[(?:\.\.\.)?\w+\]/g, '[^/]+')}$`);
    return !(page in ELSEWHERE) && !shown.some((screen) => pattern.test(screen.replace(/[?#].*/, '')));
  });
  expect(forgotten).toEqual([]);
});

// The screens are the same whoever serves them, and so are their controls.
for (const who of site === 'start' ? SCREENS : []) {
  for (const { by, width, height, but } of WAYS) {
    test(`every control does something: ${who.name}, ${width} px, by ${by}`, async ({
      browser,
      request,
    }, testInfo) => {
      test.setTimeout(900_000);
      const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
      const account = demoAccounts.find(({ email }) => email === who.email);
      if (account) {
        const page = await context.newPage();
        await logIn(page, account);
        await page.close();
      }
      const read = readScreens(request, account && (await tokenOf(request, account)));
      const pressing: Pressing = { context, by, but, frame: who.frame, heard: [], thrown: [] };
      await holdBack(pressing);
      const [rows, done]: [Row[], Set<string>] = [[], new Set()];
      for (const screen of await screensOf(who, read)) {
        rows.push(...(await pressAll(pressing, screen, done)));
        writeFileSync(testInfo.outputPath('controls.tsv'), tableOf(rows));
      }
      await context.close();
      const dead = rows.filter(({ did }) => did === 'nothing');
      expect(tableOf(dead), `of ${rows.length} pressed, all did something`).toBe('');
      expect(pressing.thrown).toEqual([]);
    });
  }
}
