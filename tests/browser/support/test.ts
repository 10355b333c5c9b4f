import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test';

/** A registered person and the token that speaks for them in API calls. */
export type Person = { id: string; token: string; email: string; password: string; firstName: string };

export const PASSWORD = 'Tanger-par-le-ferry-1';

let made = 0;

/** An e-mail nobody has yet. */
export function freshEmail(name: string): string {
  made += 1;
  return `${name}.${process.pid}.${Date.now()}.${made}@exemple.test`;
}

/** The browser test: any console error or uncaught exception of a page fails it. */
export const test = base.extend<{ watched: undefined }>({
  watched: [
    async ({ context }, use) => {
      const troubles: string[] = [];
      const watch = (page: Page) => {
        page.on('console', (message) => {
          if (message.type() !== 'error') return;
          const { url } = message.location();
          // Chromium reports a page that is rightly a 404 as an error of its own address.
          const ownAddress = URL.canParse(url) && new URL(url).pathname === new URL(page.url()).pathname;
          if (ownAddress && message.text().includes('404')) return;
          troubles.push(`${page.url()}: ${message.text()} ${url}`);
        });
        page.on('pageerror', (error) => troubles.push(`${page.url()}: ${error.message}`));
      };
      context.on('page', watch);
      await use(undefined);
      expect(troubles, 'errors in the browser’s console').toEqual([]);
    },
    { auto: true },
  ],
});

/** Registers somebody by the API, as the registration form would. */
export async function register(
  request: APIRequestContext,
  firstName: string,
  lastName = 'Essai',
): Promise<Person> {
  const email = freshEmail(firstName.toLowerCase());
  const answer = await request.post('/api/auth/register', {
    data: {
      firstName,
      lastName,
      email,
      password: PASSWORD,
      phoneNumber: '+33612345678',
      country: 'France',
      userType: 'particular',
      particularDetails: { type: 'both', birthDate: '1990-05-17', address: '3 rue des Tanneurs, 69003 Lyon' },
    },
    headers: { origin: new URL(process.env.BASE_URL ?? 'http://localhost:3000').origin },
  });
  expect(answer.status()).toBe(201);
  const { token, user } = await answer.json();
  return { id: user._id, token, email, password: PASSWORD, firstName };
}

/** Logs a browser in by the login screen. */
export async function logIn(page: Page, person: Pick<Person, 'email' | 'password'>): Promise<void> {
  await page.goto('/login');
  await page.getByLabel(/^E-?mail/i).fill(person.email);
  await page
    .getByLabel(/^Mot de passe/i)
    .first()
    .fill(person.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
}

export { expect };
