import type { Page } from '@playwright/test';
import { appCode } from '../support/codes';
import { mailsTo } from '../support/mails';
import { expectAccessibleInBothThemes } from './support/axe';
import { expectNoSidewaysScroll } from './support/screen';
import { expect, register, test } from './support/test';

const NEW_PASSWORD = 'Dakar-par-la-route-2';

/** A device that holds passkeys and always recognizes its person. */
async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('an account is kept safe: second factor, passkey, two devices, and « Ce n’était pas moi »', async ({
  anotherBrowser,
  page,
  watched,
}) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const person = await register(page.context().request, 'Khadija', 'Benali');
  await page.goto('/settings');
  const dialog = page.getByRole('dialog');
  const password = (on: Page) => on.getByLabel(/^Mot de passe/);
  let codes: string[] = [];

  await test.step('the second factor begins with the password', async () => {
    watched.provoke(403, '/api/users/me/two-factor');
    await page.getByRole('button', { name: 'Configurer' }).click();
    await expect(dialog.getByRole('heading', { name: /C’est bien vous/ })).toBeVisible();
    await dialog.getByLabel('Votre mot de passe').fill('pas-le-bon');
    watched.provoke(422, '/api/users/me/proof');
    await dialog.getByRole('button', { name: 'Confirmer' }).click();
    await expect(dialog.getByText('Mot de passe incorrect.').first()).toBeVisible();
    await dialog.getByLabel('Votre mot de passe').fill(person.password);
    await dialog.getByRole('button', { name: 'Confirmer' }).click();
    await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });

  await test.step('a first code switches it on, and the recovery codes are shown', async () => {
    const secret = (await dialog.getByText(/^[A-Z2-7]{4}(?: [A-Z2-7]{4})+$/).textContent()) ?? '';
    const code = dialog.getByLabel('Code de vérification');
    await code.fill('000000');
    watched.provoke(422, '/api/users/me/two-factor');
    await dialog.getByRole('button', { name: 'Activer' }).click();
    await expect(dialog.getByText(/Ce code n’est pas le bon/).first()).toBeVisible();
    await code.fill(appCode(secret));
    await dialog.getByRole('button', { name: 'Activer' }).click();
    const list = dialog.getByRole('list', { name: 'Codes de secours' }).getByRole('listitem');
    await expect(list).toHaveCount(10);
    codes = await list.allTextContents();
    await expectAccessibleInBothThemes(page);
    const file = page.waitForEvent('download');
    await dialog.getByRole('link', { name: 'Télécharger' }).click();
    expect((await file).suggestedFilename()).toBe('codes-de-secours-rihla.txt');
    // Beside the window: a second press of who presses twice, where the button was.
    await page.mouse.click(5, 5);
    await page.keyboard.press('Escape');
    await page.goBack();
    await dialog.getByRole('button', { name: 'J’ai gardé ces codes' }).click();
    await expect(page.getByText(/Il vous reste 10 codes de secours/)).toBeVisible();
  });

  await test.step('new recovery codes are asked for before the old ones end', async () => {
    await page.getByRole('button', { name: 'Nouveaux codes de secours' }).dblclick();
    const question = page.getByRole('alertdialog', { name: 'Créer de nouveaux codes de secours ?' });
    await question.getByRole('button', { name: 'Créer' }).click();
    const list = dialog.getByRole('list', { name: 'Codes de secours' }).getByRole('listitem');
    await expect(list).toHaveCount(10);
    const renewed = await list.allTextContents();
    expect(renewed.filter((one) => codes.includes(one))).toEqual([]);
    codes = renewed;
    await dialog.getByRole('button', { name: 'J’ai gardé ces codes' }).click();
    await expect(page.getByText(/Il vous reste 10 codes de secours/)).toBeVisible();
  });

  await test.step('a passkey is made, and has a name', async () => {
    await addAuthenticator(page);
    await page.getByRole('button', { name: 'Ajouter une clé' }).click();
    await expect(page.getByText('Votre clé d’accès est enregistrée.')).toBeVisible();
    await page.getByRole('button', { name: /^Renommer la clé/ }).click();
    await dialog.getByLabel('Nom').fill('Mon téléphone');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByText('Mon téléphone', { exact: true })).toBeVisible();
  });

  const other = await anotherBrowser();
  await test.step('another device is asked for a code, and gets in with a recovery code', async () => {
    await other.goto('/login');
    await other.getByLabel('E-mail').fill(person.email);
    await password(other).fill(person.password);
    watched.provoke(401, '/api/auth/login');
    await other.getByRole('button', { name: 'Se connecter', exact: true }).click();
    const code = other.getByLabel('Code de vérification');
    await expect(code).toBeFocused();
    await expectAccessibleInBothThemes(other);
    await code.fill('000000');
    watched.provoke(422, '/api/auth/login');
    await other.getByRole('button', { name: 'Valider' }).click();
    await expect(other.getByText(/Ce code n’est pas le bon/).first()).toBeVisible();
    await code.fill(codes[0] ?? '');
    await other.getByRole('button', { name: 'Valider' }).click();
    await expect(other).toHaveURL(/\/$/);
  });

  await test.step('it stands in the list, and is out once it is ended there', async () => {
    await page.reload();
    await expect(page.getByText(/Il vous reste 9 codes de secours/)).toBeVisible();
    const devices = page.getByRole('region', { name: 'Appareils connectés' }).getByRole('listitem');
    await expect(devices).toHaveCount(2);
    await expect(devices.first()).toContainText('Cet appareil');
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await expectAccessibleInBothThemes(page);
      await expectNoSidewaysScroll(page);
    }
    await devices
      .last()
      .getByRole('button', { name: /^Déconnecter/ })
      .click();
    await expect(devices).toHaveCount(1);
    watched.provoke(401, '/api/users/me');
    await other.goto('/settings');
    await expect(other).toHaveURL(/\/login/);
  });

  await test.step('the mail about it leads to a safe account', async () => {
    const link = () =>
      mailsTo(person.email)
        .filter(({ text }) => text.includes('Nouvelle connexion'))
        .flatMap(({ text }) => /https?:\/\/\S+(\/pas-moi\/[\w-]+)/.exec(text)?.[1] ?? [])[0] ?? '';
    await expect.poll(link, { timeout: 60_000 }).not.toBe('');
    await other.goto(link());
    await expect(other.getByText(/^Nouvelle connexion/)).toBeVisible();
    await expectAccessibleInBothThemes(other);
    await other.getByRole('button', { name: 'Ce n’était pas moi' }).click();
    await expect(other).toHaveURL(/\/reset-password#/);
    await other.getByLabel(/^Nouveau mot de passe/).fill(NEW_PASSWORD);
    await other.getByLabel('Confirmer le mot de passe').fill(NEW_PASSWORD);
    await other.getByRole('button', { name: 'Changer le mot de passe' }).click();
    await expect(other).toHaveURL(/\/login$/);
    await page.goto('/settings');
    await expect(page).toHaveURL(/\/login/);
    await other.goto(link());
    await expect(other.getByText(/Ce lien ne sert plus/)).toBeVisible();
  });

  await test.step('the passkey, older than all that, opens the account without a password', async () => {
    await page.getByRole('button', { name: 'Entrer avec une clé d’accès' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Paramètres' })).toBeVisible();
    await page.getByRole('button', { name: 'Supprimer la clé Mon téléphone' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
    await expect(page.getByRole('button', { name: /^Renommer la clé/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Désactiver' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Désactiver' }).click();
    await expect(page.getByRole('button', { name: 'Configurer' })).toBeVisible();
  });
});
