import type { Page } from '@playwright/test';
import { jpeg } from '../support/images';
import { SIRET } from './support/agencies';
import { expectAccessibleInBothThemes } from './support/axe';
import { chooseCity, dayIn, inDays } from './support/screen';
import { expect, freshWord, logIn, register, test } from './support/test';
import { as } from './support/things';

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

test('whether a typed city was recognized is said beside it', async ({ page, request }) => {
  await logIn(page, await register(request, 'Yassine'));
  await page.goto('/transporteurs');
  await page.getByRole('button', { name: 'Proposer un transport' }).click();
  const form = page.getByRole('dialog', { name: 'Proposer un transport' });
  const [from, to] = [form.getByLabel('Ville de départ'), form.getByLabel('Ville d’arrivée')];
  await from.fill('طنجة');
  await expect(from).toHaveAccessibleDescription('Maroc');
  await to.fill('Trifouillis');
  await expect(form.getByText(/^Cette ville n’est pas dans notre liste/)).toHaveCount(0);
  await to.blur();
  await expect(form.getByText(/^Cette ville n’est pas dans notre liste/)).toBeVisible();
  await to.fill('Tunis');
  await expect(to).toHaveAccessibleDescription('Tunisie');
  await expect(form.getByText(/^Cette ville n’est pas dans notre liste/)).toHaveCount(0);
});

test('a booked stop that was taken out comes back into the form, and the refusal names it', async ({
  page,
  request,
  watched,
}) => {
  const [carrier, sender] = [await register(request, 'Yassine'), await register(request, 'Salma')];
  const nom = `Fourgon ${freshWord()}`;
  const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const both = { collecte: true, depot: true };
  const published = await request.post('/api/transports', {
    headers: as(carrier),
    data: {
      nom,
      poidsMax: 20,
      etapes: [
        { ville: 'Lyon', date: at(3), actions: { collecte: true, depot: false } },
        { ville: 'Marseille', date: at(3.5), actions: both },
        { ville: 'Algésiras', date: at(4), actions: both },
        { ville: 'Tanger', date: at(5), actions: { collecte: false, depot: true } },
      ],
    },
  });
  const { data: transport } = await published.json();
  const [, marseille, , tanger] = transport.etapes;
  const reserved = await request.post('/api/reservations', {
    headers: as(sender),
    data: {
      transportId: transport._id,
      ...{
        villeDepart: 'Marseille',
        dateDepart: marseille.date,
        villeArrivee: 'Tanger',
        dateArrivee: tanger.date,
      },
      ...{ poids: 5, prix: 40, description: 'Deux cartons' },
    },
  });
  expect(reserved.status()).toBe(201);

  watched.provoke(409, `/api/transports/${transport._id}`);
  await logIn(page, carrier);
  await page.goto(`/transporteurs/${transport._id}`);
  await page.getByRole('button', { name: 'Modifier' }).first().click();
  const form = page.getByRole('dialog', { name: 'Modifier le transport' });
  await form.getByRole('button', { name: 'Retirer l’étape 2' }).click();
  await expect(form.getByLabel('Ville de l’étape 2')).toHaveValue('Algésiras');
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(form.getByText(/^L’étape Marseille est réservée/)).toBeVisible();
  await expect(form.getByLabel('Ville de l’étape 2')).toHaveValue('Marseille');
  await expect(form.getByLabel('Ville de l’étape 3')).toHaveValue('Algésiras');
});

test('an agency whose address moves to another city is asked about its place in the directory', async ({
  page,
  request,
}) => {
  const agency = await register(request, 'Awa', 'Sow', {
    userType: 'agency',
    agencyDetails: {
      companyName: `Agence ${freshWord()}`,
      siret: SIRET,
      address: '12 boulevard Zerktouni, 20250 Casablanca',
      storageCapacity: '200 m³',
    },
  });
  await logIn(page, agency);
  await page.goto(`/agences/${agency.id}`);
  const move = async (address: string, answer: string) => {
    await page.getByRole('button', { name: 'Modifier ma fiche' }).click();
    const form = page.getByRole('dialog', { name: 'Modifier ma fiche' });
    await form.getByLabel('Adresse').fill(address);
    await form.getByRole('button', { name: 'Enregistrer' }).click();
    const question = page.getByRole('alertdialog', { name: 'Votre fiche va-t-elle aussi à Rabat ?' });
    await question.getByRole('button', { name: answer }).click();
    await expect(page.getByText('Votre fiche est modifiée.')).toBeVisible();
    const me = await page.request.get('/api/users/me');
    return (await me.json()).data.agencyDetails;
  };
  expect(await move('3 avenue Mohammed-V, 10000 Rabat, Maroc', 'Rester à Casablanca')).toMatchObject({
    ville: 'Casablanca',
    address: '3 avenue Mohammed-V, 10000 Rabat, Maroc',
  });
  expect(await move('5 avenue Mohammed-V, 10000 Rabat, Maroc', 'Déplacer à Rabat')).toMatchObject({
    ville: 'Rabat',
  });
});

test('a message to us keeps what was typed, goes once, and says its number', async ({ page, request }) => {
  const person = await register(request, 'Salma', 'Benali');
  await logIn(page, person);
  await page.goto('/contact');
  await expect(page.getByLabel('Votre nom')).toHaveValue('Salma Benali');
  await expect(page.getByLabel('Votre e-mail')).toHaveValue(person.email);
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.getByText('Choisissez un sujet.')).toBeVisible();
  await expect(page.getByText('Écrivez votre message.')).toBeVisible();
  await page.getByLabel('Sujet').selectOption({ label: 'Un paiement' });
  const message = 'Je ne trouve pas mon reçu.\nMerci de votre aide.';
  await page.getByLabel('Votre message').fill(message);
  await expectAccessibleInBothThemes(page);
  const sent = page.waitForRequest((one) => one.url().endsWith('/api/contact'));
  await page.getByRole('button', { name: 'Envoyer' }).dblclick();
  expect((await sent).postDataJSON()).toEqual({
    nom: 'Salma Benali',
    email: person.email,
    sujet: 'paiement',
    message,
    copie: true,
  });
  await expect(page.locator(':focus')).toContainText('Votre message est arrivé');
  await expect(page.getByText(/Il porte le numéro [0-9A-F]{8}\./)).toBeVisible();
  await expect(page.getByText('Une copie part à cette adresse.')).toBeVisible();
  await page.getByRole('button', { name: 'Écrire un autre message' }).click();
  await expect(page.getByLabel('Votre message')).toHaveValue('');
});

test('a form whose judge does not come says so, keeps what was typed, and is sent with the next press', async ({
  page,
  request,
  context,
  watched,
}) => {
  watched.provokeError('net::ERR_INTERNET_DISCONNECTED');
  const { email, password } = await register(request, 'Salma');
  await page.goto('/login');
  const send = page.getByRole('button', { name: 'Se connecter' });
  await expect(send).toBeEnabled();
  await context.setOffline(true);
  await page.getByLabel('E-mail').fill(email);
  await page.locator('input[name=password]').fill(password);
  await send.click();
  await expect(page.getByRole('alert').filter({ hasText: 'connexion' })).toBeVisible();
  await expect(send).toBeEnabled();
  await context.setOffline(false);
  await send.click();
  await expect(page).not.toHaveURL(/login/);
});

test('what a toast would say is said without what draws it, when that does not come', async ({
  page,
  request,
  context,
  watched,
}) => {
  watched.provokeError('net::ERR_INTERNET_DISCONNECTED');
  await logIn(page, await register(request, 'Salma'));
  await page.goto('/mes-alertes');
  const choice = page.getByRole('main').getByRole('checkbox').first();
  await expect(choice).toBeEnabled();
  await context.setOffline(true);
  await choice.click();
  await expect(page.locator('.toast-bare')).toBeVisible({ timeout: 20_000 });
  await context.setOffline(false);
  await choice.click();
  await expect(page.getByText('Préférence enregistrée')).toBeVisible();
});
