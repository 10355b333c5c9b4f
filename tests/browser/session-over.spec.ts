import { agree } from './support/deals';
import { expectWholeAtBothWidths } from './support/journey';
import { expect, logIn, register, test } from './support/test';

test('a private page hides what it shows when its session ends in another tab, and is as it was for the same person', async ({
  page,
  context,
  request,
}) => {
  const { sender } = await agree(request);
  await logIn(page, sender);
  await page.goto('/settings');
  const name = page.getByRole('main').getByLabel('Prénom');
  await name.fill('Salmà');

  const other = await context.newPage();
  await other.setViewportSize({ width: 1280, height: 900 });
  await other.goto('/');
  await other.getByRole('button', { name: /^Mon compte/ }).click();
  await other.getByRole('menuitem', { name: 'Déconnexion' }).click();
  await other.waitForURL('**/login');

  const over = page.getByRole('heading', { level: 1, name: 'Votre session est terminée' });
  await expect(over).toBeVisible({ timeout: 20_000 });
  await expect(name).toBeHidden();
  await expect(page.getByText(sender.email)).toBeHidden();
  await expectWholeAtBothWidths(page);
  await expect(page.getByRole('main').getByRole('link', { name: 'Se connecter' })).toHaveAttribute(
    'href',
    '/login?callbackUrl=%2Fsettings',
  );

  const back = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await back();
  await expect(over).toBeVisible();
  await logIn(other, sender);
  await back();
  await expect(name).toHaveValue('Salmà');
  await expect(name).toBeVisible();
  await expect(over).toHaveCount(0);
});

test('a private page that somebody else comes back to is loaded anew as theirs', async ({
  page,
  request,
  anotherBrowser,
}) => {
  const [{ sender }, awa] = [await agree(request), await register(request, 'Awa')];
  await logIn(page, sender);
  await page.goto('/mes-reservations');
  const mine = page.getByRole('main').getByText('Lyon').first();
  await expect(mine).toBeVisible();
  const hers = await anotherBrowser();
  await logIn(hers, awa);
  await page.context().addCookies(await hers.context().cookies());
  await page.evaluate(() => {
    for (const event of ['pagehide', 'pageshow']) window.dispatchEvent(new Event(event));
  });
  await expect(page.getByRole('button', { name: /^Mon compte, Awa/ })).toBeVisible({ timeout: 20_000 });
  await expect(mine).toHaveCount(0);
});
