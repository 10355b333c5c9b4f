import type { BrowserContext, ElementHandle, Page } from '@playwright/test';
import { type Control, type ControlsInPage, installControls } from './controls-in-page';
import { awake, expect } from './test';

declare global {
  interface Window {
    controls: ControlsInPage;
  }
}

export type By = 'keyboard' | 'pointer';

/** A browser in which every press finds the same world, and what was heard of it since the last one. */
export type Pressing = {
  context: BrowserContext;
  by: By;
  /** What is not pressed: a kind, header and footer. */
  but?: Control['kind'] | undefined;
  frame?: boolean | undefined;
  heard: string[];
  thrown: string[];
};

/**
 * What would change something, and what leaves the site, is heard and held back in the page, as if the network had gone;
 * and nothing that pages keep in the browser outlives them. Not by routes: with these a browser keeps no scripts.
 */
export async function holdBack({ context, heard }: Pressing): Promise<void> {
  await context.exposeFunction('heardInPage', (what: string) => void heard.push(what));
  await context.addInitScript(installControls);
  await context.addInitScript(() => {
    localStorage.clear();
    sessionStorage.clear();
    const hear = (what: string) =>
      void (window as unknown as { heardInPage(text: string): void }).heardInPage(what);
    const lost = () => new TypeError('held back');
    const ask = window.fetch.bind(window);
    window.fetch = async (input, init) => {
      const request = new Request(input, init);
      if (request.method === 'GET') return ask(input, init);
      hear(`${request.method} ${request.url}`);
      throw lost();
    };
    XMLHttpRequest.prototype.open = (method: string, url: string) => {
      hear(`${method} ${url}`);
      throw lost();
    };
    navigator.sendBeacon = () => true;
    addEventListener('submit', (event) => {
      const form = event.target as HTMLFormElement;
      if (event.defaultPrevented || form.method !== 'post') return;
      event.preventDefault();
      hear(`POST ${form.action}`);
    });
    addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a');
      if (!link?.href || event.defaultPrevented) return;
      const here = link.origin === location.origin;
      // A picture is no page of ours: in it no script runs, so nobody could be asked what is there.
      if (here && !link.pathname.startsWith('/uploads/')) return;
      event.preventDefault();
      hear(here ? `shows ${link.pathname}` : `leaves for ${link.host || link.protocol}`);
    });
  });
}

/** Opens a screen in a tab of its own; it comes back when it knows who is looking. */
export async function openAnew({ context, heard, thrown }: Pressing, path: string): Promise<Page> {
  const page = await context.newPage();
  page.on('pageerror', ({ message }) => thrown.push(`${page.url()}: ${message}`));
  page.on('dialog', (dialog) => {
    heard.push(`asks « ${dialog.message()} »`);
    void dialog.dismiss();
  });
  page.on('download', (download) => heard.push(`downloads ${download.suggestedFilename()}`));
  page.on('filechooser', () => heard.push('asks for a file'));
  page.on('popup', (popup) => {
    heard.push('opens a window');
    void popup.close();
  });
  await page.goto(path);
  await awake(page);
  await page.evaluate(() => window.controls.rest());
  return page;
}

/**
 * Presses one control, or types into it, and answers what happened: « nothing » where nobody would notice anything, null where there
 * is none of that key.
 */
export async function press(page: Page, { heard, by }: Pressing, control: Control): Promise<string | null> {
  const { key, kind, hidden } = control;
  const found = await page
    .waitForFunction((wanted) => window.controls.find(wanted), key, { timeout: 10_000 })
    .catch(() => null);
  if (!found) return null;
  const element = found.asElement() as ElementHandle<HTMLElement>;
  const byKeyboard = by === 'keyboard' || (hidden && kind !== 'tick');
  const focused = byKeyboard || kind === 'text' || kind === 'choice';
  await page.evaluate(({ one, wanted, focused }) => window.controls.remember(one, wanted, focused), {
    one: element,
    wanted: key,
    focused,
  });
  heard.length = 0;
  if (kind === 'choice') await element.selectOption({ index: await otherOption(element) });
  else if (kind === 'text') await type(page, element);
  else if (byKeyboard) await page.keyboard.press(kind === 'tick' || kind === 'file' ? 'Space' : 'Enter');
  else await (hidden ? await labelOf(element) : element).click();
  return whatHappened(page, heard);
}

/** Waits until something was heard of or can be seen; ten seconds of nothing are nothing. */
async function whatHappened(page: Page, heard: string[]): Promise<string> {
  let seen = '';
  const happened = async () => {
    seen = await page.evaluate(() => window.controls.changed()).catch(() => 'leads to another page');
    return heard.length > 0 || seen !== '';
  };
  try {
    await expect.poll(happened, { timeout: 10_000, intervals: [10, 20, 40, 80, 160] }).toBe(true);
  } catch {
    return 'nothing';
  }
  await page.evaluate(() => window.controls.rest()).catch(() => {});
  return [...heard, seen || (await page.evaluate(() => window.controls.changed()).catch(() => ''))]
    .filter(Boolean)
    .join('; ');
}

const otherOption = (list: ElementHandle<HTMLElement>) =>
  list.evaluate((one) => {
    const { options, selectedIndex } = one as HTMLSelectElement;
    return [...options].findIndex((option, index) => index !== selectedIndex && !option.disabled);
  });

const labelOf = async (field: ElementHandle<HTMLElement>) => {
  const label = await field.evaluateHandle((one) => (one as HTMLInputElement).labels?.[0] ?? one);
  return label.asElement() as ElementHandle<HTMLElement>;
};

async function type(page: Page, field: ElementHandle<HTMLElement>): Promise<void> {
  const { kind, value } = await field.evaluate((one) => {
    const { type, value } = one as HTMLInputElement;
    return { kind: type, value };
  });
  const other = (one: string, two: string) => (value === one ? two : one);
  if (kind === 'date') return field.fill(other('2027-01-02', '2027-01-03'));
  if (kind === 'datetime-local') return field.fill(other('2027-01-02T08:00', '2027-01-03T08:00'));
  if (kind === 'time') return field.fill(other('08:00', '09:00'));
  if (kind === 'range') return page.keyboard.press('ArrowRight');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(other('1', '2'));
}
