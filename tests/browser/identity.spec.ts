import { demoAccounts } from '../../prisma/demo-accounts';
import { jpeg } from '../support/images';
import { smsTo } from '../support/sms';
import { expectAccessibleInBothThemes } from './support/axe';
import { dayIn, expectNoSidewaysScroll } from './support/screen';
import { expect, freshEmail, logIn, registerOnly, test, tokenFromMail } from './support/test';

const operator = demoAccounts.find(({ email }) => email.startsWith('rachid')) ?? { email: '', password: '' };
/** A number that no run had before: each gets few messages a day. */
const freshNumber = () => `+3367${String(Date.now()).slice(-7)}`;

test('who one is: an e-mail by its link, a telephone by its code, papers by an operator, and the way back', async ({
  anotherBrowser,
  page,
  request,
}) => {
  const phoneNumber = freshNumber();
  const lastName = `Essai ${Date.now()}`;
  const professional = {
    userType: 'professional',
    phoneNumber,
    professionalDetails: {
      licenseNumber: 'LTI-2026-7',
      vehicleType: 'Fourgon',
      capacity: 900,
      siret: '732 829 320 00074',
      experience: 3,
    },
  };
  const driver = await registerOnly(request, 'Binta', lastName, professional);
  const documents = page.getByRole('region', { name: 'Documents vérifiés' });
  await logIn(page, driver);

  await test.step('others read that the e-mail is not confirmed; its owner is shown the way', async () => {
    await page.goto(`/profile/${driver.id}`);
    await expect(page.getByText('E-mail non confirmé')).toBeVisible();
    await page.goto('/profile');
    await expect(page.getByText('Confirmez votre adresse e-mail')).toBeVisible();
    await page.getByRole('button', { name: 'Renvoyer le lien' }).click();
    await expect(page.getByText(/^Un nouveau lien vient de partir/)).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });

  await test.step('the link’s page confirms by a button, without a login', async () => {
    const reader = await anotherBrowser();
    await reader.goto(`/confirmer-email#${await tokenFromMail(driver.email, 'confirmer-email')}`);
    await expectAccessibleInBothThemes(reader);
    await reader.getByRole('button', { name: 'Confirmer mon adresse' }).click();
    await expect(reader.getByText('Votre adresse est confirmée')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Confirmez votre adresse e-mail')).toHaveCount(0);
  });

  await test.step('the telephone is confirmed by the code that it got', async () => {
    await documents.getByRole('button', { name: 'Confirmer mon téléphone' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirmer mon téléphone' });
    await dialog.getByRole('button', { name: 'Recevoir le code' }).click();
    await expect(dialog.getByText(/^Un code vient de partir/)).toBeVisible();
    const code = / est (\d{6})\./.exec(smsTo(phoneNumber).at(-1) ?? '')?.[1] ?? '';
    await dialog.getByLabel('Code reçu par SMS').fill(code);
    await expectAccessibleInBothThemes(page);
    await dialog.getByRole('button', { name: 'Confirmer', exact: true }).click();
    await expect(page.getByText('Votre téléphone est confirmé.')).toBeVisible();
    await expect(documents.getByRole('listitem').filter({ hasText: 'Téléphone' })).toContainText('Vérifié');
  });

  await test.step('papers are sent', async () => {
    const bytes = await jpeg({ width: 900, height: 600 });
    for (const name of ['Carte d’identité', 'Licence de transport']) {
      await documents.getByRole('button', { name: `Envoyer\u202f: ${name}` }).click();
      const dialog = page.getByRole('dialog', { name });
      const file = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: bytes };
      await dialog.locator('input[type=file]').setInputFiles(file);
      await expect(dialog.getByText('Photo 1', { exact: true })).toBeVisible();
      const [year, month, day] = dayIn(400).split('-');
      await dialog.getByLabel(/^Valable jusqu’au/).fill(`${day}/${month}/${year}`);
      if (name === 'Carte d’identité') await expectAccessibleInBothThemes(page);
      await dialog.getByRole('button', { name: 'Envoyer', exact: true }).click();
      await expect(documents.getByRole('listitem').filter({ hasText: name })).toContainText(
        'En cours d’examen',
      );
    }
  });

  await test.step('an operator accepts one and refuses the other, with a reason', async () => {
    const office = await anotherBrowser();
    await logIn(office, operator);
    await office.goto('/moderation/identite');
    const card = (name: string) =>
      office.getByRole('article').filter({ hasText: lastName }).filter({ hasText: name });
    const identity = card('Carte d’identité');
    await expect
      .poll(() => identity.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expectAccessibleInBothThemes(office);
    await identity.getByLabel('Décision').selectOption('Accepter');
    await identity.getByRole('button', { name: 'Répondre' }).click();
    await expect(identity).toHaveCount(0);
    const licence = card('Licence de transport');
    await licence.getByLabel('Décision').selectOption('Refuser');
    await licence.getByLabel('Raison').fill('Le numéro est illisible.');
    await licence.getByRole('button', { name: 'Répondre' }).click();
    await expect(licence).toHaveCount(0);
  });

  await test.step('both read it: on one’s own profile with the reason, on the public one as badges', async () => {
    await page.reload();
    await expect(documents.getByRole('listitem').filter({ hasText: 'Carte d’identité' })).toContainText(
      /Vérifié le .*, valable jusqu’au/,
    );
    await expect(documents).toContainText('Le numéro est illisible.');
    await expectAccessibleInBothThemes(page);
    await page.goto(`/profile/${driver.id}`);
    const badges = page.getByRole('list', { name: 'Vérifié' });
    for (const name of ['Identité', 'Email', 'Téléphone']) await expect(badges).toContainText(name);
    await expect(badges).not.toContainText('Licence');
    await page.getByRole('link', { name: /^Que veulent dire ces badges/ }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Ce que veulent dire les badges' }),
    ).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step('another e-mail counts once confirmed, and the former one takes the account back', async () => {
    const wanted = freshEmail('binta');
    await page.goto('/settings');
    await page.getByLabel(/^E-mail/).fill(wanted);
    await page
      .getByRole('region', { name: 'Profil' })
      .getByLabel('Mot de passe actuel')
      .fill(driver.password);
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(page.getByText('Votre nouvelle adresse attend d’être confirmée')).toBeVisible();
    await expect(page.getByLabel(/^E-mail/)).toHaveValue(driver.email);
    await expect(page.getByText('Vos paramètres sont enregistrés.')).toHaveCount(0);
    await expectAccessibleInBothThemes(page);
    const reader = await anotherBrowser();
    await reader.goto(`/confirmer-email#${await tokenFromMail(wanted, 'confirmer-email')}`);
    await reader.getByRole('button', { name: 'Confirmer mon adresse' }).click();
    await expect(reader.getByText('Votre adresse est confirmée')).toBeVisible();
    await reader.goto(`/reprendre-email#${await tokenFromMail(driver.email, 'reprendre-email')}`);
    await expectAccessibleInBothThemes(reader);
    await reader.getByRole('button', { name: 'Reprendre mon adresse' }).click();
    await reader.waitForURL(/\/reset-password/);
    await expect(reader.getByRole('heading', { level: 1, name: 'Nouveau mot de passe' })).toBeVisible();
    await page.goto('/profile');
    await expect(page).toHaveURL(/\/login/);
  });
});
