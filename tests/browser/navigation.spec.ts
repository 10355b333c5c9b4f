import type { APIRequestContext, Locator, Page, Request } from '@playwright/test';
import { holdBack } from './support/held';
import { expect, logIn, register, test } from './support/test';
import { publishTransport } from './support/things';

/** What the API answers while its database is away. */
const UNAVAILABLE = { status: 'error', code: 'unavailable', message: 'Réessayez dans un instant.' };

/** What it answers once a session is over. */
const OVER = { status: 'error', code: 'unauthorized', message: 'Connectez-vous pour continuer.' };

/** From now on the router's requests wait until the function it answers is called. */
const holdNavigations = (page: Page) => holdBack(page, (url) => url.searchParams.has('_rsc'));

/** Somebody with a trip from Lyon to Tanger is logged in. */
async function logInAsCarrier(page: Page, request: APIRequestContext): Promise<void> {
  const person = await register(request, 'Amina');
  await publishTransport(request, person);
  await logIn(page, person);
}

const line = (page: Page) => page.locator('[data-navigating]');

test('a press on a link shows at once that it was heard, then the shape of what comes', async ({ page }) => {
  await page.goto('/faq');
  const release = await holdNavigations(page);
  await page.getByRole('link', { name: 'Besoins', exact: true }).first().click();
  await expect(line(page)).toBeAttached();
  await expect(page.getByRole('status').filter({ hasText: 'Chargement...' })).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.locator('main .animate-breathe').first()).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: /Besoins/ })).toBeVisible();
  await expect(line(page)).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'Chargement...' })).toHaveCount(0);
});

test('the page stays until the shape of what comes is there, however slow the network', async ({ page }) => {
  let opened = false;
  const releaseShapes = await holdBack(
    page,
    (url) => opened && url.pathname.startsWith('/_next/static/chunks/'),
  );
  await page.goto('/faq');
  opened = true;
  const release = await holdNavigations(page);
  await page.getByRole('link', { name: 'Besoins', exact: true }).first().click();
  await expect(page.getByRole('status').filter({ hasText: 'Chargement...' })).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  releaseShapes();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.locator('main .animate-breathe').first()).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: /Besoins/ })).toBeVisible();
});

test('each way through the site says that it was heard: a card, the menu, a tab of one’s own', async ({
  page,
  request,
}) => {
  await logInAsCarrier(page, request);
  const menu = async () => page.getByRole('button', { name: /^Mon compte/ }).click();
  const ways = [
    { on: '/transporteurs', link: () => page.getByRole('link', { name: 'Voir le trajet' }).first() },
    { on: '/agences', link: () => page.getByRole('main').getByRole('article').getByRole('link').first() },
    { on: '/faq', open: menu, link: () => page.getByRole('menuitem', { name: 'Mon profil' }) },
    { on: '/faq', open: menu, link: () => page.getByRole('menuitem', { name: 'Mes réservations' }) },
    { on: '/profile', link: () => page.getByRole('link', { name: /^Mes transports/ }) },
    { on: '/profile', link: () => page.getByRole('link', { name: /^Avis/ }) },
  ];
  for (const { on, open, link } of ways) {
    await page.goto(on);
    await open?.();
    const release = await holdNavigations(page);
    await link().click();
    await expect(line(page), `${link()}`).toBeAttached();
    release();
    await expect(line(page)).toHaveCount(0);
    expect(page.url()).not.toMatch(new RegExp(`${on}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('a link pointed at before it is pressed leads where it says, where only the question changes too', async ({
  page,
  request,
}) => {
  await logInAsCarrier(page, request);
  /** As a hand does it: by the time of the press the router has asked for what stands behind the link. */
  const press = async (link: Locator) => {
    const to = new URL((await link.getAttribute('href')) ?? '', page.url());
    const isRouters = (one: Request) => one.url().startsWith(`${to}&_rsc=`);
    // It may leave the answer once it has read what it needs.
    const ahead = Promise.race([
      page.waitForEvent('requestfinished', isRouters),
      page.waitForEvent('requestfailed', isRouters),
    ]);
    await link.hover();
    await ahead;
    await link.click();
  };
  const tab = (name: RegExp) =>
    page.getByRole('navigation', { name: 'Mon profil' }).getByRole('link', { name });
  await page.goto('/profile');
  await press(tab(/^Mes transports/));
  await expect(page.getByRole('heading', { name: 'Lyon → Tanger' })).toBeVisible();
  await expect(tab(/^Mes transports/)).toHaveAttribute('aria-current', 'page');
  await press(tab(/^Avis/));
  await expect(page.getByText('Aucun avis pour le moment')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Lyon → Tanger' })).toBeVisible();

  await page.goto('/transporteurs');
  const first = page.getByRole('main').getByRole('article').getByRole('link').first();
  const before = await first.getAttribute('href');
  await press(page.getByRole('link', { name: 'Trajets suivants' }));
  await expect(page).toHaveURL(/cursor=/);
  await expect(first).not.toHaveAttribute('href', before ?? '');
});

test('a filter keeps the list on screen while it waits', async ({ page }) => {
  await page.goto('/agences');
  const release = await holdNavigations(page);
  await page.getByRole('searchbox', { name: 'Rechercher une agence' }).fill('dakar');
  await page.keyboard.press('Enter');
  await expect(line(page)).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  release();
  await expect(page).toHaveURL(/\?search=dakar$/);
  await expect(line(page)).toHaveCount(0);
});

test('an account that cannot be read for now is no visitor', async ({ page, request, watched }) => {
  const person = await register(request, 'Amina');
  await logIn(page, person);
  let away = true;
  watched.provoke(503, '/api/users/me');
  await page.route('**/api/users/me', (route) =>
    away ? route.fulfill({ status: 503, json: UNAVAILABLE }) : route.continue(),
  );
  await page.goto('/about');
  const header = page.locator('header');
  await expect(header.getByText('Votre compte ne répond pas.').first()).toBeVisible();
  await expect(header.getByRole('link', { name: 'Connexion' })).toHaveCount(0);
  away = false;
  await header.getByRole('button', { name: 'Réessayer' }).first().click();
  await expect(header.getByRole('button', { name: /^Mon compte/ })).toBeVisible();
  // What was known stays known when a later read fails.
  away = true;
  await page.getByRole('link', { name: 'Agences', exact: true }).first().click();
  await expect(page).toHaveURL(/\/agences$/);
  await expect(header.getByRole('button', { name: /^Mon compte/ })).toBeVisible();
});

test('an account that does not answer is asked three times more, each after twice the time, then no more', async ({
  page,
  request,
  watched,
}) => {
  await logIn(page, await register(request, 'Amina'));
  watched.provoke(503, '/api/users/me');
  // Asked when, by the page's own clock: what stands between the page and a test takes its own time with each request.
  await page.addInitScript(() => {
    const asked: number[] = [];
    const ask = window.fetch;
    window.fetch = (...args) => {
      if (String(args[0]).endsWith('/api/users/me')) asked.push(performance.now());
      return ask(...args);
    };
    Object.assign(window, { asked });
  });
  const asked = () => page.evaluate(() => (window as unknown as { asked: number[] }).asked);
  let answersFrom = 3;
  let nth = 0;
  await page.route('**/api/users/me', (route) => {
    nth += 1;
    return nth < answersFrom ? route.fulfill({ status: 503, json: UNAVAILABLE }) : route.continue();
  });
  await page.goto('/about');
  const header = page.locator('header');
  // The third of the four is answered: nobody has to press anything.
  await expect(header.getByRole('button', { name: /^Mon compte/ })).toBeVisible();
  expect(await asked()).toHaveLength(3);

  answersFrom = Number.POSITIVE_INFINITY;
  await page.clock.install();
  await page.goto('/faq');
  await expect.poll(async () => (await asked()).length).toBe(4);
  const times = await asked();
  for (const [before, least] of [1_000, 2_000, 4_000].entries())
    expect((times[before + 1] ?? 0) - (times[before] ?? 0)).toBeGreaterThanOrEqual(least);
  await page.clock.runFor('10:00');
  await expect(header.getByText('Votre compte ne répond pas.').first()).toBeVisible();
  expect(await asked()).toHaveLength(4);
});

test('what a visitor wanted to do opens after the login, on the page as it was', async ({
  page,
  request,
}) => {
  const carrier = await register(request, 'Karim');
  const sender = await register(request, 'Leila');
  const { _id } = await publishTransport(request, carrier);
  const enter = async () => {
    await page.getByRole('dialog').getByRole('link', { name: 'Se connecter' }).click();
    await page.getByLabel('E-mail').fill(sender.email);
    await page
      .getByLabel(/^Mot de passe/)
      .first()
      .fill(sender.password);
    await page.getByRole('button', { name: 'Se connecter' }).click();
  };
  await page.goto('/transporteurs?villeDepart=Lyon');
  await page.getByRole('button', { name: 'Proposer un transport' }).first().click();
  await enter();
  await expect(page.getByRole('dialog', { name: 'Proposer un transport' })).toBeVisible();
  expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('?villeDepart=Lyon');

  await page.context().clearCookies();
  await page.goto(`/transporteurs/${_id}`);
  await page.getByRole('button', { name: 'Réserver ce transport' }).click();
  await enter();
  await expect(page.getByRole('dialog', { name: 'Réserver ce transport' })).toBeVisible();
  await page.goBack();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a session that ends while one reserves costs nothing that was typed', async ({
  page,
  request,
  watched,
}) => {
  const carrier = await register(request, 'Karim');
  const sender = await register(request, 'Nawel');
  const { _id } = await publishTransport(request, carrier);
  await logIn(page, sender);
  let answerRest = () => {};
  const over = new Promise<void>((resolve) => {
    answerRest = resolve;
  });
  await page.route('**/api/events*', async (route) => {
    await over;
    await route.fulfill({ status: 401, json: OVER });
  });
  await page.goto(`/transporteurs/${_id}`);
  await page.getByRole('button', { name: 'Réserver ce transport' }).click();
  const form = page.getByRole('dialog', { name: 'Réserver ce transport' });
  await form.getByLabel(/^Poids/).fill('3');
  await form.getByLabel(/Description/).fill('Un carton de livres.');
  await form.getByLabel(/^Prix/).fill('20');
  await page.context().clearCookies();
  // Another call hears of it before the form is sent: what stands open stays.
  watched.provoke(401, '/api/events');
  watched.provoke(401, '/api/conversations/unread');
  answerRest();
  await expect(page.locator('header a[href="/login"]').first()).toBeAttached();
  await page.unrouteAll({ behavior: 'wait' });
  await expect(form.getByLabel(/Description/)).toHaveValue('Un carton de livres.');
  watched.provoke(401, '/api/reservations');
  await form.getByRole('button', { name: 'Réserver', exact: true }).click();
  await form.getByRole('link', { name: 'Se connecter' }).click();
  await page.getByLabel('E-mail').fill(sender.email);
  await page
    .getByLabel(/^Mot de passe/)
    .first()
    .fill(sender.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(form.getByLabel(/Description/)).toHaveValue('Un carton de livres.');
  await expect(form.getByLabel(/^Poids/)).toHaveValue('3');
  await form.getByRole('button', { name: 'Réserver', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Demande envoyée' })).toBeVisible();
});
