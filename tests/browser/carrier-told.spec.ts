import type { Locator } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, logIn, register, test } from './support/test';
import { publishTransport, reserve } from './support/things';

test('a carrier is told of waiting requests, and refuses all of one person in one step', async ({
  page,
  request,
}) => {
  const [carrier, sender] = [await register(request, 'Karim'), await register(request, 'Salma')];
  const { _id } = await publishTransport(request, carrier);
  for (const poids of [3, 4]) {
    await reserve(request, sender, _id, { poids, description: 'Des livres.' });
  }
  await logIn(page, carrier);
  await page.goto('/');
  await page.getByRole('button', { name: /^Mon compte/ }).click();
  const waiting = page.getByRole('menuitem', { name: 'Demandes à traiter' });
  await expect(waiting).toHaveText(/2/);
  await page.goto('/profile');
  await expect(page.getByRole('main').getByText('2 demandes en attente de votre réponse')).toBeVisible();
  await page.getByRole('link', { name: 'Voir les trajets concernés' }).click();
  await page.getByRole('main').getByRole('link', { name: '2 demandes en attente', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/transporteurs/${_id}#`));
  await page.goto(`/profile/${carrier.id}`);
  const card = page.getByRole('main').getByRole('article').first();
  const told = card.getByRole('link', { name: '2 demandes en attente', exact: true });
  await expect(told).toBeVisible();
  // It stands over the card's edge, and is whole there, on a page whose cards are drawn as one comes near them.
  await expect(page.locator('html')).not.toHaveAttribute('data-again');
  const isWhole = (link: Element) => {
    link.scrollIntoView({ block: 'center' });
    const { left, top, width } = link.getBoundingClientRect();
    return link.contains(document.elementFromPoint(left + width / 2, top + 1));
  };
  expect(await told.evaluate(isWhole)).toBe(true);
  await page.goto(`/transporteurs/${_id}`);
  const requests = page.getByRole('region', { name: 'Demandes de réservation (2)' });
  const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
  const reviews = page.getByRole('heading', { name: /^Avis/ });
  expect(await topOf(requests)).toBeLessThan(await topOf(reviews));
  await requests
    .getByRole('button', { name: /^Tout refuser/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: /^Refuser toutes ses demandes/ });
  await expect(dialog).toContainText('attend 2 réponses');
  await expectAccessible(page);
  await dialog.getByLabel('Commentaire (facultatif)').fill('Mon coffre est plein.');
  await dialog.getByRole('button', { name: 'Tout refuser' }).click();
  await expect(page.getByText('Demandes refusées')).toBeVisible();
  await expect(requests.getByText('Mon coffre est plein.')).toHaveCount(2);
  await expect(requests.getByRole('button', { name: /^Tout refuser/ })).toHaveCount(0);
  await page.getByRole('button', { name: /^Mon compte/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Déconnexion' })).toBeVisible();
  await expect(waiting).toHaveCount(0);
});
