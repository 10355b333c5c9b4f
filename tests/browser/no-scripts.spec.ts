import { expect, freshWord, register, test } from './support/test';
import { publishTransport } from './support/things';

test.use({ javaScriptEnabled: false });

test('the list, its filters and a trip read completely without scripts', async ({ page, request }) => {
  const word = freshWord();
  await publishTransport(request, await register(request, 'Yassine'), { nom: `Fourgon ${word}` });
  await page.goto('/transporteurs');
  await expect(page.getByRole('article').first()).toContainText(/kg libres|complet/i);
  await page.getByText('Filtres').click();
  // Its own trip: those of other tests are hidden while this one reads.
  await page.getByLabel('Recherche').fill(word);
  await page.getByLabel('Ville de départ').fill('lyon');
  await page.getByLabel('Ville d’arrivée').fill('Tangier');
  await page.getByRole('button', { name: /appliquer|rechercher|afficher/i }).click();
  await expect(page).toHaveURL(/villeDepart=lyon&villeArrivee=Tangier/);
  await expect(page.getByRole('main')).toContainText(/de Lyon à Tanger/);
  await expect(page.getByRole('article').first().getByRole('heading')).toHaveText(/Lyon.*Tanger/);
  await page.getByRole('link', { name: 'Voir le trajet' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Lyon.*Tanger/);
  for (const section of ['Étapes du trajet', 'À propos']) {
    await expect(page.getByRole('heading', { name: section })).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: /^Avis \(\d+\)/ })).toBeVisible();
});

test('the home page shows both urgent lists and the routes on offer', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Vos colis/);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('tabpanel')).toHaveCount(2);
  for (const panel of await page.getByRole('tabpanel').all()) await expect(panel).toBeVisible();
  for (const tab of await page.getByRole('tab').all()) {
    await expect(page.locator(`[id="${await tab.getAttribute('aria-controls')}"]`)).toHaveRole('tabpanel');
  }
  // A button that opens a popover says by itself whether it is open.
  await expect(page.locator('[popovertarget][aria-expanded]')).toHaveCount(0);
});

test('what does not exist is a real 404 with a way out', async ({ page, request }) => {
  for (const path of ['/transporteurs/018f0000-0000-7000-8000-000000000000', '/transporteurs/nulle-part']) {
    expect((await request.get(path)).status()).toBe(404);
    await page.goto(path);
    await expect(page.getByText('Transport non trouvé.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute('href', '/transporteurs');
  }
  expect((await request.get('/nulle-part')).status()).toBe(404);
});
