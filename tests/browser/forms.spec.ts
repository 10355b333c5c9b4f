import type { Page } from '@playwright/test';
import { jpeg } from '../support/images';
import { chooseCity, dayIn, inDays } from './support/screen';
import { expect, freshWord, logIn, register, test } from './support/test';

async function openDemande(page: Page) {
  await page.goto('/demandes');
  await page.getByRole('button', { name: 'Nouveau besoin' }).click();
  return page.getByRole('dialog', { name: 'Nouvelle demande' });
}

test('a need published while its picture is still on the way goes when it has arrived', async ({
  page,
  request,
}) => {
  const titre = `Vélo ${freshWord()}`;
  await logIn(page, await register(request, 'Salma'));
  const form = await openDemande(page);
  await form.getByLabel('Titre').fill(titre);
  await form.getByLabel('Description').fill('Taille M, bleu.');
  await form.getByLabel('Budget').fill('150');
  await chooseCity(form.getByLabel('Lieu de livraison'), 'tangi', 'Tanger');
  await form.getByLabel('Date limite').fill(dayIn(9));
  await form.getByLabel('Lien du produit').fill('www.decathlon.fr/velo');
  let arrive = () => {};
  const onItsWay = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/api/upload/image*', async (route) => {
    await onItsWay;
    await route.continue();
  });
  await form.locator('input[type=file]').setInputFiles({
    name: 'velo.jpg',
    mimeType: 'image/jpeg',
    buffer: await jpeg({ width: 900, height: 600 }),
  });
  await form.getByRole('button', { name: 'Publier la demande' }).click();
  await expect(form.getByText(/^Votre image est encore en route/)).toBeVisible();
  const sent = page.waitForRequest((one) => one.url().endsWith('/api/demandes') && one.method() === 'POST');
  arrive();
  expect((await sent).postDataJSON()).toMatchObject({ titre, lienProduit: 'https://www.decathlon.fr/velo' });
  await expect(page.getByText('Votre besoin est publié.')).toBeVisible();
});

test('a picture that is called off while the form waits sends nothing', async ({ page, request }) => {
  await logIn(page, await register(request, 'Salma'));
  await page.goto('/produits');
  await page.getByRole('button', { name: 'Nouveau produit' }).click();
  const form = page.getByRole('dialog', { name: 'Nouveau produit' });
  await form.getByRole('textbox', { name: 'Nom', exact: true }).fill(`Lampe ${freshWord()}`);
  await form.getByLabel('Prix').fill('45');
  await chooseCity(form.getByLabel('Localisation'), 'lyo', 'Lyon');
  await page.route('**/api/upload/image*', () => {});
  await form.locator('input[type=file]').setInputFiles({
    name: 'lampe.jpg',
    mimeType: 'image/jpeg',
    buffer: await jpeg({ width: 900, height: 600 }),
  });
  await form.getByRole('button', { name: 'Publier le produit' }).click();
  await expect(form.getByText(/^Votre image est encore en route/)).toBeVisible();
  const posts: string[] = [];
  page.on('request', (one) => one.url().endsWith('/api/produits') && posts.push(one.method()));
  // The upload's own, not the form's.
  await form.getByRole('button', { name: 'Annuler' }).first().click();
  await expect(form.getByText(/^Votre image est encore en route/)).toHaveCount(0);
  await expect(form.getByRole('button', { name: 'Publier le produit' })).toBeEnabled();
  expect(posts).toEqual([]);
});

test('what is typed in a dialog survives a reload; « Annuler » asks before it is dropped', async ({
  page,
  request,
}) => {
  const questions: string[] = [];
  page.on('dialog', (question) => {
    questions.push(question.type());
    void question.accept();
  });
  await logIn(page, await register(request, 'Yassine'));
  await page.goto('/transporteurs');
  const open = () => page.getByRole('button', { name: 'Proposer un transport' }).click();
  const form = page.getByRole('dialog', { name: 'Proposer un transport' });
  await open();
  await chooseCity(form.getByLabel('Ville de départ'), 'lyo', 'Lyon');
  await form.getByLabel('Date de départ').fill(inDays(3, '06:30'));
  await form.getByRole('button', { name: /ajouter une étape/i }).click();
  await chooseCity(form.getByLabel('Ville de l’étape 2'), 'marse', 'Marseille');
  await form.getByLabel('Poids maximum').fill('40');

  await page.reload();
  expect(questions).toEqual(['beforeunload']);
  await open();
  await expect(form.getByText(/^Votre saisie est revenue/)).toBeVisible();
  await expect(form.getByLabel('Ville de départ')).toHaveValue('Lyon');
  await expect(form.getByLabel('Ville de l’étape 2')).toHaveValue('Marseille');
  await expect(form.getByLabel('Poids maximum')).toHaveValue('40');

  const question = page.getByRole('alertdialog', { name: 'Abandonner votre saisie ?' });
  await form.getByRole('button', { name: 'Annuler' }).click();
  await question.getByRole('button', { name: 'Continuer la saisie' }).click();
  await expect(form.getByLabel('Poids maximum')).toHaveValue('40');
  await form.getByRole('button', { name: 'Annuler' }).click();
  await question.getByRole('button', { name: 'Abandonner', exact: true }).click();
  await expect(form).toBeHidden();

  await open();
  await expect(form.getByLabel('Poids maximum')).toHaveValue('');
  await expect(form.getByText(/^Votre saisie est revenue/)).toHaveCount(0);
  await form.getByRole('button', { name: 'Annuler' }).click();
  await expect(form).toBeHidden();
});
