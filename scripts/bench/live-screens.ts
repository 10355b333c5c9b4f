import { type Browser, chromium, type Page } from '@playwright/test';
import { SESSION_HINT_COOKIE, sessionCookieName } from '@/lib/core/sessions/cookie';
import { ensureBrowser } from '../lib/browser.mjs';
import { onStop } from '../lib/processes.mjs';
import type { Traveller } from './hot-leg';
import { makeConversation } from './live-crowd';

/** From the key that sends to the frame that shows it on the other's screen; from its being there to that of « Lu » on the sender's. */
export type Screens = { messageMs: number[]; readMs: number[] };

const ROUNDS = 50;

/** Two real browsers with the same conversation open: one writes, the other reads. */
export async function measureScreens(
  databaseUrl: string,
  url: string,
  [writer, reader]: [Traveller, Traveller],
): Promise<Screens> {
  const id = await makeConversation(databaseUrl, writer, reader);
  const browsers = await Promise.all([openBrowser(), openBrowser()]);
  const [from, to] = await Promise.all([
    openThread(browsers[0], url, writer, id),
    openThread(browsers[1], url, reader, id),
  ]);
  await watch(from, 'Lu', 'Bonjour');
  await seen(from);
  const [messageMs, readMs]: [number[], number[]] = [[], []];
  for (let nth = 0; nth < ROUNDS; nth++) {
    const words = `Message ${nth} à l’écran`;
    await from.getByLabel('Votre message').fill(words);
    await Promise.all([watch(to, words, words), watch(from, 'Lu', words)]);
    await from.keyboard.press('Enter');
    const [arrived, read] = await Promise.all([seen(to), seen(from)]);
    const sentAt = await from.evaluate(() => (globalThis as { sentAt?: number }).sentAt ?? Number.NaN);
    messageMs.push(arrived.drawnAt - sentAt);
    readMs.push(read.drawnAt - arrived.thereAt);
  }
  await Promise.all(browsers.map((browser) => browser.close()));
  return { messageMs, readMs };
}

async function openBrowser(): Promise<Browser> {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'];
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args });
  onStop(() => browser.close());
  return browser;
}

async function openThread(browser: Browser, url: string, { token }: Traveller, id: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'fr-FR', viewport: { width: 1280, height: 900 } });
  await context.addCookies([
    { name: sessionCookieName(), value: token, url },
    { name: SESSION_HINT_COOKIE, value: '1', url },
  ]);
  // The compiler of our scripts names what is sent to the page by a function that the page does not have.
  await context.addInitScript('globalThis.__name = (named) => named');
  // Keys take another way into the page than what we ask of it: who asked for the next one may come late.
  await context.addInitScript(() => {
    addEventListener(
      'keydown',
      ({ key }) => {
        if (key === 'Enter') Object.assign(globalThis, { sentAt: Date.now() });
      },
      true,
    );
  });
  const page = await context.newPage();
  const stream = page.waitForResponse((response) => response.url().includes('/api/events'));
  await page.goto(`${url}/messagerie/${id}`);
  await page.getByLabel('Votre message').waitFor();
  await stream;
  return page;
}

type Seen = { thereAt: number; drawnAt: number };

/** Has the page note when its thread holds those words, from where `after` stands last, and when the next frame is drawn. */
function watch(page: Page, words: string, after: string): Promise<void> {
  return page.evaluate(
    ({ words, after }) => {
      const seen = new Promise<Seen>((resolve) => {
        const look = () => {
          const text = document.querySelector('[data-thread-log]')?.textContent ?? '';
          const place = text.lastIndexOf(after);
          if (place < 0 || !text.slice(place).includes(words)) return;
          watching.disconnect();
          const thereAt = Date.now();
          requestAnimationFrame(() => resolve({ thereAt, drawnAt: Date.now() }));
        };
        const watching = new MutationObserver(look);
        watching.observe(document.body, { childList: true, subtree: true, characterData: true });
        look();
      });
      Object.assign(globalThis, { seen });
    },
    { words, after },
  );
}

/** What it noted, once it has. */
function seen(page: Page): Promise<Seen> {
  return page.evaluate(() => (globalThis as unknown as { seen: Promise<Seen> }).seen);
}
