import { expect, test } from './support/test';

declare global {
  interface Window {
    iconsSeen: Set<string>;
  }
}

test('the site’s icon stays while pages change', async ({ page, request }) => {
  await page.goto('/agences');
  await page.evaluate(() => {
    const icons = () =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel~=icon]')].map((link) => link.href);
    window.iconsSeen = new Set([icons().join(' ')]);
    new MutationObserver(() => window.iconsSeen.add(icons().join(' '))).observe(document, {
      childList: true,
      subtree: true,
    });
  });
  await page.getByRole('searchbox', { name: 'Rechercher une agence' }).fill('dakar');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?search=dakar$/);
  await page.getByRole('link', { name: 'Trajets', exact: true }).first().click();
  await expect(page).toHaveTitle(/^Trajets/);

  const seen = await page.evaluate(() => [...window.iconsSeen]);
  expect(seen).toHaveLength(1);
  const icons = [...(seen[0] ?? '').split(' '), '/favicon.ico', '/icons/apple.png'];
  expect(icons).toHaveLength(4);
  for (const icon of icons) {
    const answer = await request.get(icon);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([
      200,
      expect.stringMatching(/^image\//),
    ]);
  }
});
