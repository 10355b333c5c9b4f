import type { Page } from '@playwright/test';
import { expect, register, test } from './support/test';
import { publishTransport } from './support/things';

// Our fonts come some time after a page's first paint on a slow phone. What stands in for them is as wide and as high.

type Watching = { shift: number };
type Shift = PerformanceEntry & { value: number };

/** The sum of all layout shifts of a page whose fonts come a second late. */
async function shiftOf(page: Page, path: string): Promise<number> {
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  const ours = () => [...document.fonts].filter(({ status }) => status === 'loaded').length;
  expect(await page.evaluate(ours)).toBeGreaterThanOrEqual(2);
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
  return page.evaluate(() => (window as unknown as Watching).shift);
}

for (const width of [1280, 360]) {
  test(`next to nothing moves when the fonts come late, ${width} px wide`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 900 });
    const { _id } = await publishTransport(request, await register(request, 'Yassine'));
    await page.route('**/*.woff2', async (route) => {
      await new Promise((later) => setTimeout(later, 1_000));
      await route.continue();
    });
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const { value } of list.getEntries() as Shift[]) (window as unknown as Watching).shift += value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const path of ['/', `/transporteurs/${_id}`, '/faq', '/contact']) {
      const shift = await shiftOf(page, path);
      expect([path, shift, shift < 0.01]).toEqual([path, shift, true]);
    }
  });
}
