import type { Dialog } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothThemes } from './support/axe';
import { expectNoSidewaysScroll } from './support/screen';
import { expect, freshEmail, logIn, register, test } from './support/test';

const NEW_PASSWORD = 'Dakar-par-la-route-2';

test('the settings: one’s name is changed everywhere, nothing typed is lost', async ({
  anotherBrowser,
  page,
  request,
  watched,
}) => {
  await page.goto('/settings');
  await expect(page).toHaveURL(/\/login\?callbackUrl=%2Fsettings/);
  const person = await register(request, 'Awa', 'Ndiaye');
  const taken = await register(request, 'Samba', 'Fall');
  const visitor = await anotherBrowser();
  await visitor.goto(`/profile/${person.id}`);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Awa Ndiaye' })).toBeVisible();

  await logIn(page, person);
  await page.goto('/profile');
  await page.getByRole('main').getByRole('link', { name: 'Modifier' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Paramètres' })).toBeVisible();
  const firstName = page.getByLabel('Prénom');
  const save = page.getByRole('button', { name: 'Enregistrer', exact: true });

  const messages = page
    .getByRole('region', { name: 'Notifications' })
    .getByLabel('Messages', { exact: true });
  await test.step('« Annuler » goes back to what is saved', async () => {
    await firstName.fill('Erreur');
    await messages.uncheck();
    await page.getByRole('button', { name: 'Annuler' }).click();
    await expect(firstName).toHaveValue('Awa');
    await expect(messages).toBeChecked();
  });

  await test.step('leaving asks first', async () => {
    await firstName.fill('Aïssatou');
    page.once('dialog', (dialog) => void dialog.dismiss());
    await page.getByRole('navigation').first().getByRole('link', { name: 'Trajets' }).click();
    await expect(firstName).toHaveValue('Aïssatou');
    await expect(page).toHaveURL(/\/settings$/);
  });

  await test.step('so does « back », inside the site, by the question that dialogs ask', async () => {
    const ofBrowser: string[] = [];
    const listen = (dialog: Dialog) => {
      ofBrowser.push(dialog.message());
      void dialog.dismiss();
    };
    page.on('dialog', listen);
    const question = page.getByRole('alertdialog', { name: 'Abandonner votre saisie ?' });
    for (const _ of ['once', 'again']) {
      await page.goBack();
      await expect(question).toBeVisible();
      await question.getByRole('button', { name: 'Continuer la saisie' }).click();
      await expect(question).toBeHidden();
      await expect(page).toHaveURL(/\/settings$/);
      await expect(firstName).toHaveValue('Aïssatou');
    }
    await page.goBack();
    await expect(question).toBeVisible();
    // Another press is no answer.
    await page.goBack();
    await expect(question).toBeVisible();
    await expect(page).toHaveURL(/\/settings$/);
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Abandonner', exact: true }).click();
    await expect(page).toHaveURL(/\/profile$/);
    await page.getByRole('main').getByRole('link', { name: 'Modifier' }).click();
    await expect(firstName).toHaveValue('Awa');
    await firstName.fill('Aïssatou');
    await page.waitForFunction(() => history.state?.layer === 'unsaved');
    await page.getByRole('button', { name: 'Annuler' }).click();
    await expect(firstName).toHaveValue('Awa');
    // Nothing is left to ask about, nor a press that leads nowhere.
    await page.goBack();
    await expect(page).toHaveURL(/\/profile$/);
    await expect(question).toBeHidden();
    await page.goForward();
    await firstName.fill('Aïssatou');
    expect(ofBrowser).toEqual([]);
    page.off('dialog', listen);
  });

  await test.step('it is saved, and shown to everybody at once', async () => {
    await page.getByLabel('Demandes et besoins').uncheck();
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/users/me', async (route) => {
      if (route.request().method() === 'PATCH') await released;
      await route.continue();
    });
    await save.click();
    await expect(page.getByRole('button', { name: 'Enregistrement...' })).toBeVisible();
    release();
    await expect(page.getByText('Vos paramètres sont enregistrés.')).toBeVisible();
    await page.unroute('**/api/users/me');
    await visitor.reload();
    await expect(visitor.getByRole('heading', { level: 1, name: 'Aïssatou Ndiaye' })).toBeVisible();
    await page.reload();
    await expect(firstName).toHaveValue('Aïssatou');
    await expect(page.getByLabel('Demandes et besoins')).not.toBeChecked();
  });

  await test.step('a theme and a time zone hold on every device, from the first paint', async () => {
    const other = await anotherBrowser();
    const bodyBegins = () => {
      new MutationObserver((_, observer) => {
        if (!document.body) return;
        observer.disconnect();
        document.documentElement.dataset.began = document.documentElement.dataset.theme ?? 'system';
      }).observe(document, { childList: true, subtree: true });
    };
    await other.addInitScript(bodyBegins);
    await other.goto('/about');
    await other.getByLabel('Apparence').selectOption('Clair');
    await other.reload();
    await expect(other.locator('html')).toHaveAttribute('data-began', 'light');
    await expect(other.getByLabel('Apparence')).toHaveValue('light');

    await page.getByLabel('Sombre').check();
    await page.getByLabel('Fuseau horaire').selectOption('Dakar (Sénégal)');
    await save.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expectAccessible(page);

    await logIn(other, person);
    await other.goto('/settings');
    await expect(other.getByLabel('Sombre')).toBeChecked();
    await expect(other.getByLabel('Fuseau horaire')).toHaveValue('Africa/Dakar');
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
    await other.goto('/faq');
    await expect(other.locator('html')).toHaveAttribute('data-began', 'dark');
    await expect(other.getByLabel('Apparence')).toHaveCount(0);

    await page.getByLabel('Comme l’appareil').check();
    await save.click();
    await expect(page.locator('html')).not.toHaveAttribute('data-theme');
    // What was chosen on the other before the login is all that is left there.
    await other.reload();
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  const proof = page.getByRole('region', { name: 'Profil' }).getByLabel('Mot de passe actuel');
  await test.step('another telephone needs the password', async () => {
    const phone = page.getByRole('region', { name: 'Profil' }).getByLabel('Téléphone');
    await phone.fill('+33 7 00 00 00 01');
    watched.provoke(422, '/api/users/me');
    await save.click();
    await expect(page.getByText('Indiquez votre mot de passe actuel.').last()).toBeVisible();
    await proof.fill(person.password);
    await save.click();
    await expect(proof).toHaveCount(0);
    await page.reload();
    await expect(phone).toHaveValue('+33700000001');
  });

  await test.step('another e-mail needs the password, and one that nobody has', async () => {
    await page.getByLabel(/^E-mail/).fill(taken.email);
    await expect(proof).toBeVisible();
    watched.provoke(422, '/api/users/me');
    await save.click();
    await expect(page.getByText('Indiquez votre mot de passe actuel.').last()).toBeVisible();
    await proof.fill(person.password);
    watched.provoke(409, '/api/users/me');
    await save.click();
    await expect(page.getByText(/Un compte existe déjà/).first()).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel(/^E-mail/).fill(freshEmail('awa'));
    await save.click();
    await expect(page.getByText('Vos paramètres sont enregistrés.').last()).toBeVisible();
    await expect(page.getByText(/Un compte existe déjà/)).toHaveCount(0);
  });
});

test('the settings in two windows: neither undoes the other, and leaving asks once', async ({
  context,
  page,
  request,
}) => {
  const person = await register(request, 'Bineta', 'Seck');
  await logIn(page, person);
  const other = await context.newPage();
  for (const window of [page, other]) await window.goto('/settings');
  const save = (window: typeof page) => window.getByRole('button', { name: 'Enregistrer', exact: true });
  await page.getByLabel('Prénom').fill('Aminata');
  await save(page).click();
  await expect(page.getByText('Vos paramètres sont enregistrés.')).toBeVisible();
  await other.getByLabel('Demandes et besoins').uncheck();
  await save(other).click();
  await expect(other.getByText('Vos paramètres sont enregistrés.')).toBeVisible();
  await expect(other.getByLabel('Prénom')).toHaveValue('Aminata');

  let questions = 0;
  page.on('dialog', (dialog) => {
    questions += 1;
    void dialog.dismiss();
  });
  const leave = page.getByRole('navigation').first().getByRole('link', { name: 'Trajets' });
  await page.getByLabel(/^Nom/).fill('Seck Diop');
  await page.getByLabel('Nouveau mot de passe').fill(NEW_PASSWORD);
  await leave.click();
  expect(questions).toBe(1);

  // Nothing is left of a proof that is not asked for any more.
  await page.getByLabel(/^Nom/).fill('Seck');
  await page.getByLabel('Nouveau mot de passe').fill('');
  await page.getByLabel(/^E-mail/).fill(freshEmail('bineta'));
  await page.getByRole('region', { name: 'Profil' }).getByLabel('Mot de passe actuel').fill('essai');
  await page.getByLabel(/^E-mail/).fill(person.email);
  await leave.click();
  await expect(page).toHaveURL(/\/transporteurs$/);
  expect(questions).toBe(1);
});

test('a new password: the other browser is logged out, this one is not', async ({
  anotherBrowser,
  page,
  request,
  watched,
}) => {
  const person = await register(request, 'Moussa', 'Ouattara');
  const other = await anotherBrowser();
  await logIn(page, person);
  await logIn(other, person);
  await page.goto('/settings');
  const current = page.getByLabel('Mot de passe actuel');
  const change = page.getByRole('button', { name: 'Changer le mot de passe' });
  await current.fill('pas-le-bon');
  await page.getByLabel('Nouveau mot de passe').fill(NEW_PASSWORD);
  await page.getByLabel('Confirmer le mot de passe').fill(person.password);
  await change.click();
  await expect(page.getByText('Les mots de passe ne correspondent pas')).toBeVisible();
  await page.getByLabel('Confirmer le mot de passe').fill(NEW_PASSWORD);
  watched.provoke(422, '/api/users/me/password');
  await change.click();
  await expect(page.getByText('Mot de passe actuel incorrect.').first()).toBeVisible();
  await expect(page.getByLabel('Nouveau mot de passe')).toHaveValue(NEW_PASSWORD);
  // Key by key: what is said of a field that was refused does not take the focus from who corrects it.
  await current.selectText();
  await page.keyboard.type(person.password);
  await expect(current).toHaveValue(person.password);
  await expect(current).toBeFocused();
  await change.click();
  await expect(page.getByText(/^Votre mot de passe est changé/)).toBeVisible();
  await expect(current).toHaveValue('');

  watched.provoke(401, '/api/users/me');
  await other.goto('/profile');
  await expect(other).toHaveURL(/\/login/);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Moussa Ouattara' })).toBeVisible();
  await logIn(other, { email: person.email, password: NEW_PASSWORD });

  await page.goto('/settings');
  await page.getByRole('button', { name: 'Se déconnecter partout ailleurs' }).click();
  await expect(page.getByText('Vos autres appareils sont déconnectés.')).toBeVisible();
  await other.goto('/settings');
  await expect(other).toHaveURL(/\/login/);
});

for (const width of [1280, 360]) {
  test(`the settings’ screen: ${width} px`, async ({ page, request }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    await logIn(page, await register(request, 'Fatou', 'Sarr'));
    await page.goto('/settings');
    await expectAccessibleInBothThemes(page);
    await expectNoSidewaysScroll(page);
  });
}
