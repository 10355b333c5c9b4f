import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Holds a screen against WCAG 2.2 AA and axe's best practices; prints what is wrong and where. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => ({
    rule: id,
    at: nodes.slice(0, 5).map((node) => node.target.join(' ')),
  }));
  expect(found, page.url()).toEqual([]);
}
