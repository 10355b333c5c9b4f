import { expect, type Locator, type Page } from '@playwright/test';

const DAY_MS = 86_400_000;

/** A wall time some days ahead, as a datetime-local field takes it. */
export function inDays(days: number, time: string): string {
  return `${dayIn(days)}T${time}`;
}

/** The day some days ahead, as a date field takes it. */
export function dayIn(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
}

/** Types the beginning of a city and takes it from the suggestions. */
export async function chooseCity(field: Locator, typed: string, city: string): Promise<void> {
  await field.fill(typed);
  await field
    .page()
    .getByRole('option', { name: new RegExp(`^${city}`) })
    .first()
    .click();
  await expect(field).toHaveValue(city);
  // What it proposes has the words of what it fills in.
  await expect(field.page().getByRole('listbox')).toHaveCount(0);
}

/** A picture is visible before its bytes are there; one that is broken never has a width. */
export async function expectLoaded(image: Locator): Promise<void> {
  await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() => image.evaluate((image: HTMLImageElement) => image.naturalWidth), 'the picture has loaded')
    .toBeGreaterThan(0);
}

/** Has the page drawn to its end, as it is for who comes back to it (app/parts.css): else what is far below has no size of its own. */
export async function drawWhole(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.again = '';
  });
}

/** Nothing on the screen is wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await drawWhole(page);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0);
}
