import { awake, expect, register, test } from './support/test';
import { publishTransport } from './support/things';

// The browsers of the other tests keep no page that is left; this one does, as people's do.
test('a page that is left and come back to is there as it was, from the browser’s own memory', async ({
  playwright,
  launchOptions,
  request,
}) => {
  const { _id } = await publishTransport(request, await register(request, 'Karim'), {});
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  for (const path of ['/', '/transporteurs', '/demandes', '/produits', '/agences', `/transporteurs/${_id}`]) {
    const page = await browser.newPage();
    await page.goto(path);
    await awake(page);
    await page.evaluate(() =>
      window.addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })),
    );
    await page.goto('/about');
    await page.goBack({ waitUntil: 'commit' });
    const back = await page.waitForFunction(() => {
      if ('persisted' in window) return { persisted: window.persisted };
      const [entry] = performance.getEntriesByType('navigation');
      const reasons = entry && 'notRestoredReasons' in entry ? entry.notRestoredReasons : null;
      return reasons && { persisted: false, reasons: JSON.stringify(reasons) };
    });
    expect(await back.jsonValue(), path).toEqual({ persisted: true });
    await page.close();
  }
  await browser.close();
});
