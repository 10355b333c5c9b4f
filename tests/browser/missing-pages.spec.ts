import { expect, logIn, register, test } from './support/test';

test('every kind of missing page has its own title and says noindex once', async ({ page, request }) => {
  const unknown = '018f0000-0000-7000-8000-000000000000';
  for (const [path, title] of [
    ['/nulle-part', 'Page introuvable'],
    ['/transporteurs/abc', 'Transport non trouvé'],
    [`/demandes/${unknown}`, 'Demande non trouvée'],
    ['/agences/%ff', 'Agence non trouvée'],
    ['/produits/a%20b', 'Produit non trouvé'],
    ['/profile/abc', 'Profil non trouvé'],
  ] as const) {
    const answer = await request.get(path);
    const html = await answer.text();
    expect([path, answer.status(), /<title>([^<|]*) \|/.exec(html)?.[1]]).toEqual([path, 404, title]);
    expect([path, html.match(/<meta name="robots"[^>]*>/g)]).toEqual([
      path,
      [expect.stringContaining('noindex')],
    ]);
  }
  // Made for each reader: the browser draws it.
  expect((await page.goto(`/profile/${unknown}/avis`))?.status()).toBe(404);
  await expect(page).toHaveTitle(/^Profil non trouvé/);
  await expect(page.locator('meta[name=robots]')).toHaveCount(1);
  await logIn(page, await register(request, 'Amina'));
  for (const [path, title] of [
    ['/payments/abc', /^Paiement introuvable/],
    ['/messagerie/abc', /^Conversation introuvable/],
    ['/remises/abc', /^Remise du colis/],
  ] as const) {
    const answer = await page.goto(path);
    expect([path, answer?.status(), answer?.headers()['x-robots-tag']]).toEqual([path, 404, 'noindex']);
    await expect(page).toHaveTitle(title);
    await expect(page.locator('meta[name=robots]')).toHaveCount(1);
  }
});

test('what is no page under a private address has working scripts', async ({ page, request }) => {
  await logIn(page, await register(request, 'Amina'));
  for (const path of [
    '/conversation/nulle/part',
    '/remises/x/y',
    '/moderation/x',
    '/telechargement/x/y',
    '/payments/a/b/c',
    '/pas-moi/x/y',
  ]) {
    expect([path, (await page.goto(path))?.status()]).toEqual([path, 404]);
    await expect(page).toHaveTitle(/^Page introuvable/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      path.startsWith('/payments/') ? 'Paiement non trouvé.' : 'Cette route ne mène nulle part',
    );
    await page.getByRole('button', { name: /^Mon compte/ }).click();
    await expect(page.getByRole('menuitem', { name: 'Mon profil' }), path).toBeVisible();
  }
});
