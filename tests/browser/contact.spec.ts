import type { APIRequestContext } from '@playwright/test';
import { jpeg } from '../support/images';
import { expectAccessible } from './support/axe';
import { holdBack } from './support/held';
import { dayIn, expectNoSidewaysScroll } from './support/screen';
import { expect, freshWord, logIn, type Person, register, test } from './support/test';
import { as, publishTransport } from './support/things';

const HELLO = 'Bonjour, avez-vous encore 8 kg ?';

test('a visitor who wants to write logs in, writes, and is in the conversation', async ({
  page,
  request,
}) => {
  const carrier = await register(request, 'Yassine', 'Benali');
  const sender = await register(request, 'Awa', 'Ndiaye');
  const { _id } = await publishTransport(request, carrier, { nom: freshWord() });

  await page.goto(`/transporteurs/${_id}`);
  await page.getByRole('button', { name: 'Contacter' }).click();
  const asked = page.getByRole('dialog', { name: 'Connexion requise' });
  await expect(asked).toContainText('Vous devez être connecté pour contacter ce transporteur.');
  await asked.getByRole('link', { name: 'Se connecter' }).click();
  await page.getByLabel(/^E-?mail/i).fill(sender.email);
  await page.getByLabel('Mot de passe').first().fill(sender.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();

  const dialog = page.getByRole('dialog', { name: 'Écrire à Yassine Benali' });
  await expect(dialog).toContainText('Lyon → Tanger');
  await expectAccessible(page);
  await dialog.getByLabel('Votre message').fill('   ');
  await dialog.getByRole('button', { name: 'Envoyer' }).click();
  await expect(dialog.getByText('Écrivez un message.')).toBeVisible();
  await dialog.getByLabel('Votre message').fill(`  ${HELLO} `);
  await dialog.getByRole('button', { name: 'Envoyer' }).dblclick();
  await page.waitForURL(/\/messagerie\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('log').getByText(HELLO)).toHaveCount(1);

  await test.step('the same thing continues the same conversation', async () => {
    const first = page.url();
    await page.goto(`/transporteurs/${_id}`);
    await page.getByRole('button', { name: 'Contacter' }).click();
    await page.getByLabel('Votre message').fill('Et pour 5 kg ?');
    await page.getByRole('button', { name: 'Envoyer' }).click();
    await page.waitForURL(first);
    await expect(page.getByRole('log').getByText('Et pour 5 kg ?')).toBeVisible();
  });
});

test('nobody writes to themselves, and a profile can be written to on a phone', async ({ page, request }) => {
  const carrier = await register(request, 'Yassine', 'Benali');
  const sender = await register(request, 'Awa', 'Ndiaye');
  const { _id } = await publishTransport(request, carrier);
  await page.setViewportSize({ width: 360, height: 740 });
  await logIn(page, carrier);
  for (const path of [`/transporteurs/${_id}`, `/profile/${carrier.id}`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Contacter' })).toHaveCount(0);
  }
  await page.goto(`/profile/${sender.id}`);
  await page.getByRole('button', { name: 'Contacter' }).click();
  await expect(page.getByRole('dialog', { name: 'Écrire à Awa Ndiaye' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('while words to somebody are on their way the dialog says so, and a double click sends them once', async ({
  page,
  request,
}) => {
  const [sender, carrier] = [await register(request, 'Awa'), await register(request, 'Yassine', 'Benali')];
  await logIn(page, sender);
  await page.goto(`/profile/${carrier.id}`);
  await page.getByRole('button', { name: 'Contacter' }).click();
  const dialog = page.getByRole('dialog', { name: 'Écrire à Yassine Benali' });
  await dialog.getByLabel('Votre message').fill(HELLO);
  let calls = 0;
  page.on('request', (one) => {
    if (one.method() === 'POST' && new URL(one.url()).pathname === '/api/conversations') calls += 1;
  });
  const letGo = await holdBack(page, '**/api/conversations');
  await dialog.getByRole('button', { name: 'Envoyer' }).dblclick();
  const sends = dialog.getByRole('button', { name: 'Envoi en cours...' });
  await expect(sends).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Envoyer', exact: true })).toHaveCount(0);
  await expectAccessible(page);
  letGo();
  await page.waitForURL(/\/messagerie\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('log', { name: 'Messages', exact: true }).getByText(HELLO)).toHaveCount(1);
  expect(calls).toBe(1);
  const list = await request.get('/api/conversations', { headers: as(carrier) });
  expect((await list.json()).data).toMatchObject([{ ordre: 1, lastMessage: { content: HELLO } }]);
});

async function publish(request: APIRequestContext, owner: Person, path: string, data: object) {
  const answer = await request.post(`/api${path}`, { headers: as(owner), data });
  expect(answer.status()).toBe(201);
  return (await answer.json()).data._id as string;
}

async function uploadImage(request: APIRequestContext, owner: Person): Promise<string> {
  const image = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await jpeg({ width: 900, height: 600 }) };
  const answer = await request.post('/api/upload/image?type=demande', {
    headers: as(owner),
    multipart: { image },
  });
  return (await answer.json()).data.imageUrl;
}

test('a demande and a product are written about, each in a conversation with its card, and found by a city', async ({
  page,
  request,
}) => {
  const [owner, sender, word] = [
    await register(request, 'Hanane', 'Alami'),
    await register(request, 'Awa', 'Ndiaye'),
    freshWord(),
  ];
  const demande = await publish(request, owner, '/demandes', {
    titre: `Poussette ${word}`,
    description: 'Pliée, dans sa housse.',
    budget: 120,
    lieuLivraison: 'Tanger',
    dateLimite: dayIn(20),
    imagePath: await uploadImage(request, owner),
  });
  const produit = await publish(request, owner, '/produits', {
    nom: `Théière ${word}`,
    description: 'Une théière en métal.',
    prix: 40,
    localisation: 'Rabat',
    categorie: 'Mode',
  });
  await logIn(page, sender);
  const list = page.getByRole('navigation', { name: 'Conversations' });
  for (const { path, name, more } of [
    { path: `/demandes/${demande}`, name: `Poussette ${word}`, more: /120,00\s€.*Tanger/ },
    { path: `/produits/${produit}`, name: `Théière ${word}`, more: /40,00\s€/ },
  ]) {
    await page.goto(path);
    await page.getByRole('main').getByRole('button', { name: 'Contacter' }).click();
    const dialog = page.getByRole('dialog', { name: 'Écrire à Hanane Alami' });
    await expect(dialog).toContainText(name);
    await dialog.getByLabel('Votre message').fill(`Bonjour, pour ${name}`);
    await dialog.getByRole('button', { name: 'Envoyer' }).click();
    await page.waitForURL(/\/messagerie\/[0-9a-f-]{36}$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Hanane Alami' })).toBeVisible();
    await expect(
      page.getByRole('log', { name: 'Messages', exact: true }).getByText(`Bonjour, pour ${name}`),
    ).toHaveCount(1);
    const card = page.getByRole('main').locator(`a[href="${path}"]`);
    await expect(card).toContainText(name);
    await expect(card).toContainText(more);
    await expect(list.getByRole('link', { name: new RegExp(name) })).toHaveAttribute('aria-current', 'page');
  }

  const search = page.getByLabel('Rechercher une personne ou une ville');
  await expect(list.getByRole('listitem')).toHaveCount(2);
  // As somebody writes it, or by another of its names.
  for (const [asked, name] of [
    ['tange', 'Poussette'],
    ['Tangier', 'Poussette'],
    ['rabat', 'Théière'],
  ] as const) {
    await search.fill(asked);
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await expect(list.getByRole('listitem')).toContainText(`${name} ${word}`);
  }
  await search.fill('Dakar');
  await expect(list.getByRole('listitem')).toHaveCount(0);
});
