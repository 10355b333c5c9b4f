import type { Page } from '@playwright/test';
import { expect, freshWord, logIn, PASSWORD, register, test } from './support/test';
import { publishTransport, reserve } from './support/things';

// What is typed in a window that answers, corrects or keeps something survives a reload, under the name of that one thing.

const back = /^Votre saisie est revenue/;
/** Once the page would ask before it is left. */
const asks = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true }))))
    .toBe(false);
const kept = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }));

/** From now on the browser's own questions are answered with « leave ». */
function leaveWhenAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on('dialog', (question) => {
    asked.push(question.type());
    void question.accept();
  });
  return asked;
}

test('a comment to a request comes back after a reload, to that request and that answer alone', async ({
  page,
  request,
}) => {
  const asked = leaveWhenAsked(page);
  const [carrier, ...senders] = await Promise.all(
    ['Yassine', 'Salma', 'Karim'].map((name) => register(request, name)),
  );
  if (!carrier) throw new Error('nobody carries');
  const { _id } = await publishTransport(request, carrier);
  for (const sender of senders) {
    await reserve(request, sender, _id);
  }
  await logIn(page, carrier);
  await page.goto(`/transporteurs/${_id}`);
  const open = (what: string) => page.getByRole('button', { name: new RegExp(`^${what}`) }).click();
  const form = page.getByRole('dialog', { name: /cette réservation/ });
  const comment = form.getByLabel('Commentaire (facultatif)');
  const close = () => form.getByRole('button', { name: 'Annuler' }).click();

  await open('Confirmer la demande de Salma');
  await comment.fill('Devant la gare, à 8 h.');
  await asks(page);
  await page.reload();
  expect(asked).toEqual(['beforeunload']);

  for (const other of ['Confirmer la demande de Karim', 'Refuser la demande de Salma']) {
    await open(other);
    await expect(comment).toHaveValue('');
    await expect(form.getByText(back)).toHaveCount(0);
    await close();
    await expect(form).toBeHidden();
  }
  await open('Confirmer la demande de Salma');
  await expect(form.getByText(back)).toBeVisible();
  await expect(comment).toHaveValue('Devant la gare, à 8 h.');
  await form.getByRole('button', { name: 'Confirmer' }).click();
  await expect(page.getByText('Réservation confirmée')).toBeVisible();
  await expect(form).toBeHidden();
  expect(await kept(page)).not.toContain('Devant la gare');

  await open('Refuser la demande de Karim');
  await comment.fill('Mon coffre est plein.');
  await close();
  await page
    .getByRole('alertdialog', { name: 'Abandonner votre saisie ?' })
    .getByRole('button', { name: 'Abandonner', exact: true })
    .click();
  await expect(form).toBeHidden();
  await open('Refuser la demande de Karim');
  await expect(comment).toHaveValue('');
  expect(asked).toEqual(['beforeunload']);
});

test('corrected details come back after a reload, and papers, bank account and password are written nowhere', async ({
  page,
  request,
}) => {
  leaveWhenAsked(page);
  const driver = await register(request, 'Binta', 'Essai', {
    userType: 'professional',
    professionalDetails: {
      licenseNumber: 'LTI-SECRET-7',
      vehicleType: 'Fourgon',
      capacity: 900,
      siret: '732 829 320 00074',
      experience: 3,
    },
  });
  await logIn(page, driver);
  await page.goto('/profile');
  const open = () => page.getByRole('button', { name: 'Modifier : Activité de chauffeur' }).click();
  const form = page.getByRole('dialog', { name: 'Activité de chauffeur' });
  await open();
  await form.getByLabel('Type de véhicule').selectOption('Camion');
  await form.getByLabel(/^Assurance/).fill('Police SECRET');
  await form.getByLabel(/^RIB/).fill('FR76-SECRET');
  await form.getByLabel('Mot de passe actuel').fill(PASSWORD);
  const written = await kept(page);
  expect(written).toContain('Camion');
  expect(written).not.toMatch(/SECRET/);
  expect(written).not.toContain(PASSWORD);

  await page.reload();
  await open();
  await expect(form.getByText(back)).toBeVisible();
  await expect(form.getByLabel('Type de véhicule')).toHaveValue('Camion');
  await expect(form.getByLabel('Numéro de licence')).toHaveValue('LTI-SECRET-7');
  for (const field of [/^Assurance/, /^RIB/]) await expect(form.getByLabel(field)).toHaveValue('');
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Vos informations sont modifiées.')).toBeVisible();
  await expect(form).toBeHidden();
  expect(await kept(page)).not.toContain('Camion');
});

test('an alert that is half made comes back after a reload, to the search that it began with', async ({
  page,
  request,
}) => {
  leaveWhenAsked(page);
  await logIn(page, await register(request, 'Salma'));
  const word = freshWord();
  const toTanger = `/transporteurs?villeDepart=Lyon&villeArrivee=Tanger&search=${word}`;
  const form = page.getByRole('dialog', { name: 'Créer une alerte' });
  const weight = form.getByLabel('Poids libre, au moins');
  const open = async (search: string) => {
    await page.goto(search);
    await page.getByRole('button', { name: 'Créer une alerte' }).click();
    await expect(form).toBeVisible();
  };
  await open(toTanger);
  await weight.fill('12');
  await open(`/transporteurs?villeDepart=Lyon&villeArrivee=Tunis&search=${word}`);
  await expect(weight).toHaveValue('');
  await weight.fill('5');
  await open(toTanger);
  await expect(form.getByText(back)).toBeVisible();
  await expect(weight).toHaveValue('12');
  await form.getByRole('button', { name: 'Créer l’alerte' }).click();
  await expect(page.getByText(/^Alerte créée/)).toBeVisible();
  await open(toTanger);
  await expect(weight).toHaveValue('');
});
