import type { Page } from '@playwright/test';
import { expect, freshWord, register, test } from './support/test';
import { publishTransport } from './support/things';

// What a phone has to fetch and to draw before anything is read.

/** Bytes as they travel; the way to 150,000. */
const SCRIPTS = 185_000;
const CARD_ELEMENTS = 32;

/** What the scripts of a first view weigh, opened as by somebody who was never here. */
async function scriptBytes(page: Page, path: string): Promise<number> {
  await page.goto(path, { waitUntil: 'load' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry.name.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  );
}

test('public pages are light: few scripts, few elements a card, a city’s suggestions when one types', async ({
  browser,
  request,
}) => {
  const word = freshWord();
  await publishTransport(request, await register(request, 'Karim'), { nom: word });
  for (const path of ['/', '/transporteurs', '/demandes', '/agences', '/produits']) {
    const fresh = await browser.newContext({ viewport: { width: 360, height: 740 } });
    expect(await scriptBytes(await fresh.newPage(), path), path).toBeLessThanOrEqual(SCRIPTS);
    await fresh.close();
  }
  const page = await browser.newPage();
  await page.goto(`/transporteurs?search=${word}`);
  const card = page.getByRole('article');
  await expect(card).toHaveCount(1);
  expect(await card.evaluate((element) => element.querySelectorAll('*').length)).toBeLessThanOrEqual(
    CARD_ELEMENTS,
  );
  await page.locator('summary', { hasText: 'Filtres' }).click();
  const city = page.getByLabel('Ville de départ');
  await city.focus();
  await page.keyboard.type('Lyo');
  await expect(page.getByRole('option', { name: /^Lyon/ })).toBeVisible();
  await expect(city).toBeFocused();
  await expect(city).toHaveValue('Lyo');
  await page.close();
});
