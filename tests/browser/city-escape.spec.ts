import { expect, logIn, register, test } from './support/test';

test('Escape takes nothing from the search of trips either', async ({ page }) => {
  await page.goto('/transporteurs');
  await page.locator('summary', { hasText: 'Filtres' }).click();
  const city = page.getByLabel('Ville de départ');
  await city.pressSequentially('Raba');
  const proposed = page.getByRole('listbox').getByRole('option');
  await expect(proposed.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(proposed).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(city).toHaveValue('Raba');
});

test('Escape in a city’s field closes what it proposes, then asks, and takes no letter away', async ({
  page,
  request,
}) => {
  await logIn(page, await register(request, 'Salma'));
  await page.goto('/demandes');
  await page.getByRole('button', { name: 'Nouveau besoin' }).click();
  const form = page.getByRole('dialog', { name: 'Nouvelle demande' });
  const city = form.getByLabel('Lieu de livraison');
  await city.pressSequentially('Raba');
  const proposed = page.getByRole('listbox').getByRole('option');
  await expect(proposed.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(proposed).toHaveCount(0);
  await expect(city).toHaveValue('Raba');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Continuer la saisie' }).click();
  await expect(city).toHaveValue('Raba');
});
