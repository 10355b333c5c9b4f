import type { Page } from '@playwright/test';
import { agree } from './support/deals';
import { holdBack } from './support/held';
import { expect, logIn, register, test } from './support/test';
import { publishTransport } from './support/things';

// On a slow network a page is read, and pressed, well before its scripts are there.

const SCRIPTS = '**/_next/static/chunks/**/*.js';

/** Opens a page whose scripts have not come; the page's own `goto` would wait for them. */
const openAsleep = (page: Page, path: string) => page.mainFrame().goto(path, { waitUntil: 'commit' });

test('what is pressed before a page’s scripts come is done when they do, once', async ({ page, request }) => {
  const { sender, reservation } = await agree(request);
  await logIn(page, sender);
  const release = await holdBack(page, SCRIPTS);
  let asked = 0;
  page.on('request', (one) => {
    if (one.method() === 'POST' && one.url().endsWith('/remise/lien')) asked += 1;
  });
  await openAsleep(page, `/remises/${reservation}`);
  const button = page.getByRole('button', { name: 'Faire un lien pour le destinataire' });
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-busy', 'true');
  expect(asked).toBe(0);
  await button.evaluate((one) => {
    one.addEventListener('click', () => {
      document.documentElement.dataset.heard = `${document.documentElement.dataset.heard ?? ''}x`;
    });
  });
  release();
  await expect(page.getByText(/\/colis\/[\w-]{32}$/)).toBeVisible();
  expect(asked).toBe(1);
  await expect(page.locator('html')).toHaveAttribute('data-heard', 'x');
});

test('of several presses the last one counts, and one elsewhere takes it back', async ({ page, request }) => {
  const { _id } = await publishTransport(request, await register(request, 'Yassine'));
  await logIn(page, await register(request, 'Salma'));
  const release = await holdBack(page, SCRIPTS);
  await openAsleep(page, `/transporteurs/${_id}`);
  const button = page.getByRole('button', { name: 'Réserver ce transport' });
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(button).not.toHaveAttribute('aria-busy');
  await button.click();
  release();
  await expect(page.getByRole('dialog', { name: 'Réserver ce transport' })).toBeVisible();
  await expect(page.locator('button[aria-busy]')).toHaveCount(0);
});

test('a visitor who presses « Contacter » before is asked to sign in, and writes nothing for nobody', async ({
  page,
  request,
}) => {
  const { _id } = await publishTransport(request, await register(request, 'Yassine'));
  const release = await holdBack(page, SCRIPTS);
  await openAsleep(page, `/transporteurs/${_id}`);
  const button = page.getByRole('button', { name: 'Contacter' }).first();
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  release();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link', { name: 'Se connecter' })).toBeVisible();
  await expect(dialog.getByRole('textbox')).toHaveCount(0);
});

test('a press is taken back by Escape', async ({ page, request }) => {
  const { _id } = await publishTransport(request, await register(request, 'Yassine'));
  await logIn(page, await register(request, 'Salma'));
  const release = await holdBack(page, SCRIPTS);
  await openAsleep(page, `/transporteurs/${_id}`);
  const button = page.getByRole('button', { name: 'Réserver ce transport' });
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Escape');
  await expect(button).not.toHaveAttribute('aria-busy');
  release();
  await expect(page.locator('html')).toHaveAttribute('data-awake', '');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
