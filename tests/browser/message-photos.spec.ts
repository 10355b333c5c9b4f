import { jpeg } from '../support/images';
import { agree } from './support/deals';
import { holdBack } from './support/held';
import { expect, freshWord, logIn, register, test } from './support/test';

const photo = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await jpeg({ width: 600, height: 400 }),
});
const text = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from('non') });

test('a file that will not do is named, and the photos beside it go with their message', async ({
  page,
  request,
}) => {
  const { sender, id } = await agree(request);
  await logIn(page, sender);
  await page.goto(`/messagerie/${id}`);
  const input = page.locator('input[type=file]');
  const taken = page.getByRole('button', { name: /^Retirer la photo/ });
  await input.setInputFiles([await photo('a.jpg'), text('x.txt'), await photo('b.jpg')]);
  await expect(taken).toHaveCount(2);
  const refused = page.getByText(/^x\.txt\s: Veuillez sélectionner une image valide/);
  await expect(refused).toBeVisible();
  await page.getByLabel('Votre message').pressSequentially('Voici');
  await page.keyboard.press('Enter');
  await expect(taken).toHaveCount(0);
  await expect(refused).toHaveCount(0);
  await input.setInputFiles([await photo('c.jpg')]);
  await expect(taken).toHaveCount(1);
});

test('a message whose photo is called off waits for its writer', async ({ page, request }) => {
  const { sender, id } = await agree(request);
  await logIn(page, sender);
  await page.goto(`/messagerie/${id}`);
  const sent: string[] = [];
  page.on('request', (one) => one.method() === 'POST' && sent.push(new URL(one.url()).pathname));
  const release = await holdBack(page, '**/api/upload/image**');
  await page.locator('input[type=file]').setInputFiles([await photo('a.jpg')]);
  const field = page.getByLabel('Votre message');
  await field.pressSequentially('avec photo');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Le message part dès que la photo est arrivée.')).toBeVisible();
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(page.getByText('Le message part dès que')).toHaveCount(0);
  await expect(field).toHaveValue('avec photo');
  expect(sent.filter((one) => one.endsWith('/messages'))).toEqual([]);
  release();
});

test('nothing goes by itself without a picture that the server refuses', async ({
  page,
  request,
  watched,
}) => {
  const { sender, id } = await agree(request);
  await logIn(page, sender);
  watched.provoke(422, '/api/upload/image');
  const sent: string[] = [];
  page.on('request', (one) => one.method() === 'POST' && sent.push(new URL(one.url()).pathname));
  const broken = { name: 'abime.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('pas une image') };

  await test.step('a message stays with its writer, who reads why', async () => {
    await page.goto(`/messagerie/${id}`);
    const release = await holdBack(page, '**/api/upload/image**');
    await page.locator('input[type=file]').setInputFiles([broken, await photo('a.jpg')]);
    await page.getByLabel('Votre message').pressSequentially('avec photo');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Le message part dès que la photo est arrivée.')).toBeVisible();
    release();
    await expect(page.getByText(/^abime\.jpg\s: /)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Retirer la photo/ })).toHaveCount(1);
    await expect(page.getByLabel('Votre message')).toHaveValue('avec photo');
    expect(sent.filter((one) => one.endsWith('/messages'))).toEqual([]);
  });

  await test.step('so does a form', async () => {
    const agency = await register(request, 'Awa', 'Sow', {
      userType: 'agency',
      agencyDetails: {
        companyName: `Agence ${freshWord()}`,
        siret: '73282932000074',
        address: '12 boulevard Zerktouni, 20250 Casablanca',
        storageCapacity: '200 m³',
      },
    });
    await logIn(page, agency);
    await page.goto(`/agences/${agency.id}`);
    await page.getByRole('button', { name: 'Modifier ma fiche' }).click();
    const form = page.getByRole('dialog', { name: 'Modifier ma fiche' });
    const waits = form.getByText(
      'Votre image est encore en route\u202f: le formulaire part dès qu’elle est arrivée.',
    );
    const saved: string[] = [];
    page.on('request', (one) => one.method() === 'PATCH' && saved.push(one.url()));
    const release = await holdBack(page, '**/api/upload/image**');
    await form.locator('input[type=file][multiple]').setInputFiles([broken]);
    await form.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(waits).toBeVisible();
    release();
    await expect(form.getByText(/^abime\.jpg\s: /).first()).toBeVisible();
    await expect(waits).toHaveCount(0);
    expect(saved).toEqual([]);
  });
});
