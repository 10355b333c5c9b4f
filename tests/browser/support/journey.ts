import { expect, type Locator, type Page } from '@playwright/test';
import { addressIn } from '@/lib/langues/adresse.mjs';
import type { Langue } from '@/lib/langues/langue.mjs';
import { expectAccessibleInBothThemes } from './axe';
import { frenchBut, saidOf } from './french-left';
import { expectNoSidewaysScroll } from './screen';
import { freshEmail, PASSWORD } from './test';
import { beginningWith, wordsOf } from './words';

export const DESKTOP = { viewport: { width: 1280, height: 900 } };
export const PHONE = {
  viewport: { width: 360, height: 740 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
};

const [ENGLISH, ARABIC] = [
  { langue: 'en', locale: 'en-GB' },
  { langue: 'ar', locale: 'ar-MA' },
] as const;
const at =
  (device: 'desktop' | 'phone') =>
  ({ langue, locale }: typeof ENGLISH | typeof ARABIC) => ({
    device,
    langue,
    use: { ...(device === 'phone' ? PHONE : DESKTOP), locale },
  });

/** Where each language that is not French is walked: English at a desk, Arabic on a phone; with every screen, the other way round. */
export const TRANSLATED = process.env.EVERY_SCREEN
  ? [at('phone')(ENGLISH), at('desktop')(ARABIC)]
  : [at('desktop')(ENGLISH), at('phone')(ARABIC)];

/** Cities as each language calls them. */
export const LYON = { fr: 'Lyon', en: 'Lyon', ar: 'ليون' };
export const TANGER = { fr: 'Tanger', en: 'Tangier', ar: 'طنجة' };

/** The three steps of the registration of a private person, in a language. */
export async function registerByForm(
  page: Page,
  { firstName, lastName }: { firstName: string; lastName: string },
  langue: Langue = 'fr',
): Promise<void> {
  const words = wordsOf(langue);
  const main = page.getByRole('main');
  const text = (name: string) => main.getByRole('textbox', { name, exact: true });
  await page.goto(addressIn(langue, '/register'));
  await main.getByRole('button', { name: beginningWith(words('users/profilType')('particular')) }).click();
  await text(words('users/inscription')('prenom')).fill(firstName);
  await text(words('users/inscription')('nom')).fill(lastName);
  await text(words('users/inscription')('email')).fill(freshEmail(firstName.toLowerCase()));
  await text(words('users/inscription')('telephone')).fill('06 12 34 56 78');
  await main.getByLabel(beginningWith(words('users/inscription')('motDePasse'))).fill(PASSWORD);
  await main.getByLabel(words('users/motDePasse')('confirmer')).fill(PASSWORD);
  await main.getByRole('button', { name: words('users/inscription')('suivant') }).click();
  await main.getByLabel(words('users/champs')('naissance')).fill('1990-05-17');
  await text(words('users/champs')('adresse')).fill('3 rue des Tanneurs, 69003 Lyon');
  await main.getByRole('button', { name: words('users/inscription')('inscrire') }).click();
  await page.waitForURL(addressIn(langue, '/'));
}

/** Chooses the stop of a list whose label begins with the city. */
export async function chooseStop(form: Locator, label: string, city: string): Promise<void> {
  const select = form.getByLabel(label);
  const value = await select.locator('option', { hasText: city }).first().getAttribute('value');
  await select.selectOption(value);
}

/** A screen holds in its window and is for everybody, in both themes; it is left in the light one. */
export async function expectWhole(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  await expectAccessibleInBothThemes(page);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** The same of a screen in a language that is not French, which says nothing in French. */
export async function expectWholeIn(langue: Exclude<Langue, 'fr'>, page: Page): Promise<void> {
  await expectIn(langue, page);
  await expectWhole(page);
  expect(await saidOf(page, frenchBut(langue)), `${page.url()} says in French`).toEqual([]);
}

/** The same at a desk and on a phone of a screen that stays open meanwhile; its window is left as it was. */
export async function expectWholeAtBothWidths(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const { viewport } of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport);
    await expectWhole(page);
  }
  if (before) await page.setViewportSize(before);
}

/** A page under one language's address that says so, and the way that it is written. */
export async function expectIn(langue: Langue, page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', langue);
  await expect(page.locator('html')).toHaveAttribute('dir', langue === 'ar' ? 'rtl' : 'ltr');
  const { pathname } = new URL(page.url());
  expect(pathname).toBe(addressIn(langue, pathname));
}

/** Listens to where a page goes; answers the paths that are of another language. */
export function watchAddresses(langue: Langue, page: Page): () => string[] {
  const paths: string[] = [];
  page.on('framenavigated', (frame) => {
    const { protocol, pathname } = new URL(frame.url());
    if (frame === page.mainFrame() && protocol.startsWith('http')) paths.push(pathname);
  });
  return () => paths.filter((path) => path !== addressIn(langue, path));
}
