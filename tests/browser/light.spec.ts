import type { Page } from '@playwright/test';
import { addressIn } from '@/lib/langues/adresse.mjs';
import { NAMES } from '@/lib/langues/langue.mjs';
import { site } from './support/site';
import { expect, freshWord, listening, register, test } from './support/test';
import { publishTransport, settledOf } from './support/things';

// What a phone has to fetch and to draw before anything is read.

/** Bytes as they travel. `next start` alone has gzip only. */
const SCRIPTS = site === 'start' ? 134_500 : 155_500;
/** Bytes of a page before they are compressed. */
const HTML = 160_000;
const CARD_ELEMENTS = 32;
/** The letters of Arabic, where there are any. */
const ARABIC = 45_000;

/** What the scripts of a first view weigh, opened as by somebody who was never here, and the letters of Arabic. */
async function weigh(page: Page, path: string): Promise<{ scripts: number; arabic: number }> {
  await page.goto(path, { waitUntil: 'load' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page.evaluate(async () => {
    const [{ loadEventEnd }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
    const bytesOf = (endings: string[], until = Number.POSITIVE_INFINITY) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => startTime < until && endings.some((one) => name.endsWith(one)))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0);
    // What a quiet page fetches a second later, for other pages and for those who stay, is none of its first view.
    const scripts = bytesOf(['.js'], loadEventEnd);
    await document.fonts.ready;
    const arabic = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .filter((rule) => /arabic/i.test(rule.style.getPropertyValue('font-family')))
      .map((rule) => /url\("?([^")]+)/.exec(rule.style.getPropertyValue('src'))?.[1] ?? 'none')
      .map((address) => address.split('/').at(-1) ?? 'none');
    return { scripts, arabic: bytesOf(arabic) };
  });
}

test('a list’s cards travel once, and are there when one comes back to them', async ({ page, request }) => {
  const [carrier, word] = [await register(request, 'Karim'), freshWord()];
  const { _id } = await publishTransport(request, carrier, { nom: word });
  const list = `/transporteurs?search=${word}`;
  const html = await (await request.get(list)).text();
  // Its button, for one; the whole of it stands in the page and nowhere in what React is told of the page.
  // (`next start` alone sends it twice: docs/decisions/037.)
  if (site === 'start') {
    expect(html.match(/Voir le trajet/g)).toHaveLength(1);
    expect(html).not.toContain(`\\"data-thing\\"`);
  }

  await page.goto(list);
  const card = page.getByRole('article');
  await expect(card).toHaveCount(1);
  await page.evaluate(() => Object.assign(window, { here: true }));
  await card.getByRole('link', { name: 'Voir le trajet' }).click();
  await page.waitForURL(`**/transporteurs/${_id}`);
  await page.goBack();
  await page.waitForURL(`**${list}`);
  await expect(card).toHaveCount(1);
  await card.getByRole('button', { name: 'Contacter' }).click();
  await expect(page.getByRole('dialog', { name: 'Connexion requise' })).toBeVisible();
  // By the router all the way, not by loading pages anew.
  expect(await page.evaluate(() => 'here' in window)).toBe(true);

  // What the router brings has the cards in its data.
  await page.goto('/faq');
  await page.getByRole('link', { name: 'Trajets', exact: true }).first().click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('public pages are light: few scripts, few elements a card, a city’s suggestions when one types', async ({
  browser,
  request,
}) => {
  const word = freshWord();
  const carrier = await register(request, 'Karim');
  await publishTransport(request, carrier, { nom: word });
  const [agency] = (await (await request.get('/api/users?userType=agency&limit=1')).json()).data;
  const things = [
    `/profile/${carrier.id}`,
    `/agences/${agency._id}`,
    ...(await Promise.all(
      ['demandes', 'produits'].map(
        async (list) => `/${list}/${(await settledOf(request, `/api/${list}`))._id}`,
      ),
    )),
  ];
  for (const path of ['/', '/transporteurs', '/demandes', '/agences', '/produits', ...things]) {
    const html = await (await request.get(path)).body();
    if (site === 'start') expect(html.length, path).toBeLessThanOrEqual(HTML);
    const fresh = await browser.newContext({ viewport: { width: 360, height: 740 } });
    const { scripts } = await weigh(await fresh.newPage(), path);
    expect(scripts, path).toBeGreaterThan(0);
    expect(scripts, path).toBeLessThanOrEqual(SCRIPTS);
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

test('a map that is near waits until the page has all it opens with, one that is seen does not', async ({
  page,
  request,
}) => {
  const { _id } = await publishTransport(request, await register(request, 'Karim'));
  const address = `/transporteurs/${_id}`;
  const place = page.getByRole('region', { name: 'Carte du trajet' });
  const map = page.locator('.leaflet-container');
  await page.goto(address);
  const { y } = (await place.boundingBox()) ?? { y: 0 };
  await page.setViewportSize({ width: 1280, height: Math.round(y) - 200 });

  let release = () => {};
  await page.route('**/held.png', async (route) => {
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    await route.fulfill({
      status: 200,
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    });
  });
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      document.body.append(Object.assign(new Image(), { src: '/held.png', hidden: true }));
    }),
  );
  const openUnfinished = async () => {
    await page.mainFrame().goto(address, { waitUntil: 'domcontentloaded' });
    await listening(page);
    await page.getByRole('button', { name: 'Partager' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.readyState)).toBe('interactive');
  };
  await openUnfinished();
  expect(await map.count()).toBe(0);
  release();
  await expect(map).toBeAttached();

  await openUnfinished();
  expect(await map.count()).toBe(0);
  await place.scrollIntoViewIfNeeded();
  await expect(map).toBeVisible();
  release();
});

// Letters of Arabic travel to who reads a word in it, and people write what they like: in the demo world’s lists some did.
for (const langue of ['fr', 'en', 'ar'] as const)
  test(`home, list and detail are as light in ${NAMES[langue]}, and letters of Arabic weigh on Arabic alone`, async ({
    browser,
    request,
  }) => {
    const word = freshWord();
    const { _id } = await publishTransport(request, await register(request, 'Karim'), { nom: word });
    const [list, detail] = [`/transporteurs?search=${word}`, `/transporteurs/${_id}`];
    const named = async (address: string) => {
      const html = await (await request.get(address)).text();
      return {
        bytes: Buffer.byteLength(html),
        scripts: [...html.matchAll(/<script src="([^"]+)"/g)].map(([, src]) => src).sort(),
      };
    };
    for (const path of ['/', '/transporteurs', list, detail]) {
      const address = addressIn(langue, path);
      const { bytes, scripts } = await named(address);
      if (site === 'start') expect(bytes, address).toBeLessThanOrEqual(HTML);
      // What any language's words are said by is the same file.
      expect(scripts.length).toBeGreaterThan(5);
      expect(scripts, address).toEqual((await named(path)).scripts);
      const fresh = await browser.newContext({ viewport: { width: 360, height: 740 } });
      const weight = await weigh(await fresh.newPage(), address);
      await fresh.close();
      expect(weight.scripts, address).toBeLessThanOrEqual(SCRIPTS);
      if (langue === 'ar') expect(weight.arabic, address).toBeGreaterThan(0);
      if (path !== '/transporteurs')
        expect(weight.arabic, address).toBeLessThanOrEqual(langue === 'ar' ? ARABIC : 0);
    }
  });
