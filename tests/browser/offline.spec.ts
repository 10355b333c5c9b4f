import type { Page, Response } from '@playwright/test';
import { expectAccessibleInBothThemes } from './support/axe';
import { agree } from './support/deals';
import { expectNoSidewaysScroll } from './support/screen';
import { site } from './support/site';
import { expect, logIn, register, test } from './support/test';

test.use({ serviceWorkers: 'allow' });

/**
 * What browsers keep of the site, by name (the worker's without its version), with the addresses in each. Asked of the browser
 * itself: a page can only open what it lists, which would make anew what is being taken away.
 */
async function kept(page: Page): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  const browser = await page.context().newCDPSession(page);
  const { caches } = await browser.send('CacheStorage.requestCacheNames', {
    securityOrigin: new URL(page.url()).origin,
  });
  for (const { cacheId, cacheName } of caches) {
    const asked = { cacheId, skipCount: 0, pageSize: 100 };
    const listed = await browser.send('CacheStorage.requestEntries', asked).catch(() => null);
    if (!listed) continue;
    found[cacheName.replace(/^(rihla-public)\.[0-9a-f]{12}$/, '$1')] = listed.cacheDataEntries.map(
      ({ requestURL }) => new URL(requestURL).pathname,
    );
  }
  await browser.detach();
  return found;
}

test('a link is passed on; without a network one reads what one had seen; a logout, or somebody else, leaves nothing of it', async ({
  page,
  context,
  request,
  anotherBrowser,
  watched,
}) => {
  const { sender, reservation, transport } = await agree(request);
  const mine = `rihla-prive.${sender.id}`;
  const keeps = (path: string) =>
    expect.poll(async () => (await kept(page))[mine] ?? [], { timeout: 20_000 }).toContain(path);
  // By name first: to look into one that is just being deleted would open, and so make, it anew.
  const onlyPublic = async () => {
    await expect
      .poll(() => page.evaluate(() => caches.keys()), { timeout: 20_000 })
      .toEqual([expect.stringMatching(/^rihla-public\./)]);
    expect(await kept(page)).toEqual({ 'rihla-public': ['/hors-ligne.html'] });
  };
  await logIn(page, sender);

  await test.step('what is seen is kept', async () => {
    await page.goto(`/remises/${reservation}`);
    await keeps(`/hors-ligne/remise/${reservation}`);
    await page.goto('/mes-reservations');
    await keeps(`/hors-ligne/reservation/${reservation}`);
    await page.goto(`/transporteurs/${transport}`);
    await keeps(`/hors-ligne/transport/${transport}`);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
    expect((await kept(page))['rihla-public']).toEqual(['/hors-ligne.html']);
  });

  await test.step('a link is passed on by the menu, where the device has no way of its own', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Partager' }).click();
    const whatsApp = page.getByRole('menuitem', { name: 'WhatsApp' });
    await expect(whatsApp).toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=.*transporteurs/);
    await page.getByRole('menuitem', { name: 'Copier le lien' }).click();
    await expect(page.getByText('Lien copié')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });

  await test.step('and read without a network', async () => {
    // What a page loads of its own accord three seconds after it came is not to be had, which browsers say and nobody else.
    watched.provokeError('net::ERR_INTERNET_DISCONNECTED');
    await context.setOffline(true);
    await page.goto('/mes-reservations');
    await expect(page.getByRole('heading', { level: 1, name: 'Vous êtes hors ligne' })).toBeVisible();
    await expect(page.getByRole('definition')).toHaveText([/^\d{6}$/, /^\d{6}$/]);
    await expect(page.getByText('8\u00a0kg, confirmée')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Derniers trajets vus' })).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(page);
    await expectAccessibleInBothThemes(page);
  });

  await test.step('in the language of the address', async () => {
    for (const [path, lang, dir, title] of [
      ['/ar/mes-reservations', 'ar', 'rtl', 'أنت دون اتصال'],
      ['/en/mes-reservations', 'en', 'ltr', 'You are offline'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.locator('html')).toHaveAttribute('dir', dir);
      await expectNoSidewaysScroll(page);
      await expectAccessibleInBothThemes(page);
    }
    await page.goto('/mes-reservations');
  });

  await test.step('the page that was asked for comes with the network', async () => {
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Mes réservations' })).toBeVisible();
  });

  await test.step('what a tab shows that still takes another for its person is loaded anew, and kept for its own person alone', async () => {
    const second = await agree(request);
    const theirs = await anotherBrowser();
    await logIn(theirs, second.sender);
    const theirCookies = await theirs.context().cookies();
    // Signed in without a word to the tab, whose own session has not ended, and whose stream is open: it would tell. (Where
    // there are none, it asks ten seconds later. This page's: the one before may have just opened its own.)
    const isOfHome = async (answer: Response) =>
      answer.url().includes(site === 'plain' ? '/api/conversations/unread' : '/api/events') &&
      new URL((await answer.request().allHeaders()).referer ?? 'http://none/none').pathname === '/';
    await Promise.all([page.waitForResponse(isOfHome), page.goto('/')]);
    await context.addCookies(theirCookies);
    // The tab has not heard of them yet.
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole('button', { name: /^Mon compte/ }).click();
    await page.getByRole('menuitem', { name: 'Mes réservations' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Mes réservations' })).toBeVisible();
    await expect
      .poll(() => kept(page), { timeout: 20_000 })
      .toEqual({
        'rihla-public': ['/hors-ligne.html'],
        [`rihla-prive.${second.sender.id}`]: [`/hors-ligne/reservation/${second.reservation}`],
      });
  });

  await test.step('what is still shown when somebody else signs in beside it is not kept for them', async () => {
    await logIn(page, sender);
    await page.goto('/mes-reservations');
    await keeps(`/hors-ligne/reservation/${reservation}`);
    const other = await register(request, 'Awa');
    const theirs = await anotherBrowser();
    await logIn(theirs, other);
    await context.addCookies(await theirs.context().cookies());
    // Its stream is opened anew, as when one comes back to a page, and says whose it is now; without streams, it asks.
    await page.evaluate(() => {
      for (const event of ['pagehide', 'pageshow']) window.dispatchEvent(new Event(event));
    });
    // The page is loaded anew as theirs, and keeps that she has none.
    await expect(page.getByRole('button', { name: /^Mon compte, Awa/ })).toBeVisible({ timeout: 20_000 });
    await expect
      .poll(() => kept(page), { timeout: 20_000 })
      .toEqual({ 'rihla-public': ['/hors-ligne.html'], [`rihla-prive.${other.id}`]: [] });
  });

  await test.step('somebody else who signs in here finds nothing of it, nor does who signs out', async () => {
    const other = await register(request, 'Nadia');
    await logIn(page, other);
    await page.goto('/');
    await onlyPublic();
    await page.goto(`/transporteurs/${transport}`);
    await expect.poll(async () => Object.keys(await kept(page))).toContain(`rihla-prive.${other.id}`);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole('button', { name: /^Mon compte/ }).click();
    await page.getByRole('menuitem', { name: 'Déconnexion' }).click();
    await page.waitForURL('**/login');
    await onlyPublic();
    await context.setOffline(true);
    await page.goto('/mes-reservations');
    await expect(page.getByText('Vérifiez votre connexion, puis réessayez.')).toBeVisible();
    await expect(page.getByRole('listitem')).toHaveCount(0);
  });
});

test('the site can be installed: its manifest has a name, a start and pictures of the sizes that it says', async ({
  page,
  request,
}) => {
  const manifestOf = async (path: string) => {
    await page.goto(path);
    const href = await page.locator('link[rel="manifest"]').getAttribute('href');
    return (await request.get(href ?? '')).json();
  };
  const once = { name: 'Rihla', id: '/', scope: '/', display: 'standalone' };
  expect(await manifestOf('/ar/about')).toMatchObject({ ...once, start_url: '/ar', lang: 'ar', dir: 'rtl' });
  const manifest = await manifestOf('/about');
  expect(manifest).toMatchObject({ ...once, start_url: '/', lang: 'fr', dir: 'ltr' });
  const sizes = await page.evaluate(
    (icons: { src: string }[]) =>
      Promise.all(
        icons.map(async ({ src }) => {
          const icon = new Image();
          icon.src = src;
          await icon.decode();
          return `${icon.naturalWidth}x${icon.naturalHeight}`;
        }),
      ),
    manifest.icons,
  );
  expect(sizes).toEqual(manifest.icons.map(({ sizes }: { sizes: string }) => sizes));
  expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']));
});
