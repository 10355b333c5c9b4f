import type { Page } from '@playwright/test';
import { jpeg } from '../support/images';
import { expectAccessible } from './support/axe';
import { chooseCity, dayIn, expectLoaded } from './support/screen';
import { expect, freshWord, logIn, register, test } from './support/test';

const HOSTILE = '<img src=x onerror="document.title=`volé`">';

async function fillDemande(page: Page, titre: string): Promise<void> {
  const form = page.getByRole('dialog', { name: 'Nouvelle demande' });
  await form.getByLabel('Titre').fill(titre);
  await form.getByLabel('Description').fill(`أريد إرسال طرد إلى طنجة ${HOSTILE}`);
  await form.getByLabel('Budget').fill('149,90');
  await chooseCity(form.getByLabel('Lieu de livraison'), 'tangi', 'Tanger');
  await form.getByLabel('Date limite').fill(dayIn(9));
  await form.getByLabel('Lien du produit').fill('https://exemple.fr/produit');
}

test('a need with a picture: published, found by somebody else, hidden, moved on, deleted', async ({
  anotherBrowser,
  page,
  request,
  watched,
}) => {
  watched.provoke(422, '/api/upload/image');
  const word = freshWord();
  const titre = `Casque ${word} ${HOSTILE}`;
  const owner = await register(request, 'Salma', 'Idrissi');
  const visitor = await anotherBrowser();

  await test.step('is published; what is missing is said on its field and nothing is lost', async () => {
    await logIn(page, owner);
    await page.goto('/demandes');
    await page.getByRole('button', { name: 'Nouveau besoin' }).click();
    const form = page.getByRole('dialog', { name: 'Nouvelle demande' });
    await fillDemande(page, titre);
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

  const search = `/demandes?search=${word}`;
  const card = visitor.getByRole('article').filter({ hasText: word });

  await test.step('somebody else finds it; stored HTML is text, Arabic runs its own way', async () => {
    await visitor.goto(search);
    await expect(card).toContainText('<img src=x');
    await expect(card).toContainText(/149,90\s€/);
    await card.getByRole('link').first().click();
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText('<img src=x');
    await expect(visitor.getByText(/أريد إرسال/).first()).toHaveCSS('direction', 'rtl');
    await expectLoaded(visitor.getByRole('main').locator('img[src*="/uploads/"]').first());
    await expect(visitor).not.toHaveTitle('volé');
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
    await page.getByRole('link', { name: new RegExp(word) }).click();
    await expect(page.getByText('Ce besoin est masqué')).toBeVisible();
    await expectAccessible(page);
    await visitor.reload();
    await expect(visitor.getByRole('heading', { name: 'Demande non trouvée' })).toBeVisible();
    await page.getByRole('button', { name: 'Rendre visible' }).click();
    await expect(page.getByText('Besoin visible par tous.')).toBeVisible();
    await expect(page.getByText('C’est votre besoin')).toBeVisible();
    await expect.poll(async () => (await visitor.request.get(visitor.url())).status()).toBe(200);
    await page.goto(new URL(visitor.url()).pathname);
    await page.getByRole('button', { name: 'Supprimer' }).click();
    await expect(page.getByText('Voulez-vous vraiment supprimer ce demande ?')).toBeVisible();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
    await expect.poll(async () => (await visitor.request.get(visitor.url())).status()).toBe(404);
  });
});
