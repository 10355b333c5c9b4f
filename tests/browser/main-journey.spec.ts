import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { chooseStop, DESKTOP, expectWhole, PHONE, registerByForm } from './support/journey';
import { chooseCity, inDays } from './support/screen';
import { expect, freshWord, test } from './support/test';

const thread = (page: Page) => page.getByRole('log', { name: 'Messages', exact: true });

for (const [device, use] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  test.describe(device, () => {
    test.use({ ...use, reducedMotion: 'reduce' });
    test('from a published trip to a confirmed reservation and the conversation about it', ({
      anotherBrowser,
    }) => journey(anotherBrowser));
  });
}

async function journey(anotherBrowser: () => Promise<Page>): Promise<void> {
  const name = `Fourgon ${freshWord()}`;
  const [carrier, sender, visitor] = [await anotherBrowser(), await anotherBrowser(), await anotherBrowser()];

  await test.step('the carrier registers and publishes Lyon → Marseille → Tanger', async () => {
    await registerByForm(carrier, { firstName: 'Yassine', lastName: 'Benali' });
    await carrier.goto('/transporteurs');
    await carrier.getByRole('button', { name: 'Proposer un transport' }).click();
    const form = carrier.getByRole('dialog');
    await chooseCity(form.getByLabel('Ville de départ'), 'lyo', 'Lyon');
    await form.getByLabel('Date de départ').fill(inDays(3, '06:30'));
    await chooseCity(form.getByLabel('Ville d’arrivée'), 'tangi', 'Tanger');
    await form.getByLabel('Date d’arrivée').fill(inDays(4, '14:00'));
    await form.getByRole('button', { name: /ajouter une étape/i }).click();
    await chooseCity(form.getByLabel('Ville de l’étape 2'), 'marse', 'Marseille');
    await form.getByLabel('Date de l’étape 2').fill(inDays(3, '10:15'));
    await form.getByLabel('Poids maximum').fill('40');
    await form.getByRole('textbox', { name: 'Nom', exact: true }).fill(name);
    await form.getByLabel('Description').fill('Fourgon, départ tôt le matin. Pas de liquides.');
    await expectWhole(carrier);
    await form.getByRole('button', { name: 'Publier le trajet' }).click();
    await expect(carrier.getByText('Votre trajet est publié.')).toBeVisible();
    await carrier.getByRole('link', { name: 'Voir mon trajet' }).click();
    await expect(carrier.getByRole('heading', { level: 1 })).toHaveText(/Lyon.*Tanger/);
    await expect(carrier.getByText('C’est votre trajet')).toBeVisible();
    await expectWhole(carrier);
  });

  const search = `/transporteurs?search=${encodeURIComponent(name)}&villeDepart=Marseille&villeArrivee=Tanger`;
  const card = (page: Page) => page.getByRole('article').filter({ hasText: 'Fourgon, départ tôt le matin' });

  await test.step('hides it, and shows it again', async () => {
    await carrier.goto(search);
    await card(carrier).getByRole('button', { name: 'Masquer du public' }).click();
    await expect(card(carrier)).toHaveCount(0);
    await visitor.goto(search);
    await expect(visitor.getByText('Aucun trajet disponible')).toBeVisible();
    await carrier.goto('/transporteurs');
    await carrier.getByText('Vos trajets masqués (1)').click();
    await carrier.getByRole('button', { name: 'Rendre visible' }).click();
    await expect(carrier.getByText(/^Vos trajets masqués/)).toHaveCount(0);
    await visitor.goto(search);
    await expect(card(visitor)).toHaveCount(1);
    await expect(card(visitor)).toContainText(/40\s*kg libres/);
  });

  await test.step('the sender registers, finds the part she needs and reserves 8 kg', async () => {
    await registerByForm(sender, { firstName: 'Salma', lastName: 'Idrissi' });
    await sender.goto(search);
    await expectWhole(sender);
    await card(sender).getByRole('link', { name: 'Voir le trajet' }).click();
    await expect(sender.getByRole('heading', { level: 1 })).toHaveText(/Lyon.*Tanger/);
    await expect(sender.getByRole('region', { name: 'Carte du trajet' })).toBeVisible();
    await expectWhole(sender);
    await sender.getByRole('button', { name: 'Réserver ce transport' }).click();
    const form = sender.getByRole('dialog');
    await chooseStop(form, 'Ville de départ', 'Marseille');
    await chooseStop(form, 'Ville d’arrivée', 'Tanger');
    await form.getByLabel('Poids').fill('8');
    await form.getByLabel('Prix proposé').fill('60');
    await form.getByLabel('Description des articles').fill('Deux cartons de vêtements d’enfant');
    await expectWhole(sender);
    await form.getByRole('button', { name: 'Réserver', exact: true }).click();
    await expect(sender.getByText(/doit encore confirmer/)).toBeVisible();
    await sender.goto('/mes-reservations');
    await expect(sender.getByRole('main')).toContainText('Marseille');
    await expect(sender.getByText('En attente', { exact: true })).toBeVisible();
    await expectWhole(sender);
  });

  await test.step('she writes to the carrier, below what the thread tells of her request', async () => {
    await sender.goto(search);
    await card(sender).getByRole('link', { name: 'Voir le trajet' }).click();
    // The list's card has such a button too.
    await sender.waitForURL(/\/transporteurs\/[0-9a-f-]{36}$/);
    await sender.getByRole('button', { name: 'Contacter' }).click();
    const dialog = sender.getByRole('dialog', { name: 'Écrire à Yassine Benali' });
    await dialog.getByLabel('Votre message').fill('Bonjour, où vous remettre les cartons ?');
    await expectWhole(sender);
    await dialog.getByRole('button', { name: 'Envoyer' }).click();
    await sender.waitForURL(/\/messagerie\/[0-9a-f-]{36}$/);
    await expect(thread(sender).getByText('Réservation demandée')).toBeVisible();
    await expect(thread(sender).getByText('où vous remettre les cartons')).toBeVisible();
    await expectWhole(sender);
  });

  await test.step('the carrier confirms; a visitor sees fewer free kilograms on that part only', async () => {
    await carrier.goto(search);
    await card(carrier).getByRole('link', { name: 'Voir le trajet' }).click();
    await expect(carrier.getByText('Demandes de réservation (1)')).toBeVisible();
    await expectWhole(carrier);
    await carrier.getByRole('button', { name: 'Confirmer la demande de Salma Idrissi' }).click();
    await expectWhole(carrier);
    await carrier.getByRole('dialog').getByRole('button', { name: 'Confirmer' }).click();
    await expect(carrier.getByText('Confirmée', { exact: true })).toBeVisible();
    await visitor.goto(search);
    await expect(card(visitor)).toContainText(/32\s*kg libres/);
    await expect(card(visitor)).toContainText(/40\s*kg libres/);
  });

  await test.step('the carrier finds her message and answers; each sees the other’s lines and the whole story', async () => {
    await carrier.goto('/messagerie');
    const line = carrier
      .getByRole('navigation', { name: 'Conversations' })
      .getByRole('link', { name: /Salma/ });
    await expect(line).toContainText('non lu');
    await expectWhole(carrier);
    await line.click();
    await expect(thread(carrier).getByText('où vous remettre les cartons')).toBeVisible();
    await carrier.getByLabel('Votre message').fill('Devant la gare, à 19 h.');
    await carrier.getByRole('button', { name: 'Envoyer' }).click();
    for (const one of [carrier, sender]) {
      await expect(thread(one).getByText('Devant la gare, à 19 h.')).toBeVisible();
      await expect(thread(one).getByText('Réservation confirmée')).toBeVisible();
    }
    await expect(thread(carrier).getByText('Lu', { exact: true })).toBeVisible();
    await expectWhole(carrier);
    await expectWhole(sender);
    await sender.goto('/mes-reservations');
    await expect(sender.getByText('Confirmée', { exact: true })).toBeVisible();
    await expectWhole(sender);
  });

  await test.step('the sender’s calendar knows both ends of it', async () => {
    const [one] = await Promise.all([
      sender.waitForEvent('download'),
      sender.getByRole('link', { name: 'Ajouter à l’agenda' }).click(),
    ]);
    expect(one.suggestedFilename()).toBe('reservation.ics');
    await sender.getByRole('button', { name: 'Afficher l’adresse' }).click();
    const address = await sender.getByText(/\/api\/agenda\//).innerText();
    const feed = await (await sender.request.get(new URL(address).pathname)).text();
    expect(feed).toContain('STATUS:CONFIRMED');
    await expectAccessible(sender);
    await sender.getByRole('button', { name: 'Changer d’adresse' }).click();
    await expect(sender.getByText(address)).toHaveCount(0);
    expect((await sender.request.get(new URL(address).pathname)).status()).toBe(404);
  });
}
