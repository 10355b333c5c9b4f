import type { Page } from '@playwright/test';
import { expect, logIn, register, test } from './support/test';

/** From now on the router's requests wait until the function it answers is called. */
async function holdNavigations(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    (url) => url.searchParams.has('_rsc'),
    async (route) => {
      await held;
      await route.continue();
    },
  );
  return () => release();
}

const line = (page: Page) => page.locator('[data-navigating]');

test('a press on a link shows at once that it was heard, then the shape of what comes', async ({ page }) => {
  await page.goto('/faq');
  const release = await holdNavigations(page);
  await page.getByRole('link', { name: 'Besoins', exact: true }).first().click();
  await expect(line(page)).toBeAttached();
  await expect(page.getByRole('status').filter({ hasText: 'Chargement...' })).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  release();
  await expect(page.getByRole('heading', { level: 1, name: /Besoins/ })).toBeVisible();
  await expect(line(page)).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'Chargement...' })).toHaveCount(0);
});

test('a filter keeps the list on screen while it waits', async ({ page }) => {
  await page.goto('/agences');
  const release = await holdNavigations(page);
  await page.getByRole('searchbox', { name: 'Rechercher une agence' }).fill('dakar');
  await page.keyboard.press('Enter');
  await expect(line(page)).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  release();
  await expect(page).toHaveURL(/\?search=dakar$/);
  await expect(line(page)).toHaveCount(0);
});

test('an account that cannot be read for now is no visitor', async ({ page, request, watched }) => {
  const person = await register(request, 'Amina');
  await logIn(page, person);
  let away = true;
  watched.provoke(503, '/api/users/me');
  await page.route('**/api/users/me', (route) =>
    away ? route.fulfill({ status: 503, json: { status: 'error' } }) : route.continue(),
  );
  await page.goto('/about');
  const header = page.locator('header');
  await expect(header.getByText('Votre compte ne répond pas.').first()).toBeVisible();
  await expect(header.getByRole('link', { name: 'Connexion' })).toHaveCount(0);
  away = false;
  await header.getByRole('button', { name: 'Réessayer' }).first().click();
  await expect(header.getByRole('button', { name: /^Mon compte/ })).toBeVisible();
  // What was known stays known when a later read fails.
  away = true;
  await page.getByRole('link', { name: 'Agences', exact: true }).first().click();
  await expect(page).toHaveURL(/\/agences$/);
  await expect(header.getByRole('button', { name: /^Mon compte/ })).toBeVisible();
});
