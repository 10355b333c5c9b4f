import type { Page } from '@playwright/test';
import { jpeg } from '../support/pictures';
import { expectAccessible } from './support/axe';
import { expect, logIn, register, test } from './support/test';

const HOSTILE = '<img src=x onerror="document.title=`volé`">';

async function fillNeed(page: Page, titre: string): Promise<void> {
  const form = page.getByRole('dialog', { name: 'Nouvelle demande' });
  await form.getByLabel('Titre').fill(titre);
  await form.getByLabel('Description').fill(`أريد إرسال طرد إلى طنجة ${HOSTILE}`);
  await form.getByLabel('Budget').fill('149,90');
  await form.getByLabel('Lieu de livraison').fill('tangi');
  await page
    .getByRole('option', { name: /^Tanger/ })
    .first()
    .click();
  const deadline = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
  await form.getByLabel('Date limite').fill(deadline);
  await form.getByLabel('Lien du produit').fill('https://exemple.fr/produit');
}

test('a need with a picture: published, found by somebody else, hidden, moved on, deleted', async ({
  browser,
  request,
}) => {
  test.setTimeout(120_000);
  const titre = `Casque ${Date.now()} ${HOSTILE}`;
  const owner = await register(request, 'Salma', 'Idrissi');
  const page = await (await browser.newContext()).newPage();
  const visitor = await (await browser.newContext()).newPage();

  await test.step('is published; what is missing is said on its field and nothing is lost', async () => {
    await logIn(page, owner);
    await page.goto('/demandes');
    await page.getByRole('button', { name: 'Nouveau besoin' }).click();
    const form = page.getByRole('dialog', { name: 'Nouvelle demande' });
    await fillNeed(page, titre);
    await form.getByRole('button', { name: 'Publier la demande' }).click();
    await expect(form.getByText('Une image est requise')).toBeVisible();
    await expectAccessible(page);
    const file = form.locator('input[type=file]');
    await file.setInputFiles({
      name: 'page.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('<svg onload="alert(1)"/>'),
    });
    await expect(form.getByText('Veuillez sélectionner une image valide').first()).toBeVisible();
    await file.setInputFiles({
      name: '../../casque.jpg',
      mimeType: 'image/jpeg',
      buffer: await jpeg({ width: 900, height: 600 }),
    });
    await expect(form.getByText('Remplacer l’image')).toBeVisible();
    await form.getByRole('button', { name: 'Publier la demande' }).click();
    await expect(page.getByText('Votre besoin est publié.')).toBeVisible();
  });

  const search = `/demandes?search=${titre.split(' ')[1]}`;
  const card = visitor.getByRole('article').filter({ hasText: 'Casque' });

  await test.step('somebody else finds it; stored HTML is text, Arabic runs its own way', async () => {
    await visitor.goto(search);
    await expect(card).toContainText('<img src=x');
    await expect(card).toContainText(/149,90\s€/);
    await card.getByRole('link').first().click();
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText('<img src=x');
    await expect(visitor).not.toHaveTitle('volé');
    const description = visitor.getByText(/أريد إرسال/).first();
    expect(await description.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
    const picture = visitor.getByRole('main').locator('img[src*="/uploads/"]').first();
    await expect(picture).toBeVisible();
    // An element is visible before its bytes are here: wait for them, a broken picture never has a width.
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(visitor.getByRole('link', { name: /Voir le produit/ })).toHaveAttribute(
      'rel',
      /nofollow.*noopener/,
    );
    await expectAccessible(visitor);
  });

  await test.step('its owner hides it, shows it, moves it on and deletes it', async () => {
    await page.goto(new URL(visitor.url()).pathname);
    await page.getByRole('button', { name: 'Masquer du public' }).click();
    await expect.poll(async () => (await visitor.request.get(visitor.url())).status()).toBe(404);
    // A hidden need's own page is gone: its owner is taken to the list.
    await page.waitForURL(/\/demandes$/);
    await page.getByText(/masqués? \(1\)/).click();
    await page.getByRole('button', { name: 'Rendre visible' }).click();
    await expect.poll(async () => (await visitor.request.get(visitor.url())).status()).toBe(200);
    await page.goto(new URL(visitor.url()).pathname);
    await page.getByRole('button', { name: 'Supprimer' }).click();
    await expect(page.getByText('Voulez-vous vraiment supprimer ce demande ?')).toBeVisible();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
    await expect.poll(async () => (await visitor.request.get(visitor.url())).status()).toBe(404);
  });
});
