import { agree } from './support/deals';
import { expectWholeAtBothWidths } from './support/journey';
import { expect, logIn, register, test } from './support/test';

const UNAVAILABLE = { status: 'error', code: 'unavailable', message: 'Réessayez dans un instant.' };

test('a private page shows nothing more when its session ends in another tab, and is there again for the same person', async ({
  page,
  context,
  request,
  watched,
}) => {
  const { sender } = await agree(request);
  await logIn(page, sender);
  await page.goto('/mes-reservations');
  const mine = page.getByRole('main').getByText('Tanger').first();
  await expect(mine).toBeVisible();

  const other = await context.newPage();
  await other.setViewportSize({ width: 1280, height: 900 });
  await other.goto('/');
  await other.getByRole('button', { name: /^Mon compte/ }).click();
  await other.getByRole('menuitem', { name: 'Déconnexion' }).click();
  await other.waitForURL('**/login');

  const over = page.getByRole('heading', { level: 1, name: 'Votre session est terminée' });
  await expect(over).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('Tanger')).toHaveCount(0);
  await expectWholeAtBothWidths(page);
  await expect(page.getByRole('main').getByRole('link', { name: 'Se connecter' })).toHaveAttribute(
    'href',
    '/login?callbackUrl=%2Fmes-reservations',
  );

  const back = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await back();
  await expect(over).toBeVisible();
  // Nor while nobody can tell who is there.
  let away = true;
  watched.provoke(503, '/api/users/me');
  await page.route('**/api/users/me', (route) =>
    away ? route.fulfill({ status: 503, json: UNAVAILABLE }) : route.continue(),
  );
  await logIn(other, sender);
  await back();
  await expect(page.getByRole('banner').getByText('Votre compte ne répond pas.').first()).toBeVisible();
  await expect(page.getByText('Tanger')).toHaveCount(0);
  away = false;
  await back();
  await expect(mine).toBeVisible();
  await expect(over).toHaveCount(0);
});

test('an open window goes with it, and « back » brings nothing back', async ({ page, request }) => {
  const { sender } = await agree(request);
  await logIn(page, sender);
  await page.goto('/settings');
  await expect(page.getByLabel(/^E-mail/)).toHaveValue(sender.email);
  await page.getByRole('button', { name: 'Télécharger' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.context().clearCookies();
  await page.evaluate(() => {
    for (const event of ['pagehide', 'pageshow']) window.dispatchEvent(new Event(event));
  });
  const over = page.getByRole('heading', { level: 1, name: 'Votre session est terminée' });
  await expect(over).toBeVisible({ timeout: 20_000 });
  await expect(dialog).toHaveCount(0);

  await page.getByRole('banner').getByRole('link', { name: 'Agences' }).first().click();
  await page.waitForURL('**/agences');
  await page.goBack();
  await expect(over).toBeVisible();
  await expect(page.getByLabel(/^E-mail/)).toHaveCount(0);
});

test('a private page that somebody else comes back to is loaded anew as theirs, and shows nothing meanwhile', async ({
  page,
  request,
  anotherBrowser,
}) => {
  const [{ sender }, awa] = [await agree(request), await register(request, 'Awa')];
  await logIn(page, sender);
  await page.goto('/mes-reservations');
  const mine = page.getByRole('main').getByText('Tanger').first();
  await expect(mine).toBeVisible();
  const hers = await anotherBrowser();
  await logIn(hers, awa);
  await page.context().addCookies(await hers.context().cookies());
  await page.evaluate(() => {
    for (const event of ['pagehide', 'pageshow']) window.dispatchEvent(new Event(event));
    // What it shows to the very end, however long the next page takes.
    window.addEventListener('pagehide', () =>
      sessionStorage.setItem('shown', document.querySelector('main')?.textContent ?? ''),
    );
  });
  await expect(page.getByRole('button', { name: /^Mon compte, Awa/ })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Tanger')).toHaveCount(0);
  expect(
    await page.evaluate(() => {
      const shown = sessionStorage.getItem('shown');
      sessionStorage.removeItem('shown');
      return shown;
    }),
  ).toBe('');
});
