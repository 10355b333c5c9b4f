import { expectAccessible, expectAccessibleInBothThemes } from './support/axe';
import { expectNoSidewaysScroll } from './support/screen';
import { expect, freshWord, logIn, register, test } from './support/test';
import { publishTransport } from './support/things';

test('a search is kept, finds the next trip, rests and goes', async ({ page, request }) => {
  const [carrier, seeker] = [await register(request, 'Karim'), await register(request, 'Salma')];
  const nom = freshWord();
  const search = `/transporteurs?villeDepart=Lyon&villeArrivee=Tanger&search=${nom}`;

  await test.step('a visitor is asked to log in', async () => {
    await page.goto(search);
    await page.getByRole('button', { name: 'Créer une alerte' }).click();
    const dialog = page.getByRole('dialog', { name: 'Connexion requise' });
    await expect(dialog).toContainText('Vous devez être connecté pour créer une alerte.');
  });

  await logIn(page, seeker);
  await test.step('nothing is kept yet', async () => {
    await page.goto('/mes-alertes');
    await expect(page.getByText('Aucune alerte')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the form begins with the search', async () => {
    await page.goto(search);
    await page.getByRole('button', { name: 'Créer une alerte' }).click();
    const form = page.getByRole('dialog', { name: 'Créer une alerte' });
    await expect(form.getByLabel('Départ')).toHaveValue('Lyon');
    await expect(form.getByLabel('Mots')).toHaveValue(nom);
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Créer l’alerte' }).click();
    await expect(page.getByText(/^Alerte créée/)).toBeVisible();
    await expect(form).toHaveCount(0);
  });

  await test.step('what is published then stands under the bell', async () => {
    await publishTransport(request, carrier, { nom: `Fourgon ${nom}` });
    const bell = page.getByRole('button', { name: 'Notifications, 1 non lue' });
    await expect(bell).toBeVisible({ timeout: 60_000 });
    await bell.click();
    await expect(page.getByRole('link', { name: /Nouveau trajet.*Lyon → Tanger/ })).toBeVisible();
  });

  await test.step('it is changed, rests and goes', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/mes-alertes');
    await expect(page.getByRole('heading', { name: 'Trajets Lyon → Tanger' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessibleInBothThemes(page);
    await page.getByLabel('Me prévenir').selectOption('quotidien');
    await expect(page.getByText('Alerte enregistrée.')).toBeVisible();
    await page.getByLabel('Active').uncheck();
    await expect(page.getByLabel('Active')).toBeEnabled();
    await page.getByLabel(/^Mes besoins cherchent/).uncheck();
    await expect(page.getByText('Préférence enregistrée.')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Me prévenir')).toHaveValue('quotidien');
    await expect(page.getByLabel('Active')).not.toBeChecked();
    await expect(page.getByLabel(/^Mes besoins cherchent/)).not.toBeChecked();
    await page.getByRole('button', { name: 'Supprimer' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
    await expect(page.getByText('Aucune alerte')).toBeVisible();
  });
});
