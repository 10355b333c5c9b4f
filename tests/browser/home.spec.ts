import { expect, test } from './support/test';

/** It was 9,400, and what matters lay below. */
const MOST_PX = 7_500;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('the home page begins with the search and has an end', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(async () => {
      // What comes when one comes near is there.
      for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
        scrollTo(0, y);
        await new Promise(requestAnimationFrame);
      }
      scrollTo(0, 0);
    });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(MOST_PX);
    await expect(page.getByRole('main').getByRole('combobox').first()).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});
