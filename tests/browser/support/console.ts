import type { BrowserContext, Response } from '@playwright/test';
import { site } from './site';

type Trouble = { page: string; text: string; at: string };

const pathOf = (url: string) => (URL.canParse(url) ? new URL(url).pathname : url);

const LISTED = /^\/(?:transporteurs|demandes|produits|agences|profile)\/[0-9a-f-]{36}$/;

/** A page that is rightly a 404; also one fetched ahead by a list, of a thing that another test has hidden since. */
function isMissingPage(response: Response): boolean {
  if (response.status() !== 404) return false;
  const request = response.request();
  const ahead = request.headers()['next-router-prefetch'] !== undefined;
  return request.isNavigationRequest() || (ahead && LISTED.test(pathOf(response.url())));
}

/** A page fetched ahead that a server with too many at once declines: nobody waits for it, and it is asked for again. */
function isDeclinedAhead(response: Response): boolean {
  return response.status() === 503 && response.request().headers()['next-router-prefetch'] !== undefined;
}

/**
 * A page's stream, its bell and its count of what is unread hear of their own accord that its session is over, and where no
 * streams are, that there are none.
 */
const BY_THEMSELVES = [
  '401 /api/users/me',
  '401 /api/events',
  '401 /api/notifications',
  '401 /api/conversations/unread',
  ...(site === 'plain' ? ['501 /api/events'] : []),
];

/**
 * What the server leaves to the browser on a page that is a 404 (`Missing`) React may count among its recoverable errors,
 * if the page has another boundary to draw before it forgets: « could not finish this Suspense boundary », which is meant so.
 */
const LEFT_TO_THE_BROWSER = 'Minified React error #419';

/**
 * Listens to the consoles of browsers. `troubles` tells the errors and uncaught exceptions so far. Chromium reports every
 * answer from 400 on as an error: a page that is rightly a 404 is none, whichever of the two becomes known first, nor
 * are the refusals that a test says it provokes (`provoke`: status and path), or an error of its own making (`provokeError`).
 */
export function watchConsole() {
  const heard: Trouble[] = [];
  const expected = new Set<string>(BY_THEMSELVES);
  const made = new Set<string>();

  function watch(context: BrowserContext): void {
    context.on('response', (response) => {
      if (isMissingPage(response)) expected.add(`404 ${pathOf(response.url())}`);
      if (isDeclinedAhead(response)) expected.add(`503 ${pathOf(response.url())}`);
    });
    context.on('console', (message) => {
      if (message.type() !== 'error') return;
      heard.push({ page: message.page()?.url() ?? '', text: message.text(), at: message.location().url });
    });
    context.on('weberror', (error) => {
      heard.push({ page: error.page()?.url() ?? '', text: error.error().message, at: '' });
    });
  }

  const isExpected = ({ page, text, at }: Trouble) =>
    [...made].some((one) => text.includes(one)) ||
    (text.startsWith(LEFT_TO_THE_BROWSER) && expected.has(`404 ${pathOf(page)}`)) ||
    expected.has(`${/responded with a status of (\d{3})/.exec(text)?.[1]} ${pathOf(at)}`);
  return {
    watch,
    provoke: (status: number, path: string) => void expected.add(`${status} ${path}`),
    provokeError: (text: string) => void made.add(text),
    troubles: () =>
      heard.filter((one) => !isExpected(one)).map(({ page, text, at }) => `${page}: ${text} ${at}`),
  };
}
