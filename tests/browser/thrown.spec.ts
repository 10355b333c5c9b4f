import { expect, logIn, register, test } from './support/test';
import { publishTransport } from './support/things';

test('our own mistake while a button writes ends in a message and a live button, as in a form', async ({
  page,
  request,
  watched,
}) => {
  watched.provokeError('broken on purpose');
  const carrier = await register(request, 'Yassine');
  const { _id } = await publishTransport(request, carrier);
  await logIn(page, carrier);
  await page.goto(`/transporteurs/${_id}`);
  const hide = page.getByRole('main').getByRole('button', { name: 'Masquer du public' }).first();
  await expect(hide).toBeEnabled();
  await page.evaluate(() => {
    crypto.randomUUID = () => {
      throw new Error('broken on purpose');
    };
  });
  await hide.click();
  await expect(page.getByText(/^Une erreur inattendue a empêché l’envoi/)).toBeVisible();
  await expect(hide).toBeEnabled();

  await page.evaluate(() => void Reflect.deleteProperty(crypto, 'randomUUID'));
  await hide.click();
  await expect(page).toHaveURL(/\/transporteurs$/);
  await expect(page.getByText('Trajet masqué du public.')).toBeVisible();
});
