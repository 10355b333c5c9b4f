import type { Page } from '@playwright/test';
import { DAYS, fillDays, SIRET } from './support/agencies';
import { expectAccessible } from './support/axe';
import { expect, freshEmail, freshWord, PARTICULAR, PASSWORD, register, test } from './support/test';

const HOURS = ['9h-12h30, 14h-18h', '9h-18h', '9h-18h', '9h-18h', '9h-18h', '10h-13h', ''];

/** The first two steps. */
async function begin(page: Page, type: RegExp, email: string, lastName = 'Essai'): Promise<void> {
  await page.goto('/register');
  await page.getByRole('button', { name: type }).click();
  await page.getByLabel('Prénom').fill('Aïcha');
  await page.getByRole('textbox', { name: 'Nom', exact: true }).fill(lastName);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Téléphone').fill('06 12 34 56 78');
  await page.getByLabel('Pays de résidence').selectOption('Maroc');
  await page.getByLabel(/^Mot de passe/).fill(PASSWORD);
  await page.getByLabel('Confirmer le mot de passe').fill(PASSWORD);
  await goOn(page);
}

const goOn = (page: Page) => page.getByRole('button', { name: 'Suivant' }).click();

async function finish(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'S’inscrire' }).click();
  await page.waitForURL('/');
}

/** What the account holds, as its owner's own call tells it. */
async function own(page: Page) {
  const answer = await page.request.get('/api/users/me');
  expect(answer.status()).toBe(200);
  return (await answer.json()).data;
}

/** The terms and values of a part of one's own profile. */
async function expectFacts(page: Page, part: string, facts: Record<string, string | RegExp>): Promise<void> {
  const region = page.getByRole('region', { name: part });
  await expect(region.getByRole('term')).toHaveText(Object.keys(facts));
  await expect(region.getByRole('definition')).toHaveText(Object.values(facts));
}

test('a private person registers with every field filled', async ({ page }) => {
  await begin(page, /^Particulier/, freshEmail('aicha'));
  await page.getByRole('radio', { name: 'Les deux' }).check();
  await page.getByLabel('Date de naissance').fill('1990-05-17');
  await page.getByLabel('Adresse').fill('8 rue de la Kasbah, Tanger');
  await page.getByLabel(/^Numéro de pièce d’identité/).fill('AB 123456');
  await finish(page);
  expect(await own(page)).toMatchObject({
    userType: 'particular',
    firstName: 'Aïcha',
    country: 'Maroc',
    particularDetails: {
      type: 'both',
      birthDate: '1990-05-17',
      address: '8 rue de la Kasbah, Tanger',
      idCard: 'AB 123456',
    },
  });
  await page.goto('/profile');
  await expectFacts(page, 'Identité et adresse', {
    'Date de naissance': '17 mai 1990',
    Adresse: '8 rue de la Kasbah, Tanger',
    Usage: 'Les deux',
    'Pièce d’identité': 'AB 123456',
  });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Modifier : Identité et adresse' }).click();
  const form = page.getByRole('dialog', { name: 'Identité et adresse' });
  await form.getByLabel('Adresse').fill('2 place Bellecour, 69002 Lyon');
  await form.getByLabel(/^Numéro de pièce d’identité/).fill('');
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Vos informations sont modifiées.')).toBeVisible();
  await expectFacts(page, 'Identité et adresse', {
    'Date de naissance': '17 mai 1990',
    Adresse: '2 place Bellecour, 69002 Lyon',
    Usage: 'Les deux',
    'Pièce d’identité': 'Non renseigné',
  });
});

test('a professional driver registers with every field filled', async ({ page }) => {
  await begin(page, /^Chauffeur/, freshEmail('chauffeur'));
  await page.getByLabel('Numéro de licence').fill('LTI-2026-0042');
  await page.getByLabel('SIRET').fill('ICE 001 234 567');
  await page.getByLabel('Type de véhicule').selectOption('Fourgon');
  await page.getByLabel('Capacité de chargement').fill('1250,5');
  await page.getByLabel('Années d’expérience').fill('12');
  await page.getByLabel(/^Assurance/).fill('Wafa, police 4471');
  await page.getByLabel(/^Zones desservies/).fill('France, Espagne,, Maroc');
  await page.getByLabel(/^Documents du véhicule/).fill('carte grise AB-123-CD ; contrôle technique');
  await page.getByLabel(/^RIB/).fill('FR76 3000 4000 0300 0000 0000 043');
  await expectAccessible(page);
  await finish(page);
  expect(await own(page)).toMatchObject({
    userType: 'professional',
    professionalDetails: {
      licenseNumber: 'LTI-2026-0042',
      siret: 'ICE001234567',
      vehicleType: 'Fourgon',
      capacity: 1250.5,
      experience: 12,
      insurance: 'Wafa, police 4471',
      coverage: ['France', 'Espagne', 'Maroc'],
      vehicleDocs: ['carte grise AB-123-CD', 'contrôle technique'],
      bankInfo: 'FR76 3000 4000 0300 0000 0000 043',
    },
  });
  await page.goto('/profile');
  const facts = {
    'Numéro de licence': 'LTI-2026-0042',
    SIRET: 'ICE001234567',
    'Type de véhicule': 'Fourgon',
    'Capacité de chargement': /^1\s250,5\skg$/,
    Expérience: '12 ans',
    Assurance: 'Wafa, police 4471',
    'Zones desservies': 'France, Espagne, Maroc',
    'Documents du véhicule': 'carte grise AB-123-CD, contrôle technique',
    RIB: 'FR76 3000 4000 0300 0000 0000 043',
  };
  await expectFacts(page, 'Activité de chauffeur', facts);
  await page.getByRole('button', { name: 'Modifier : Activité de chauffeur' }).click();
  const form = page.getByRole('dialog', { name: 'Activité de chauffeur' });
  await expectAccessible(page);
  await form.getByLabel('Capacité de chargement').fill('900');
  await form.getByLabel(/^RIB/).fill('FR76 1111');
  await form.getByLabel('Mot de passe actuel').fill(PASSWORD);
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Vos informations sont modifiées.')).toBeVisible();
  await expectFacts(page, 'Activité de chauffeur', {
    ...facts,
    'Capacité de chargement': /^900\skg$/,
    RIB: 'FR76 1111',
  });
});

test('an agency registers with every field filled, and its page says so', async ({ page }) => {
  const company = `Agence ${freshWord()}`;
  await begin(page, /^Agence de Transport/, freshEmail('agence'));
  await page.getByLabel('Nom de l’entreprise').fill(company);
  await page.getByLabel('SIRET').fill(SIRET);
  await page.getByLabel('Adresse').fill('12 boulevard Zerktouni, 20250 Casablanca, Maroc');
  await page.getByLabel('Capacité de stockage').fill('250 m³');
  for (const service of ['Stockage', 'Emballage']) {
    await page.getByRole('checkbox', { name: service }).check();
  }
  await fillDays(page.locator('form:visible').last(), HOURS);
  await page.getByLabel('Nom du contact').fill('Awa Ndiaye');
  await page.getByLabel('Téléphone du contact').fill('+212 6 61 22 33 44');
  await page.getByLabel('E-mail du contact').fill('depot@exemple.test');
  await page.getByLabel(/^Assurance/).fill('Wafa, police 4471');
  await page.getByLabel(/^RIB/).fill('MA64 0110 0000 0000 0000 0000 0000');
  await finish(page);
  const { _id, agencyDetails } = await own(page);
  expect(agencyDetails).toMatchObject({
    companyName: company,
    ville: 'Casablanca',
    insurance: 'Wafa, police 4471',
    bankInfo: 'MA64 0110 0000 0000 0000 0000 0000',
  });
  await page.goto(`/agences/${_id}`);
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(company);
  for (const text of ['12 boulevard Zerktouni', 'Casablanca', '250 m³', 'Emballage', 'Awa Ndiaye']) {
    await expect(main).toContainText(text);
  }
  await expect(page.getByRole('region', { name: 'Horaires d’ouverture' }).getByRole('definition')).toHaveText(
    DAYS.map((_, index) => HOURS[index] || 'Fermé'),
  );
  await expect(main).not.toContainText('Wafa');
  await page.goto('/profile');
  await expectFacts(page, 'Papiers de l’agence', {
    SIRET,
    Assurance: 'Wafa, police 4471',
    RIB: 'MA64 0110 0000 0000 0000 0000 0000',
  });
});

test('a taken e-mail and a common password are refused in their own step', async ({
  page,
  request,
  watched,
}) => {
  const known = await register(request, 'Salma');
  watched.provoke(409, '/api/auth/register/check');
  watched.provoke(422, '/api/auth/register/check');
  await begin(page, /^Particulier/, known.email);
  await expect(page.getByText(/^Un compte existe déjà/).first()).toBeVisible();
  await expect(page.getByLabel('E-mail')).toBeFocused();
  const door = page.getByRole('link', { name: 'Se connecter avec cette adresse' });
  await expect(door).toHaveAttribute('href', '/login');
  await page.getByLabel('E-mail').fill(freshEmail('aicha'));
  for (const field of [/^Mot de passe/, 'Confirmer le mot de passe']) {
    await page.getByLabel(field).fill('motdepasse');
  }
  await goOn(page);
  await expect(page.getByText(/^Ce mot de passe est trop courant/).first()).toBeVisible();
  await expect(page.getByLabel(/^Mot de passe/)).toBeFocused();
  await expect(door).toHaveCount(0);
});

test('an e-mail that was taken meanwhile leads back to its step', async ({ page, request, watched }) => {
  watched.provoke(409, '/api/auth/register');
  const email = freshEmail('aicha');
  await begin(page, /^Particulier/, email);
  await page.getByLabel('Date de naissance').fill('1990-05-17');
  await page.getByLabel('Adresse').fill('8 rue de la Kasbah, Tanger');
  await register(request, 'Rival', 'Essai', { ...PARTICULAR, email });
  await page.getByRole('main').getByRole('button', { name: 'S’inscrire' }).click();
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await expect(page.getByRole('link', { name: 'Se connecter avec cette adresse' })).toBeVisible();
  await page.getByLabel('E-mail').fill(freshEmail('aicha'));
  await goOn(page);
  await expect(page.getByLabel('Adresse')).toHaveValue('8 rue de la Kasbah, Tanger');
  await finish(page);
});

test('a reload gives back what was typed, without passwords and papers', async ({ page }) => {
  const email = freshEmail('chauffeur');
  page.on('dialog', (question) => void question.accept());
  await begin(page, /^Chauffeur/, email);
  await page.getByLabel('Numéro de licence').fill('LTI-SECRET-42');
  await page.getByLabel('Type de véhicule').selectOption('Camion');
  await page.getByLabel(/^Zones desservies/).fill('France, Maroc');
  await page.getByLabel(/^RIB/).fill('FR76-SECRET');
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(kept).toContain('Camion');
  expect(kept).not.toMatch(/SECRET/);
  expect(kept).not.toContain(PASSWORD);

  await page.reload();
  await expect(page.getByText(/^Votre saisie est revenue/).first()).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await expect(page.getByLabel('Pays de résidence')).toHaveValue('Maroc');
  await expect(page.getByLabel(/^Mot de passe/)).toHaveValue('');
  for (const field of [/^Mot de passe/, 'Confirmer le mot de passe']) {
    await page.getByLabel(field).fill(PASSWORD);
  }
  await goOn(page);
  await expect(page.getByLabel('Type de véhicule')).toHaveValue('Camion');
  await expect(page.getByLabel(/^Zones desservies/)).toHaveValue('France, Maroc');
  await expect(page.getByLabel('Numéro de licence')).toHaveValue('');
  await expect(page.getByLabel(/^RIB/)).toHaveValue('');
});

test('our own mistake while sending ends in a message and a live button', async ({ page, watched }) => {
  watched.provokeError('broken on purpose');
  await page.goto('/login');
  await page.getByLabel('E-mail').fill('awa@exemple.test');
  await page.getByLabel(/^Mot de passe/).fill(PASSWORD);
  await page.evaluate(() => {
    crypto.randomUUID = () => {
      throw new Error('broken on purpose');
    };
  });
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByText(/^Une erreur inattendue a empêché l’envoi/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Se connecter' })).not.toHaveAttribute('aria-disabled');
});
