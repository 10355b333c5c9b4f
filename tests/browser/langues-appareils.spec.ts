import type { Page } from '@playwright/test';
import { LANGUE_COOKIE } from '@/lib/langues/adresse.mjs';
import { type Langue, NAMES } from '@/lib/langues/langue.mjs';
import { expectIn, expectWhole } from './support/journey';
import { expect, logIn, register, test } from './support/test';
import { beginningWith, wordsOf } from './support/words';

const list = (page: Page, langue: Langue) =>
  page.getByRole('combobox', { name: wordsOf(langue)('users/parametres')('langue'), exact: true });

/** Chooses a language by the settings' list, from a page that speaks another. */
async function choose(page: Page, from: Langue, to: Langue): Promise<void> {
  await list(page, from).selectOption(NAMES[to]);
  const name = wordsOf(from)('users/parametres')('enregistrer');
  await page.getByRole('button', { name, exact: true }).click();
}

const title = (page: Page, langue: Langue) =>
  page.getByRole('heading', { level: 1, name: wordsOf(langue)('users/parametresPage')('titre') });

test('a language chosen on one device is that of every other’s next private page, and what is typed there is not lost', async ({
  page,
  request,
  anotherBrowser,
}) => {
  const person = await register(request, 'Salma', 'Idrissi');
  const [open, writing] = [await anotherBrowser(), await anotherBrowser()];
  for (const one of [page, open, writing]) {
    await logIn(one, person);
    await one.goto('/settings');
    await expectIn('fr', one);
  }
  const known = async (one: Page) =>
    (await one.context().cookies()).find(({ name }) => name === LANGUE_COOKIE)?.value;
  const firstName = (langue: Langue) =>
    writing.getByLabel(beginningWith(wordsOf(langue)('users/parametres')('prenom')));
  await firstName('fr').fill('Selma');

  await test.step('the settings speak it once it is saved, and after that too', async () => {
    await choose(page, 'fr', 'ar');
    await expect(title(page, 'ar')).toBeVisible();
    await expectIn('ar', page);
    await expectWhole(page);
    await page.reload();
    await expectIn('ar', page);
    await page.goto('/settings');
    expect(new URL(page.url()).pathname).toBe('/ar/settings');
    await expect(list(page, 'ar')).toHaveValue('ar');
  });

  await test.step('a page that is open elsewhere leads to the next in it, by a press on a link', async () => {
    expect(await known(open)).toBe('fr');
    await open.getByRole('link', { name: wordsOf('fr')('layout/membre')('messages') }).click();
    await open.waitForURL('/ar/messagerie');
    await expectIn('ar', open);
    await expect.poll(() => known(open)).toBe('ar');
    // Members choose in their settings only: nothing at the foot of a page says otherwise.
    const choice = open.getByRole('navigation', { name: wordsOf('ar')('layout/entete')('langue') });
    await expect(choice).toHaveCount(0);
  });

  await test.step('so does one by its address, whatever that browser knew', async () => {
    await open.context().addCookies([{ name: LANGUE_COOKIE, value: 'fr', url: open.url() }]);
    for (const path of ['/mes-reservations', '/ar/mes-reservations', '/en/mes-reservations?x=1']) {
      const answer = await open.goto(path);
      expect(answer?.status()).toBe(200);
      expect(new URL(open.url()).pathname).toBe('/ar/mes-reservations');
      await expectIn('ar', open);
    }
    expect(new URL(open.url()).search).toBe('?x=1');
  });

  await test.step('what was being typed meanwhile is saved, and the language stays', async () => {
    await expectIn('fr', writing);
    const save = wordsOf('fr')('users/parametres')('enregistrer');
    await writing.getByRole('button', { name: save, exact: true }).click();
    await expect(title(writing, 'ar')).toBeVisible();
    await expectIn('ar', writing);
    await expect(firstName('ar')).toHaveValue('Selma');
    await expect(list(writing, 'ar')).toHaveValue('ar');
  });

  await test.step('and back to French', async () => {
    await choose(writing, 'ar', 'fr');
    await expect(title(writing, 'fr')).toBeVisible();
    await page.goto('/ar/profile');
    expect(new URL(page.url()).pathname).toBe('/profile');
    await expectIn('fr', page);
  });
});
