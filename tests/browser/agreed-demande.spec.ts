import type { APIRequestContext } from '@playwright/test';
import { jpeg } from '../support/images';
import { expectAccessible } from './support/axe';
import { expect, logIn, type Person, register, test } from './support/test';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** Writes by the API as somebody, and answers what was made. */
async function write(request: APIRequestContext, person: Person, path: string, data: object) {
  const answer = await request.post(`/api${path}`, {
    data,
    headers: { authorization: `Bearer ${person.token}` },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()).data;
}

async function publishDemande(request: APIRequestContext, person: Person, titre: string) {
  const upload = await request.post('/api/upload/image?type=demande', {
    multipart: {
      image: { name: 'colis.jpg', mimeType: 'image/jpeg', buffer: await jpeg({ width: 900, height: 600 }) },
    },
    headers: { authorization: `Bearer ${person.token}` },
  });
  const { imageUrl } = (await upload.json()).data;
  return write(request, person, '/demandes', {
    titre,
    description: 'Plié, dans sa housse.',
    budget: 120,
    lieuLivraison: 'Tanger',
    dateLimite: inDays(12).slice(0, 10),
    imagePath: imageUrl,
  });
}

test('a need is under way once the carrier confirms what was reserved for it, and waits again when that ends', async ({
  anotherBrowser,
  request,
}) => {
  const [carrier, sender] = [await register(request, 'Yassine'), await register(request, 'Salma')];
  const titre = `Fauteuil roulant ${Date.now()}`;
  const demande = await publishDemande(request, sender, titre);
  const transport = await write(request, carrier, '/transports', {
    poidsMax: 40,
    description: 'Fourgon, départ tôt le matin.',
    // Within 24 hours, so that it may be cancelled.
    ...{ villeDepart: 'Lyon', dateDepart: inDays(0.6), villeArrivee: 'Tanger', dateArrivee: inDays(1.6) },
  });
  const [carrying, sending, visiting] = [
    await anotherBrowser(),
    await anotherBrowser(),
    await anotherBrowser(),
  ];
  const seen = async () => {
    await visiting.goto(`/demandes/${demande._id}`);
    return visiting
      .getByRole('main')
      .getByText(/^(En attente|En cours)$/)
      .textContent();
  };

  await test.step('the sender reserves for it', async () => {
    expect(await seen()).toBe('En attente');
    await logIn(sending, sender);
    await sending.goto(`/transporteurs/${transport._id}`);
    await sending.getByRole('button', { name: 'Réserver ce transport' }).click();
    const form = sending.getByRole('dialog', { name: 'Réserver ce transport' });
    await form.getByLabel('Poids').fill('14');
    await form.getByLabel('Prix proposé').fill('60');
    await form.getByLabel('Description des articles').fill('Un fauteuil pliant');
    await form.getByLabel('Pour l’un de mes besoins (facultatif)').selectOption({ label: titre });
    await expectAccessible(sending);
    await form.getByRole('button', { name: 'Réserver', exact: true }).click();
    await expect(sending.getByText(/doit encore confirmer/)).toBeVisible();
    expect(await seen()).toBe('En attente');
  });

  await test.step('the carrier sees which need it is for and confirms: a visitor sees it under way', async () => {
    await logIn(carrying, carrier);
    await carrying.goto(`/transporteurs/${transport._id}`);
    const link = carrying.getByRole('link', { name: titre });
    await expect(link).toHaveAttribute('href', `/demandes/${demande._id}`);
    await expectAccessible(carrying);
    await carrying.getByRole('button', { name: /^Confirmer la demande/ }).click();
    await carrying.getByRole('dialog').getByRole('button', { name: 'Confirmer' }).click();
    await expect(carrying.getByText('Confirmée', { exact: true })).toBeVisible();
    await expect(link).toBeVisible();
    expect(await seen()).toBe('En cours');
  });

  await test.step('the sender cancels: it waits again', async () => {
    await sending.goto('/mes-reservations');
    await expect(sending.getByRole('link', { name: titre })).toBeVisible();
    await expectAccessible(sending);
    await sending.getByRole('button', { name: /^Annuler la réservation/ }).click();
    await sending.getByRole('alertdialog').getByRole('button', { name: 'Annuler la réservation' }).click();
    await expect(sending.getByText('Annulée', { exact: true })).toBeVisible();
    expect(await seen()).toBe('En attente');
  });
});

test('without a need of one’s own, or when the answer is broken, one reserves as ever', async ({
  page,
  request,
}) => {
  const [carrier, sender] = [await register(request, 'Yassine'), await register(request, 'Salma')];
  const transport = await write(request, carrier, '/transports', {
    poidsMax: 40,
    description: 'Fourgon, départ tôt le matin.',
    ...{ villeDepart: 'Lyon', dateDepart: inDays(3), villeArrivee: 'Tanger', dateArrivee: inDays(4) },
  });
  const ownDemandes = '**/api/users/*/demandes?*';
  async function reserve() {
    await page.goto(`/transporteurs/${transport._id}`);
    const answered = page.waitForResponse(ownDemandes);
    await page.getByRole('button', { name: 'Réserver ce transport' }).click();
    await (await answered).finished();
    const form = page.getByRole('dialog', { name: 'Réserver ce transport' });
    await form.getByLabel('Poids').fill('2');
    await form.getByLabel('Prix proposé').fill('10');
    await form.getByLabel('Description des articles').fill('Un carton');
    await expect(form.getByLabel(/mes besoins/)).toHaveCount(0);
    await form.getByRole('button', { name: 'Réserver', exact: true }).click();
    await expect(page.getByText(/doit encore confirmer/)).toBeVisible();
  }
  await logIn(page, sender);
  await reserve();
  await publishDemande(request, sender, 'Casque');
  await page.route(ownDemandes, (route) => route.fulfill({ contentType: 'application/json', body: '{"da' }));
  await reserve();
});
