import { expect, logIn, register, test } from './support/test';
import { as, publishTransport } from './support/things';

test('on the way back an owner sees their trip as it is now', async ({ page, request, watched }) => {
  const carrier = await register(request, 'Yassine');
  const { _id } = await publishTransport(request, carrier);
  const path = `/transporteurs/${_id}`;
  await logIn(page, carrier);
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Supprimer' })).toBeVisible();
  await page.goto('/faq');
  const gone = await request.delete(`/api/transports/${_id}`, { headers: as(carrier) });
  expect(gone.ok()).toBe(true);
  watched.provoke(404, path);
  watched.provoke(404, `/api/transports/${_id}/reservations`);
  await page.goBack();
  await expect(page.getByText('Ce trajet n’existe pas, ou son transporteur l’a retiré.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Supprimer' })).toHaveCount(0);
});
