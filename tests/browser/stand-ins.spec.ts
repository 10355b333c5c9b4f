import type { Page } from '@playwright/test';
import { expect, register, test } from './support/test';
import { publishTransport } from './support/things';

// Our fonts come some time after a page's first paint on a slow phone. What stands in for them is as wide and as high.

type Watching = { shift: number; moved: string[] };
type Moved = { node?: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly };
type Shift = PerformanceEntry & { value: number; sources: Moved[] };

/** The sum of all layout shifts of a page whose fonts come a second late, and what moved. */
async function shiftOf(page: Page, path: string): Promise<Watching> {
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  const ours = () => [...document.fonts].filter(({ status }) => status === 'loaded').length;
  expect(await page.evaluate(ours)).toBeGreaterThanOrEqual(2);
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
  return page.evaluate(() => {
    const { shift, moved } = window as unknown as Watching;
    return { shift, moved };
  });
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
      const watching: Watching = { shift: 0, moved: [] };
      Object.assign(window, watching);
      new PerformanceObserver((list) => {
        const seen = window as unknown as Watching;
        for (const { value, sources } of list.getEntries() as Shift[]) {
          seen.shift += value;
          const placed = ({ x, y, width, height }: DOMRectReadOnly) =>
            [x, y, width, height].map(Math.round).join(' ');
          for (const { node, previousRect, currentRect } of sources)
            seen.moved.push(
              `${node?.nodeName} « ${node?.textContent?.slice(0, 40)} » ${placed(previousRect)} → ${placed(currentRect)}`,
            );
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const path of ['/', `/transporteurs/${_id}`, '/faq', '/contact']) {
      const { shift, moved } = await shiftOf(page, path);
      expect([path, moved, shift, shift < 0.01]).toEqual([path, moved, shift, true]);
    }
  });
}
