import type { Locator } from '@playwright/test';
import { expect, freshWord, register, test } from './support/test';
import { publishTransport } from './support/things';

// What is far below is drawn when somebody comes near (app/parts.css).

/** A name that takes more lines than is guessed. */
const LONG = 'départ tôt le matin avec une remorque, puis par le ferry de nuit';

const isDrawn = (card: Locator) =>
  card.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
const topOf = (card: Locator) => card.evaluate((element) => Math.round(element.getBoundingClientRect().top));

test('a long list is drawn as far as one sees, and is as high as it was when one comes back to it', async ({
  page,
  request,
}) => {
  const [carrier, word] = [await register(request, 'Karim'), freshWord()];
  // Some are higher than is guessed of those that nobody has seen.
  for (let nth = 0; nth < 14; nth++)
    await publishTransport(request, carrier, { nom: nth % 2 === 0 ? word : `${word} ${LONG}` });
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`/transporteurs?search=${word}`);
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(14);
  expect(await isDrawn(cards.first().locator('h2'))).toBe(true);
  expect(await isDrawn(cards.last().locator('h2'))).toBe(false);

  const card = cards.nth(10);
  for (let nth = 0; nth <= 10; nth++) await cards.nth(nth).scrollIntoViewIfNeeded();
  await expect.poll(() => isDrawn(card.locator('h2'))).toBe(true);
  const top = await topOf(card);
  await page.evaluate(() => Object.assign(window, { here: true }));
  await card.getByRole('link', { name: 'Voir le trajet' }).click();
  await page.waitForURL(/\/transporteurs\/[0-9a-f-]{36}/);

  await page.goBack();
  await expect(cards).toHaveCount(14);
  expect(await page.evaluate(() => 'here' in window)).toBe(true);
  await expect.poll(() => topOf(card)).toBe(top);
  await page.reload();
  await expect.poll(() => topOf(card)).toBe(top);
});

test('« end » ends at the end, and who jumped there comes back there', async ({ page, request }) => {
  const [carrier, word] = [await register(request, 'Karim'), freshWord()];
  for (let nth = 0; nth < 14; nth++) await publishTransport(request, carrier, { nom: `${word} ${LONG}` });
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`/transporteurs?search=${word}`);
  await page.keyboard.press('End');
  const left = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
  await expect.poll(left).toBeLessThan(2);

  // With the scrollbar nothing is pressed.
  await page.goto(`/transporteurs?search=${word}`);
  await expect(page.locator('html')).not.toHaveAttribute('data-again');
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight - 2_000));
  await expect(page.locator('html')).toHaveAttribute('data-again', '');
  const card = page.getByRole('article').last();
  await card.scrollIntoViewIfNeeded();
  const top = await topOf(card);
  await card.getByRole('link', { name: 'Voir le trajet' }).click();
  await page.waitForURL(/\/transporteurs\/[0-9a-f-]{36}/);
  await page.goBack();
  await expect.poll(() => topOf(card)).toBe(top);
});

test('where a browser does not say how a page was opened it is drawn whole, and what was chosen holds', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const told = performance.getEntriesByType.bind(performance);
    Object.assign(performance, {
      getEntriesByType: (type: string) => (type === 'navigation' ? [] : told(type)),
    });
    localStorage.setItem('rihla_theme', 'dark');
  });
  await page.goto('/faq');
  await expect(page.locator('html')).toHaveAttribute('data-again', '');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
