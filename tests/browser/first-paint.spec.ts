import type { Browser, Page, Route } from '@playwright/test';
import { site } from './support/site';
import { awake, expect, listening, logIn, register, test } from './support/test';
import { publishTransport, settledOf } from './support/things';

// What somebody on a slow network sees first: the page itself holds it, and waits for nothing else.

test.skip(site === 'plain', '`next start` alone sends its pages as Next makes them');

/** What is drawn in the window: each element’s place, and how it looks there. */
const drawn = (page: Page) =>
  page.evaluate(() => {
    const looks = [
      'color',
      'background-color',
      'font-size',
      'font-weight',
      'line-height',
      'opacity',
      'transform',
    ];
    return [...document.querySelectorAll('body *')].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const isSeen = width * height > 0 && y < innerHeight && x < innerWidth && y + height > 0;
      if (!isSeen) return [];
      const style = getComputedStyle(element);
      const look = looks.map((name) => style.getPropertyValue(name)).join(' ');
      const border = `${style.borderTopWidth} ${style.borderTopColor} ${style.borderStartStartRadius}`;
      const shadow = `${style.boxShadow} ${style.display} ${style.maskImage.length}`;
      return `${element.tagName} .${element.getAttribute('class')} ${[x, y, width, height].join(' ')} ${look} ${border} ${shadow}`;
    });
  });

for (const [width, colorScheme] of [
  [1280, 'light'],
  [360, 'dark'],
] as const)
  test(`the first paint is the page as it stays, ${width} px wide, ${colorScheme}`, async ({
    browser,
    request,
  }) => {
    test.slow();
    const { _id } = await publishTransport(request, await register(request, 'Karim'));
    const [agency] = (await (await request.get('/api/users?userType=agency&limit=1')).json()).data;
    const [demande, produit] = await Promise.all(
      ['demandes', 'produits'].map((list) => settledOf(request, `/api/${list}`)),
    );
    const things = [`/demandes/${demande?._id}`, `/produits/${produit?._id}`, `/agences/${agency._id}`];
    const pages = [
      '/',
      '/ar',
      '/transporteurs',
      `/transporteurs/${_id}`,
      '/demandes',
      '/agences',
      '/produits',
      '/faq',
    ];
    for (const path of [...pages, ...things, `/profile/${agency._id}`, '/colis/lyon-tanger']) {
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        colorScheme,
        reducedMotion: 'reduce',
        javaScriptEnabled: false,
      });
      // One answer for both: what is published meanwhile changes the page.
      const response = await context.request.get(path);
      await context.route(
        ({ pathname }) => pathname === path,
        (route) => route.fulfill({ response }),
      );
      const [early, late] = [await context.newPage(), await context.newPage()];
      const held: (() => void)[] = [];
      await early.route('**/*.css', (route) => {
        held.push(() => void route.abort());
      });
      await early.goto(path, { waitUntil: 'commit' });
      await expect(early.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.poll(() => held.length, path).toBeGreaterThan(0);
      await late.goto(path, { waitUntil: 'load' });
      for (const page of [early, late]) await page.evaluate(() => document.fonts.ready.then(() => {}));
      expect(await drawn(early), path).toEqual(await drawn(late));
      for (const release of held) release();
      await context.close();
    }
  });

test('nothing is waited for but the page itself, and its letters stand in for those on their way', async ({
  page,
}) => {
  for (const path of ['/', '/transporteurs', '/faq']) {
    await page.goto(path);
    const blocking = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(
          (one) => (one as unknown as { renderBlockingStatus: string }).renderBlockingStatus === 'blocking',
        )
        .map(({ name }) => name),
    );
    expect(blocking, path).toEqual([]);
  }
});

/** A page of which the styles that it does not open with are on their way until `release`. */
async function withoutRest(browser: Browser, path: string) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const held: Route[] = [];
  let now: 'continue' | 'abort' | undefined;
  await page.route('**/*.css', (route) => (now ? route[now]() : void held.push(route)));
  await page.goto(path, { waitUntil: 'commit' });
  const release = async (how: 'continue' | 'abort') => {
    now = how;
    for (const route of held.splice(0)) await route[how]();
  };
  return { page, release };
}

test('who tabs before the sheets are there sees where they are, and scripts do not wait for them', async ({
  browser,
}) => {
  const { page } = await withoutRest(browser, '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Aller au contenu' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await listening(page);
  await page.close();
});

test('what comes later waits for its styles, and asks for them again when they got lost', async ({
  browser,
}) => {
  const { page, release } = await withoutRest(browser, '/transporteurs');
  await listening(page);
  const contact = page.getByRole('article').first().getByRole('button', { name: 'Contacter' });
  await contact.click();
  await release('abort');
  await expect(page.getByText('Une partie de la page n’est pas arrivée')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await release('continue');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog).toBeInViewport({ ratio: 1 });
  await expect(page.locator('link[data-rest]')).toHaveCount(0);
  await page.close();
});

test('what scripts draw at once has its styles before the rest comes', async ({ browser, request }) => {
  test.slow();
  const [agency] = (await (await request.get('/api/users?userType=agency&limit=1')).json()).data;
  for (const path of [
    '/',
    '/ar',
    '/transporteurs',
    '/demandes',
    '/agences',
    `/agences/${agency._id}`,
    '/contact',
  ]) {
    const { page, release } = await withoutRest(browser, path);
    await listening(page);
    // How everything on the page looks; what leaves it meanwhile, or comes, is left out.
    const looks = await page.evaluateHandle(() => {
      const names = [
        'color',
        'background-color',
        'font-size',
        'font-weight',
        'display',
        'padding',
        'margin-top',
        'gap',
      ];
      const look = (element: Element) => {
        const style = getComputedStyle(element);
        const drawing = `${style.maskImage} ${style.borderTopWidth} ${style.borderStartStartRadius}`;
        return `${names.map((name) => style.getPropertyValue(name)).join(' ')} ${drawing}`;
      };
      // The ornament below every page comes with the rest.
      const all = [...document.querySelectorAll('body *:not(.zellige)')];
      return { look, before: new Map(all.map((element) => [element, look(element)])) };
    });
    await release('continue');
    await expect(page.locator('link[data-rest]')).toHaveCount(0);
    const changed = await looks.evaluate(({ look, before }) =>
      [...before].flatMap(([element, was]) =>
        element.isConnected && look(element) !== was
          ? `${element.tagName} .${element.getAttribute('class')}: ${was} → ${look(element)}`
          : [],
      ),
    );
    expect(changed, path).toEqual([]);
    await page.close();
  }
});

test('« back » to a page that this document has no styles of loads it', async ({ browser }) => {
  const { page, release } = await withoutRest(browser, '/faq');
  await release('continue');
  await awake(page);
  await page.getByRole('link', { name: 'Trajets', exact: true }).first().click();
  await expect(page).toHaveURL(/\/transporteurs$/);
  await awake(page);
  await page.unroute('**/*.css');
  await page.route('**/rest-*.css', () => {});
  await page.evaluate(() => location.reload());
  await page.waitForLoadState('domcontentloaded');
  await listening(page);
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: /questions/i })).toBeVisible();
  expect(await page.evaluate(() => 'same' in window)).toBe(false);
  await page.close();
});

test('a link or a search that is followed before the sheets are there loads its page, which brings its own', async ({
  browser,
}) => {
  for (const [press, address] of [
    [(page: Page) => page.getByRole('link', { name: 'Besoins', exact: true }).first().click(), /\/demandes$/],
    [(page: Page) => page.getByRole('button', { name: 'Rechercher' }).click(), /\/transporteurs/],
  ] as const) {
    const { page } = await withoutRest(browser, '/');
    await listening(page);
    await page.evaluate(() => Object.assign(window, { same: true }));
    await press(page);
    await page.waitForURL(address, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => 'same' in window)).toBe(false);
    await page.close();
  }
});

test('the sheets of a page are asked for once, and stand there once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (one) => {
    if (one.resourceType() === 'stylesheet') asked.push(new URL(one.url()).pathname);
  });
  await page.goto('/transporteurs', { waitUntil: 'networkidle' });
  await page.getByRole('article').first().getByRole('button', { name: 'Contacter' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  // One that is disabled is there for React to find.
  const there = await page
    .locator('link[rel="stylesheet"]:not([disabled])')
    .evaluateAll((links) => links.map((one) => new URL((one as HTMLLinkElement).href).pathname));
  expect(there.length).toBeGreaterThan(0);
  expect(there).toEqual([...new Set(there)]);
  expect(asked.sort()).toEqual(there.sort());
  expect(await page.locator('link[rel="preload"][as="style"]').count()).toBe(0);
  // A browser that is told anew of its letters lays out every text again.
  const letters = await page.evaluate(() =>
    [...document.styleSheets].flatMap(({ cssRules }) =>
      [...cssRules].filter((one) => one instanceof CSSFontFaceRule).map(({ cssText }) => cssText),
    ),
  );
  expect(letters.length).toBeGreaterThan(5);
  expect(letters).toEqual([...new Set(letters)]);
});

test('whoever is about to see a private page has its whole sheet already', async ({ page, request }) => {
  const sheets: { path: string; kind: string; sent: number }[] = [];
  page.on('requestfinished', async (one) => {
    const { pathname } = new URL(one.url());
    if (!pathname.endsWith('.css')) return;
    const sizes = await one.sizes();
    sheets.push({ path: pathname, kind: one.resourceType(), sent: sizes.responseBodySize });
  });
  await page.goto('/');
  const whole = await page.locator('link[rel="stylesheet"][disabled]').first().getAttribute('href');
  const ahead = page.locator('link[rel="prefetch"][as="style"]');
  await expect(ahead).toHaveCount(0);
  await page.getByRole('link', { name: 'Connexion' }).first().click();
  await expect(page.getByLabel('E-mail')).toBeVisible();
  await expect(ahead.first()).toHaveAttribute('href', whole ?? '');
  await expect.poll(() => sheets.map(({ path }) => path)).toContain(whole);

  await logIn(page, await register(request, 'Salma'));
  const before = sheets.length;
  await page.goto('/mes-reservations');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const timed = await page.evaluate(
    (name) =>
      performance.getEntriesByName(name).map((one) => (one as PerformanceResourceTiming).transferSize),
    new URL(whole ?? '', page.url()).href,
  );
  expect(timed).toEqual([0]);
  expect(sheets.slice(before).filter(({ sent }) => sent > 0)).toEqual([]);
});
