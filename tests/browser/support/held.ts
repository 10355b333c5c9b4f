import type { Page } from '@playwright/test';

/** From now on what the page asks of `url` waits until the function that is answered is called. */
export async function holdBack(page: Page, url: Parameters<Page['route']>[0]): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}
