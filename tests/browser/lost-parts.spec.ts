import { expect, logIn, register, test } from './support/test';
import { publishTransport } from './support/things';

const MISSING = /^Une partie de la page n’est pas arrivée/;

test('a part whose scripts are lost on the way is said to be missing, and comes with the network; the page stays', async ({
  page,
  request,
  context,
  watched,
}) => {
  watched.provokeError('net::ERR_INTERNET_DISCONNECTED');
  const { _id } = await publishTransport(request, await register(request, 'Yassine'));
  await page.goto(`/transporteurs/${_id}`);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Partager' }).click();
  await expect(page.getByRole('alert').filter({ hasText: MISSING })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('menuitem', { name: 'Copier le lien' })).toBeVisible();
});

test('the header of somebody signed in waits for its menu, where that is lost: the page does not end for it', async ({
  page,
  request,
  watched,
}) => {
  watched.provokeError('net::ERR_FAILED');
  await logIn(page, await register(request, 'Salma'));
  // What came before now is kept by the browser; a new document asks for it by the same names.
  const scripts = '**/_next/static/chunks/*.js';
  const wanted: string[] = [];
  page.on('requestfinished', (one) => wanted.push(new URL(one.url()).pathname));
  await page.goto('/transporteurs');
  await expect(page.getByRole('button', { name: /^Mon compte/ })).toBeVisible();
  const html = await (await page.request.get('/transporteurs')).text();
  const later = wanted.filter((path) => path.endsWith('.js') && !html.includes(path));
  expect(later).not.toEqual([]);

  await page.route(scripts, (route) =>
    later.includes(new URL(route.request().url()).pathname) ? route.abort() : route.continue(),
  );
  await page.goto('/transporteurs');
  await expect(page.getByRole('alert').filter({ hasText: MISSING })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Mon compte/ })).toHaveCount(0);
  await page.unroute(scripts);
  await expect(page.getByRole('button', { name: /^Mon compte/ })).toBeVisible();
});
