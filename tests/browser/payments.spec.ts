import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from './support/axe';
import { agree, askMoney, book } from './support/deals';
import { textOf } from './support/papers';
import { expectNoSidewaysScroll } from './support/screen';
import { expect, logIn, register, test } from './support/test';

const PHONE = { width: 360, height: 740 };

const thread = (page: Page) => page.getByRole('log', { name: 'Messages', exact: true });

test('money is asked for, paid and released, and every figure on the way is the same', async ({
  page,
  request,
  anotherBrowser,
}) => {
  const { sender, carrier, id } = await agree(request);
  await logIn(page, carrier);
  await page.goto(`/messagerie/${id}`);
  await page.getByRole('button', { name: 'Paiement' }).click();
  const form = page.getByRole('dialog', { name: 'Créer une demande de paiement' });
  await expect(form.getByLabel('Montant')).toHaveValue('60');
  await expect(form).toContainText('Commission (13\u00a0%)');
  await expect(form).toContainText('52,20\u00a0€');
  await expectAccessibleInBothThemes(page);
  await form.getByLabel('Montant').fill('0');
  await form.getByRole('button', { name: 'Demander le paiement' }).click();
  await expect(form).toContainText('Le montant doit être supérieur à 0 €.');
  await form.getByLabel('Montant').fill('72,50');
  const opening = page.waitForEvent('popup');
  await form.getByRole('link', { name: /^Barème de la commission/ }).click();
  const scale = await opening;
  await expect(scale).toHaveURL(/\/commission$/);
  await scale.close();
  await expect(form.getByLabel('Montant')).toHaveValue('72,50');
  await form.getByRole('button', { name: 'Demander le paiement' }).dblclick();
  await expect(form).toBeHidden();
  await expect(thread(page).getByText('72,50\u00a0€')).toHaveCount(1);

  const phone = await anotherBrowser();
  await phone.setViewportSize(PHONE);
  await logIn(phone, sender);
  await phone.goto(`/messagerie/${id}`);
  await expectAccessibleInBothThemes(phone);
  await thread(phone).getByRole('link', { name: 'Payer' }).click();
  await expect(phone.getByRole('heading', { name: 'Paiement à Yassine Essai' })).toBeVisible();
  for (const words of ['72,50\u00a0€', '13\u00a0%', '9,43\u00a0€', '63,07\u00a0€', 'Mode test']) {
    await expect(phone.getByRole('main')).toContainText(words);
  }
  await expectAccessibleInBothThemes(phone);
  await expectNoSidewaysScroll(phone);
  const address = phone.url();
  await phone.getByRole('button', { name: 'Payer' }).click();
  await expect(phone.getByRole('heading', { name: /Payer 72,50/ })).toBeVisible();
  await expectAccessibleInBothThemes(phone);
  await phone.getByRole('button', { name: 'Le paiement réussit' }).click();
  await expect(phone).toHaveURL(address);
  await expect(phone.getByText('Payé et conservé')).toBeVisible();
  expect(await textOf(phone, /Reçu de paiement/)).toMatch(/TEST-R-\d{4}-\d{6}.*72,50 €/);

  await expect(thread(page).getByText('Conservé')).toBeVisible();
  await phone.getByRole('button', { name: /Tout va bien/ }).click();
  await expect(phone.getByRole('alertdialog').or(phone.getByRole('dialog'))).toContainText('63,07\u00a0€');
  await phone.getByRole('button', { name: 'Libérer le paiement', exact: true }).click();
  await expect(phone.getByText('Paiement libéré').first()).toBeVisible();
  await expect(thread(page).getByText('Libéré', { exact: true })).toBeVisible();

  await page.goto('/payments');
  for (const words of ['Total des paiements', '72,50\u00a0€', 'Libéré']) {
    await expect(page.getByRole('main')).toContainText(words);
  }
  await expectAccessibleInBothThemes(page);
  const chips = page.getByRole('navigation', { name: 'Où ils en sont' });
  await chips.getByRole('link', { name: 'En attente' }).click();
  await expect(page).toHaveURL('/payments?status=pending');
  await expect(page.getByText('Aucun paiement trouvé')).toBeVisible();
  await page.getByRole('link', { name: 'Reçus', exact: true }).click();
  await expect(page).toHaveURL('/payments?tab=recus');
  await expect(chips.getByRole('link', { name: 'Tous' })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByText('Aucun paiement reçu')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.goto('/payments?tab=envoyes&status=failed');
  await expect(page.getByText('Aucun paiement envoyé')).toBeVisible();
  await chips.getByRole('link', { name: 'Complétés' }).click();
  await expect(page).toHaveURL('/payments?tab=envoyes&status=completed');
  await page.getByRole('link', { name: /Salma/ }).click();
  expect(await textOf(page, /Facture de commission/)).toMatch(/TEST-C-\d{4}-\d{6}.*9,43 €/);
});

test('among several reservations each one’s price is proposed, and what the server fails at keeps what was typed', async ({
  page,
  request,
  watched,
}) => {
  const agreed = await agree(request);
  const { carrier } = agreed;
  const small = await book(request, agreed, { poids: 3, prix: 25 });
  await logIn(page, carrier);
  await page.goto(`/messagerie/${agreed.id}`);
  await page.getByRole('button', { name: 'Paiement' }).click();
  const form = page.getByRole('dialog', { name: 'Créer une demande de paiement' });
  const [choice, amount] = [form.getByLabel('Réservation'), form.getByLabel('Montant')];
  const description = form.getByLabel('Description');
  for (const [id, kg, price, left] of [
    [small, 3, 25, '21,25'],
    [agreed.reservation, 8, 60, '52,20'],
    [small, 3, 25, '21,25'],
  ] as const) {
    await choice.selectOption(id);
    await expect(choice.locator('option:checked')).toHaveText(`${kg} kg, Lyon → Tanger, ${price},00 €`);
    await expect(amount).toHaveValue(String(price));
    await expect(description).toHaveValue(`Transport de ${kg}\u00a0kg, Lyon → Tanger`);
    await expect(form).toContainText(`Prix convenu\u202f: ${price},00\u00a0€`);
    await expect(form).toContainText(`${left}\u00a0€`);
  }
  // What somebody typed is theirs.
  await amount.fill('27,50');
  await description.fill('Trois kilos, avec le taxi');
  await choice.selectOption(agreed.reservation);
  await expect(form).toContainText('Prix convenu\u202f: 60,00\u00a0€');
  await expect(amount).toHaveValue('27,50');

  watched.provoke(500, '/api/payments');
  await page.route('**/api/payments', (route) => route.fulfill({ status: 500, body: '<h1>Oups</h1>' }));
  await form.getByRole('button', { name: 'Demander le paiement' }).click();
  const failed = form.getByRole('alert').filter({ hasText: 'Une erreur est survenue' });
  await expect(failed).toBeVisible();
  // Red, whatever the theme's tone of it.
  const [red = 0, green = 0, blue = 0] = await failed
    .locator('.icon')
    .evaluate((icon) => getComputedStyle(icon).color.match(/\d+/g)?.map(Number) ?? []);
  expect(red).toBeGreaterThan(1.5 * Math.max(green, blue));
  await expect(amount).toHaveValue('27,50');
  await expect(description).toHaveValue('Trois kilos, avec le taxi');
  await page.unroute('**/api/payments');
  await form.getByRole('button', { name: 'Demander le paiement' }).click();
  await expect(form).toBeHidden();
  await expect(thread(page).getByText('27,50\u00a0€')).toHaveCount(1);
});

test('without scripts one pays all the same, and others find nothing', async ({ request, browser }) => {
  const agreed = await agree(request);
  const { sender } = agreed;
  const paymentId = await askMoney(request, agreed);

  const plain = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE });
  const page = await plain.newPage();
  await logIn(page, sender);
  await page.goto(`/payments/${paymentId}`);
  await page.getByRole('button', { name: 'Payer' }).click();
  await page.getByRole('button', { name: 'Le paiement réussit' }).click();
  await expect(page.getByText('Payé et conservé')).toBeVisible();
  await plain.close();

  const other = await browser.newContext();
  const stranger = await other.newPage();
  await logIn(stranger, await register(request, 'Nadia'));
  const answer = await stranger.goto(`/payments/${paymentId}`);
  expect(answer?.status()).toBe(404);
  await other.close();
});
