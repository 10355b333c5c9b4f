import { expect, register, test } from './support/test';
import { as } from './support/things';

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

  test('the buttons of a product stand inside its card', async ({ page, request }) => {
    const data = {
      nom: 'Théière',
      description: 'Une théière en métal.',
      prix: 40,
      localisation: 'Rabat',
      categorie: 'Mode',
    };
    const seller = await register(request, 'Salma');
    expect((await request.post('/api/produits', { headers: as(seller), data })).status()).toBe(201);
    for (const langue of ['', '/en', '/ar']) {
      await page.goto(`${langue}/`);
      const beyond = await page.locator('.phone-row article').evaluateAll((cards) =>
        cards.flatMap((card) => {
          const { left, right } = card.getBoundingClientRect();
          return [...card.querySelectorAll('button, .button')].filter((button) => {
            const box = button.getBoundingClientRect();
            return box.left < left || box.right > right;
          }).length;
        }),
      );
      expect(beyond.length).toBeGreaterThan(0);
      expect(beyond.filter((count) => count > 0)).toEqual([]);
    }
  });
});
