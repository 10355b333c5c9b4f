import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { drawWhole } from './screen';

/**
 * Holds a screen against WCAG 2.2 AA and axe's best practices; prints what is wrong and where. A screen is judged at
 * rest: halfway through its way in, a dialog's text is paler than it will be, and between two pages the router takes the
 * one's title away some milliseconds before it brings the other's.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await drawWhole(page);
  await expect.poll(() => page.evaluate(countMoving), 'something still moves').toBe(0);
  await expect(page).toHaveTitle(/./);
  // Legacy is axe's word for one run in the page itself; the other way opens a new tab each time, for foreign frames.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    // What passes need not be told of: that is a third of its time.
    .options({ resultTypes: ['violations'] })
    .analyze();
  const found = violations.map(({ id, nodes }) => ({
    rule: id,
    at: nodes.slice(0, 5).map((node) => node.target.join(' ')),
  }));
  expect(found, page.url()).toEqual([]);
}

/** The same in both themes, without opening the screen anew: only its colours change, and they need not be waited for. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(endMoving);
    await expectAccessible(page);
  }
}

/** How many animations and transitions run that come to an end. */
function countMoving(): number {
  return document
    .getAnimations()
    .filter((one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity)
    .length;
}

/** Brings every transition to its end at once, and those that begin with it: what inherits a colour follows its parent. */
function endMoving(): void {
  const moving = () =>
    document.getAnimations().filter((one) => one instanceof CSSTransition && one.playState === 'running');
  for (let all = moving(); all.length > 0; all = moving()) for (const one of all) one.finish();
}
