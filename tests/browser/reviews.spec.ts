import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, logIn, type Person, register, test } from './support/test';

const COMMENT = 'Ponctuel, colis intact.\nشكرا جزيلا';

async function openReviews(page: Page, person: Person): Promise<void> {
  await page.goto(`/profile/${person.id}`);
  await page.getByRole('tab', { name: /^Avis/ }).click();
}

test('two people who never met: a review is given, changed and taken back', async ({
  anotherBrowser,
  page,
  request,
}) => {
  const carrier = await register(request, 'Yassine', 'Benali');
  const sender = await register(request, 'Salma', 'Idrissi');
  const visitor = await anotherBrowser();

  await test.step('a visitor reads the profile and may not write', async () => {
    await openReviews(visitor, carrier);
    await expect(visitor.getByRole('heading', { level: 1, name: 'Yassine Benali' })).toBeVisible();
    await expect(visitor.getByText(/^4,8 sur 5 \(0\s?avis\)$/)).toBeVisible();
    await expect(visitor.getByText('Aucun avis pour le moment')).toBeVisible();
    await expect(visitor.getByRole('button', { name: 'Donner un avis' })).toHaveCount(0);
    expect(await visitor.content()).not.toContain(carrier.email);
  });

  await test.step('somebody else gives theirs, once', async () => {
    await logIn(page, sender);
    await openReviews(page, carrier);
    await page.getByRole('button', { name: 'Donner un avis' }).click();
    const form = page.getByRole('dialog', { name: /avis/i }).first();
    const publish = form.getByRole('button', { name: 'Publier' });
    await expect(publish).toBeDisabled();
    await form.getByRole('radio', { name: '4 étoiles' }).check();
    await expect(publish).toBeDisabled();
    await form.getByLabel('Commentaire').fill('   ');
    await expect(publish).toBeDisabled();
    await form.getByLabel('Commentaire').fill(COMMENT);
    await expectAccessible(page);
    await publish.click();
    await expect(form).toBeHidden();
    await expect(page.getByText('Ponctuel, colis intact.')).toBeVisible();
    await expect(page.getByText(/^4,0 sur 5 \(1\s?avis\)$/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Donner un avis' })).toHaveCount(0);
    await visitor.reload();
    await expect(visitor.getByText(/^4,0 sur 5 \(1\s?avis\)$/)).toBeVisible();
  });

  await test.step('they change it', async () => {
    await page.getByRole('tabpanel', { name: /^Avis/ }).getByRole('button', { name: 'Modifier' }).click();
    const form = page.getByRole('dialog', { name: /avis/i }).first();
    await expect(form.getByRole('radio', { name: '4 étoiles' })).toBeChecked();
    await form.getByRole('radio', { name: '4 étoiles' }).press('ArrowRight');
    await form.getByRole('button', { name: 'Modifier' }).click();
    await expect(page.getByText(/^5,0 sur 5 \(1\s?avis\)$/)).toBeVisible();
  });

  await test.step('and take it back', async () => {
    await page.getByRole('tabpanel', { name: /^Avis/ }).getByRole('button', { name: 'Supprimer' }).click();
    const question = page.getByRole('alertdialog', { name: 'Êtes-vous sûr de vouloir supprimer cet avis ?' });
    await question.getByRole('button', { name: 'Supprimer' }).click();
    await expect(page.getByText('Aucun avis pour le moment')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Donner un avis' })).toBeVisible();
  });

  await test.step('nobody reviews themself', async () => {
    await openReviews(page, sender);
    await expect(page.getByRole('link', { name: 'Mon profil', exact: true }).last()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Donner un avis' })).toHaveCount(0);
  });
});

test('one’s own profile: all tabs, preferences kept, private', async ({ page, request }) => {
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/login\?callbackUrl=%2Fprofile/);
  const person = await register(request, 'Awa', 'Ndiaye');
  await logIn(page, person);
  await page.goto('/profile');
  await expect(page.getByRole('main').getByText(person.email)).toBeVisible();
  await expect(page.getByText(/^4,5 sur 5 \(0\s?avis\)$/)).toBeVisible();
  await page.getByLabel('Newsletter mensuelle').check();
  await expect(page.getByText('Préférence enregistrée.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Newsletter mensuelle')).toBeChecked();
  await expectAccessible(page);
  for (const [tab, words] of [
    ['Mes demandes', 'Aucune demande trouvée'],
    ['Mes transports', 'Aucun transport trouvé'],
    ['Mes produits', 'Aucun produit trouvé'],
    ['Avis', 'Aucun avis pour le moment'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Mon profil' }).getByRole('link', { name: tab }).click();
    await expect(page.getByText(words)).toBeVisible();
  }
  await page.goto(`/profile/${person.id}/avis`);
  await expect(page.getByRole('heading', { level: 1, name: 'Avis des clients' })).toBeVisible();
  await expect(page.getByText('Aucun avis pour le moment')).toBeVisible();
  const missing = await page.request.get('/profile/018adb25-2800-7191-bf5f-000000000000');
  expect(missing.status()).toBe(404);
});
