import type { Page } from '@playwright/test';
import { photo } from '../support/images';
import { expectAccessible } from './support/axe';
import { chooseCity, expectLoaded, expectNoSidewaysScroll } from './support/screen';
import { expect, freshWord, logIn, register, test } from './support/test';
import { as } from './support/things';

const HOSTILE = '<img src=x onerror="document.title=`volé`">';
const ARABIC = 'إبريق شاي من النحاس، صنع يدوي';
const DESCRIPTION = `${ARABIC} </script><script>document.title='volé'</script>`;
const QUESTION = 'Voulez-vous vraiment supprimer ce produit ?';

const formOf = (page: Page, title = 'Nouveau produit') => page.getByRole('dialog', { name: title });
const named = (page: Page, word: string) => page.getByRole('article').filter({ hasText: word });

async function fillProduct(page: Page, nom: string): Promise<void> {
  const form = formOf(page);
  await form.getByRole('textbox', { name: 'Nom', exact: true }).fill(nom);
  await form.getByLabel('Description').fill(DESCRIPTION);
  await form.getByLabel('Catégorie').selectOption('Autres');
  await form.getByLabel('Prix').fill('149,90');
  await chooseCity(form.getByLabel('Localisation'), 'tangi', 'Tanger');
}

async function addImage(page: Page): Promise<void> {
  const form = formOf(page);
  await form.locator('input[type=file]').setInputFiles({
    name: '../../théière.png',
    mimeType: 'image/png',
    buffer: await photo({ width: 900, height: 600 }).png().toBuffer(),
  });
  await expect(form.getByText('Remplacer l’image')).toBeVisible();
}

/** What somebody who is not its owner gets where a product was. */
async function expectGone(visitor: Page, path: string): Promise<void> {
  expect((await visitor.goto(path))?.status()).toBe(404);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Produit non trouvé' })).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Voir les produits' })).toHaveAttribute('href', '/produits');
}

test('a product with a picture: published, found by somebody else, edited, hidden, shown, deleted', async ({
  anotherBrowser,
  page,
  request,
}) => {
  const word = freshWord();
  const nom = `Théière ${word} ${HOSTILE}`;
  const owner = await register(request, 'Hanane', 'El Fassi');
  const stranger = await register(request, 'Driss', 'Alaoui');
  const visitor = await anotherBrowser();
  let path = '';
  const api = () => `/api${path}`;
  const statusFor = async (headers?: Record<string, string>) =>
    (await request.get(api(), { headers })).status();

  await test.step('what is missing is said on its field, nothing typed is lost', async () => {
    await logIn(page, owner);
    await page.goto('/profile?tab=produits');
    await expect(page.getByText('Aucun produit trouvé')).toBeVisible();
    await page.getByRole('button', { name: 'Nouveau produit' }).click();
    const form = formOf(page);
    await form.getByLabel('Description').fill('À garder');
    await form.getByLabel('Prix').fill('-5');
    await form.getByRole('button', { name: 'Publier le produit' }).click();
    await expect(form.getByRole('textbox', { name: 'Nom', exact: true })).toHaveAccessibleDescription(
      /Donnez un nom à votre produit\./,
    );
    await expect(form.getByLabel('Prix')).toHaveAccessibleDescription(/Le prix ne peut pas être négatif\./);
    await expect(form.getByLabel('Localisation')).toHaveAccessibleDescription(
      /Indiquez où se trouve le produit\./,
    );
    await expect(form.getByRole('textbox', { name: 'Nom', exact: true })).toBeFocused();
    await expect(form.getByLabel('Description')).toHaveValue('À garder');
    await expect(form.getByLabel('Prix')).toHaveValue('-5');
    await expectAccessible(page);
    await form.getByLabel('Prix').fill('beaucoup');
    await expect(form.getByLabel('Prix')).toHaveAccessibleDescription(/Indiquez un prix en euros\./);
  });

  await test.step('it is published with a picture, from the profile', async () => {
    await fillProduct(page, nom);
    await formOf(page)
      .locator('input[type=file]')
      .setInputFiles({ name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
    await expect(formOf(page).getByText('Veuillez sélectionner une image valide').first()).toBeVisible();
    await addImage(page);
    await formOf(page).getByRole('button', { name: 'Publier le produit' }).click();
    await expect(page.getByText('Votre produit est publié.')).toBeVisible();
    const link = page.getByRole('listitem').getByRole('link', { name: word });
    path = (await link.getAttribute('href')) ?? '';
    expect(path).toMatch(/^\/produits\/[0-9a-f-]{36}$/);
    await expect(page.getByRole('link', { name: /^Mes produits/ })).toContainText('1');
    await expectAccessible(page);
  });

  await test.step('a visitor meets it in the list and on the home page', async () => {
    await visitor.goto('/produits');
    await expect(named(visitor, word)).toContainText('<img src=x');
    await expect(named(visitor, word)).toContainText(/149,90\s€/);
    await expectLoaded(named(visitor, word).locator('img'));
    await expectAccessible(visitor);
    await visitor.goto('/');
    const recent = visitor.getByRole('region', { name: 'Produits récents' });
    await expect(named(visitor, word)).toHaveCount(1);
    await expect(recent.getByRole('article').filter({ hasText: word })).toHaveCount(1);
    await recent.getByRole('link', { name: new RegExp(word) }).click();
    await visitor.waitForURL((url) => url.pathname === path);
  });

  await test.step('its page is complete; stored HTML is text, Arabic runs its own way', async () => {
    const main = visitor.getByRole('main');
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(nom);
    await expect(main.getByText(/^149,90\s€$/)).toBeVisible();
    await expect(main.getByText('Autres', { exact: true })).toBeVisible();
    await expect(main.getByText('Tanger', { exact: true })).toBeVisible();
    const description = main.getByText(DESCRIPTION);
    await expect(description).toHaveCSS('direction', 'rtl');
    await expect(description).toHaveCSS('text-align', 'start');
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveCSS('direction', 'ltr');
    await expectLoaded(main.locator('img[src*="/uploads/"]').first());
    await expect(
      main.getByRole('link', { name: /Hanane El Fassi.*4,5 sur 5.*Membre depuis/ }),
    ).toHaveAttribute('href', `/profile/${owner.id}`);
    await expect(visitor).toHaveTitle(new RegExp(`^Théière ${word}`));
    await expect(main.getByRole('button', { name: /^(Modifier|Supprimer|Masquer)/ })).toHaveCount(0);
    await expectAccessible(visitor);
    await main.getByRole('button', { name: 'Contacter' }).click();
    const asked = visitor.getByRole('dialog', { name: 'Connexion requise' });
    await expect(asked).toContainText('Vous devez être connecté pour contacter ce vendeur.');
    await expect(asked.getByRole('link', { name: 'Se connecter' })).toHaveAttribute(
      'href',
      `/login?callbackUrl=${encodeURIComponent(`${path}#contacter-produit`)}`,
    );
    await expectAccessible(visitor);
  });

  await test.step('somebody else cannot touch it', async () => {
    for (const method of ['put', 'delete'] as const) {
      const answer = await request[method](api(), { headers: as(stranger), data: { isVisible: false } });
      expect(answer.status()).toBe(403);
    }
    await logIn(visitor, stranger);
    await visitor.goto(path);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(nom);
    await expect(visitor.getByRole('region', { name: 'Votre produit' })).toHaveCount(0);
  });

  await test.step('its owner edits it; the picture stays', async () => {
    await page.goto(path);
    await page.getByRole('button', { name: 'Modifier' }).click();
    const form = formOf(page, 'Modifier le produit');
    await expect(form.getByLabel('Description')).toHaveValue(DESCRIPTION);
    await expect(form.getByLabel('Catégorie')).toHaveValue('Autres');
    await expectAccessible(page);
    await form.getByLabel('Prix').fill('99,5');
    await form.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByText('Votre produit est modifié.')).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByText(/^99,50\s€$/)).toBeVisible();
    await expectLoaded(visitor.getByRole('main').locator('img[src*="/uploads/"]').first());
  });

  await test.step('hidden, it is gone for everybody but its owner', async () => {
    await page.getByRole('button', { name: 'Masquer du public' }).click();
    await expect(page.getByText('Produit masqué du public.')).toBeVisible();
    await expectGone(visitor, path);
    await expectAccessible(visitor);
    for (const list of ['/produits', '/', `/profile/${owner.id}`]) {
      await visitor.goto(list);
      await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(visitor.getByText(word)).toHaveCount(0);
    }
    for (const list of ['/api/produits?limit=100', `/api/users/${owner.id}/produits`, '/api/produits/recent'])
      expect(await (await request.get(list)).text()).not.toContain(word);
    expect([await statusFor(), await statusFor(as(stranger)), await statusFor(as(owner))]).toEqual([
      404, 404, 200,
    ]);
  });

  await test.step('its owner sees it in the list and the profile, and shows it again', async () => {
    await page.getByText('Vos produits masqués (1)').click();
    await expect(page.getByRole('main').getByText(word)).toBeVisible();
    await expectAccessible(page);
    await page.goto('/profile?tab=produits');
    await expect(page.getByRole('main').getByText('Masqué', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: word }).click();
    await expect(page.getByText('Ce produit est masqué')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(nom);
    await expectAccessible(page);
    await page.goto('/profile?tab=produits');
    await page.getByRole('button', { name: 'Rendre visible' }).click();
    await expect(page.getByText('Produit visible par tous.')).toBeVisible();
    expect((await visitor.goto(path))?.status()).toBe(200);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(nom);
  });

  await test.step('it is deleted after a question, and only then', async () => {
    await page.getByRole('button', { name: 'Supprimer' }).click();
    const question = page.getByRole('alertdialog', { name: QUESTION });
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Annuler' }).click();
    await expect(question).toBeHidden();
    expect(await statusFor()).toBe(200);
    await page.getByRole('button', { name: 'Supprimer' }).click();
    await question.getByRole('button', { name: 'Supprimer' }).click();
    await expect(page.getByText('Produit supprimé.')).toBeVisible();
    await expect(page.getByText('Aucun produit trouvé')).toBeVisible();
    await expectGone(visitor, path);
    expect(await statusFor(as(owner))).toBe(404);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

  test('a product is published from the list, met, hidden and deleted', async ({
    anotherBrowser,
    page,
    request,
  }) => {
    const word = freshWord();
    const visitor = await anotherBrowser();

    await logIn(page, await register(request, 'Hanane', 'El Fassi'));
    await page.goto('/produits');
    await page.getByRole('button', { name: 'Nouveau produit' }).click();
    await formOf(page).getByRole('button', { name: 'Publier le produit' }).click();
    await expect(formOf(page).getByText('Donnez un nom à votre produit.')).toBeVisible();
    await expectAccessible(page);
    await fillProduct(page, `Théière ${word} ${HOSTILE}`);
    await addImage(page);
    await formOf(page).getByRole('button', { name: 'Publier le produit' }).click();
    await expect(page.getByText('Votre produit est publié.')).toBeVisible();
    await expectNoSidewaysScroll(page);

    await visitor.goto('/produits');
    await expectAccessible(visitor);
    await named(visitor, word).getByRole('link', { name: 'Voir le produit' }).click();
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText(word);
    await expect(visitor.getByText(DESCRIPTION)).toHaveCSS('direction', 'rtl');
    await expectNoSidewaysScroll(visitor);
    await expectAccessible(visitor);
    await visitor.getByRole('button', { name: 'Contacter' }).click();
    await expect(visitor.getByRole('dialog', { name: 'Connexion requise' })).toBeVisible();
    await expectAccessible(visitor);
    const path = new URL(visitor.url()).pathname;

    await page.goto(path);
    await page.getByRole('button', { name: 'Masquer du public' }).click();
    await expect(page.getByText('Produit masqué du public.')).toBeVisible();
    await expectGone(visitor, path);
    await page.getByText('Vos produits masqués (1)').click();
    await page.getByRole('button', { name: 'Supprimer' }).click();
    await expectAccessible(page);
    const question = page.getByRole('alertdialog', { name: QUESTION });
    await question.getByRole('button', { name: 'Supprimer' }).click();
    await expect(page.getByText('Produit supprimé.')).toBeVisible();
    await expect(page.getByText('Vos produits masqués (1)')).toHaveCount(0);
  });
});
