import { jpeg } from '../support/images';
import { agree } from './support/deals';
import { holdBack } from './support/held';
import { expect, logIn, test } from './support/test';

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
