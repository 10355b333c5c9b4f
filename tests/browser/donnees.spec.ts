import { readFileSync } from 'node:fs';
import { unzip } from '../support/zip';
import { expectAccessibleInBothThemes } from './support/axe';
import { agree } from './support/deals';
import { expectNoSidewaysScroll } from './support/screen';
import { expect, logIn, test } from './support/test';
import { as } from './support/things';

test('one’s own data are downloaded, the account ends, and the other side reads « Compte supprimé »', async ({
  anotherBrowser,
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const deal = await agree(request);
  const { sender, carrier } = deal;
  await logIn(page, sender);
  await page.goto('/settings');
  const data = page.getByRole('region', { name: 'Données' });
  const dialog = page.getByRole('dialog');

  await test.step('what runs is listed, and ended first', async () => {
    await expect(data.getByRole('link', { name: 'Réservation, Lyon → Tanger' })).toBeVisible();
    await expect(data.getByRole('button', { name: 'Supprimer mon compte' })).toHaveCount(0);
    const ended = await request.patch(`/api/reservations/${deal.reservation}/cancel`, {
      headers: as(carrier),
    });
    expect(ended.status()).toBe(200);
    await page.reload();
    await expect(data.getByRole('button', { name: 'Supprimer mon compte' })).toBeVisible();
  });

  await test.step('the copy holds one’s own words', async () => {
    await data.getByRole('button', { name: 'Télécharger' }).click();
    await dialog.getByLabel('Votre mot de passe').fill(sender.password);
    const arrives = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Télécharger' }).click();
    const file = await arrives;
    expect(file.suggestedFilename()).toBe('mes-donnees.zip');
    const files = unzip(readFileSync(await file.path()));
    expect(files.get('donnees/compte.json')?.toString()).toContain(sender.email);
    expect(files.get('index.html')?.toString()).toContain('Merci !');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('the word and the password end it', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await data.getByRole('button', { name: 'Supprimer mon compte' }).click();
    await expect(dialog.getByRole('heading', { name: 'Ce qui disparaît' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessibleInBothThemes(page);
    await dialog.getByLabel(/^Votre mot de passe/).fill(sender.password);
    await dialog.getByLabel(/^Écrivez SUPPRIMER/).fill('non');
    await dialog.getByRole('button', { name: 'Supprimer mon compte' }).click();
    await expect(dialog.getByText('Écrivez SUPPRIMER pour confirmer.')).toBeVisible();
    await dialog.getByLabel(/^Écrivez SUPPRIMER/).fill('SUPPRIMER');
    await dialog.getByRole('button', { name: 'Supprimer mon compte' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByText('Votre compte est supprimé.')).toBeVisible();
    await page.goto('/settings');
    await expect(page).toHaveURL(/\/login/);
  });

  await test.step('the other side’s screens stay whole', async () => {
    const other = await anotherBrowser();
    await logIn(other, carrier);
    await other.goto(`/messagerie/${deal.id}`);
    await expect(other.getByRole('heading', { level: 1, name: 'Compte supprimé' })).toBeVisible();
    await expect(other.getByText('Texte effacé avec le compte.').first()).toBeVisible();
    await other.goto(`/transporteurs/${deal.transport}`);
    await expect(other.getByText('Compte supprimé').first()).toBeVisible();
  });
});
