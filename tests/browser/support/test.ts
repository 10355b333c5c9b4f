import { type APIRequestContext, type Browser, test as base, expect, type Page } from '@playwright/test';
import { newestMailTo } from '../../support/mails';
import { watchAnswers } from './answers';
import { watchConsole } from './console';
import { keptUnnamed } from './kept';

/** A registered person and the token that speaks for them in API calls. */
export type Person = { id: string; token: string; email: string; password: string; firstName: string };

export const PASSWORD = 'Tanger-par-le-ferry-1';

const ORIGIN = new URL(process.env.BASE_URL ?? 'http://localhost:3000').origin;

/** A browser that nobody has used yet: a login ends the session that its browser held. */
const FRESH = { origin: ORIGIN, cookie: '' };

export const PARTICULAR = {
  userType: 'particular',
  particularDetails: { type: 'both', birthDate: '1990-05-17', address: '3 rue des Tanneurs, 69003 Lyon' },
};

let made = 0;

/** An e-mail nobody has yet. */
export function freshEmail(name: string): string {
  made += 1;
  return `${name}.${process.pid}.${Date.now()}.${made}@exemple.test`;
}

/** A word that nothing else in the database holds, to find one's own things by. */
export function freshWord(): string {
  made += 1;
  return `essai${process.pid}x${Date.now()}x${made}`;
}

/** Resolves once scripts listen to the page and know who is looking: the header's corner says so. */
export async function listening(page: Page): Promise<void> {
  await expect(page.locator('header [data-visitor-part]')).toHaveCount(0);
}

/**
 * Resolves once scripts listen to the page, and the styles are there that it did not open with: it counts as open from then on.
 * A button that is pressed before waits for both (early-press.spec.ts, first-paint.spec.ts), and a link loads its page anew.
 */
export async function awake(page: Page): Promise<void> {
  await listening(page);
  await expect(page.locator('link[data-rest]')).toHaveCount(0);
}

/** From now on the page is awake when `goto` and `reload` come back. */
function openAwake(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (...args) => {
    const response = await goto(...args);
    await awake(page);
    return response;
  };
  page.reload = async (...args) => {
    const response = await reload(...args);
    await awake(page);
    return response;
  };
}

type Fixtures = {
  answers: ReturnType<typeof watchAnswers>;
  watched: ReturnType<typeof watchConsole>;
  /** A page in a browser of its own: somebody else's. `of` is one that was started apart. */
  anotherBrowser: (of?: Browser) => Promise<Page>;
};

/** The browser test: a console error of a page, an uncaught exception or an answer of the API that it does not describe fails it. */
export const test = base.extend<Fixtures>({
  answers: [
    async ({ context, request, browser, playwright }, use) => {
      const answers = watchAnswers(ORIGIN);
      answers.watch(context);
      answers.watchCalls(request);
      const stop = answers.watchNew(browser, playwright.request);
      await use(answers);
      stop();
      expect(await answers.problems(), 'answers that the API’s document does not describe').toEqual([]);
    },
    { auto: true },
  ],
  watched: [
    async ({ context, javaScriptEnabled }, use) => {
      const watched = watchConsole();
      watched.watch(context);
      if (javaScriptEnabled !== false) context.on('page', openAwake);
      await use(watched);
      expect(watched.troubles(), 'errors in the browser’s console').toEqual([]);
      expect(await keptUnnamed(context, ORIGIN), 'kept in the browser, and not said on /cookies').toEqual([]);
    },
    { auto: true },
  ],
  anotherBrowser: async ({ browser, watched, answers }, use) => {
    const close: (() => Promise<void>)[] = [];
    await use(async (of = browser) => {
      const context = await of.newContext();
      close.push(() => context.close());
      watched.watch(context);
      if (of !== browser) answers.watch(context);
      context.on('page', openAwake);
      return context.newPage();
    });
    for (const one of close) await one();
  },
});

/** The token of the link in the newest mail to an address that leads to a page of the site. */
export async function tokenFromMail(email: string, page: string): Promise<string> {
  const link = new RegExp(`/${page}#([\\w-]+)`);
  const read = () => link.exec(newestMailTo(email) ?? '')?.[1] ?? '';
  await expect.poll(read, `a mail to ${page}`).not.toBe('');
  return read();
}

/**
 * Registers somebody by the API, as the registration form would, and confirms their e-mail by the link that they got; a
 * private person unless `details` say otherwise.
 */
export async function register(...args: Parameters<typeof registerOnly>): Promise<Person> {
  const person = await registerOnly(...args);
  const token = await tokenFromMail(person.email, 'confirmer-email');
  const answer = await args[0].post('/api/auth/email/confirmation', { data: { token }, headers: FRESH });
  expect(answer.status()).toBe(200);
  return person;
}

/** Registers somebody whose e-mail nobody has confirmed. */
export async function registerOnly(
  request: APIRequestContext,
  firstName: string,
  lastName = 'Essai',
  details: Record<string, unknown> = PARTICULAR,
): Promise<Person> {
  const email = typeof details.email === 'string' ? details.email : freshEmail(firstName.toLowerCase());
  const answer = await request.post('/api/auth/register', {
    data: {
      firstName,
      lastName,
      email,
      password: PASSWORD,
      phoneNumber: '+33612345678',
      country: 'France',
      ...details,
    },
    headers: FRESH,
  });
  expect(answer.status()).toBe(201);
  const { token, user } = await answer.json();
  return { id: user._id, token, email, password: PASSWORD, firstName };
}

/** The id and token of an account that was made by the registration form. */
export async function tokenOf(
  request: APIRequestContext,
  account: Pick<Person, 'email' | 'password'>,
): Promise<Pick<Person, 'id' | 'token'>> {
  const answer = await request.post('/api/auth/login', { data: account, headers: FRESH });
  expect(answer.status()).toBe(200);
  const { token, user } = await answer.json();
  return { id: user._id, token };
}

/**
 * Logs a browser in by the API; its next page belongs to that person. The login screen has journeys of its own
 * (contact, navigation, secret pages).
 */
export async function logIn(
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  const headers = { origin: ORIGIN };
  const answer = await page.context().request.post('/api/auth/login', { data: { email, password }, headers });
  expect(answer.status()).toBe(200);
}

export { expect };
