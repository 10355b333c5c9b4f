import { type ElementHandle, launch, type Page } from 'puppeteer-core';
import type { Browser, Window } from './browser';
import { find, type Target } from './find';
import { wasMet, watchPress } from './press';

const SIZE = { width: 1280, height: 900 };

type Element = ElementHandle<HTMLElement>;

function windowOf(page: Page): Window {
  const heard: string[] = [];
  page.on('pageerror', (error) => heard.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(message.text());
  });
  async function onElement(target: Target, act: (element: Element) => Promise<boolean>): Promise<boolean> {
    await page.bringToFront(); // a page behind another draws no frames
    const handle = await page.evaluateHandle(find, target);
    const element = handle.asElement() as Element | null;
    const done = element ? await act(element) : false;
    await handle.dispose();
    return done;
  }
  const ask: Window['ask'] = (question, ...args) =>
    page.evaluate(question as (...args: unknown[]) => never, ...args);
  async function press(element: Element): Promise<boolean> {
    await element.evaluate(watchPress);
    await element.click();
    return wasMet(ask);
  }
  return {
    open: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
    ask,
    press: (target) => onElement(target, press),
    focus: (target) => onElement(target, (element) => element.focus().then(() => true)),
    type: (text) => page.keyboard.type(text),
    complaints: () => heard,
  };
}

/** Firefox, over WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Browser> {
  const firefox = await launch({ browser: 'firefox', executablePath, headless: true, defaultViewport: SIZE });
  return {
    newWindow: async () => {
      const context = await firefox.createBrowserContext();
      return windowOf(await context.newPage());
    },
    close: () => firefox.close(),
  };
}
