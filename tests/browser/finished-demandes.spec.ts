import type { Page } from '@playwright/test';
import { jpeg } from '../support/images';
import { dayIn } from './support/screen';
import { expect, freshWord, register, test } from './support/test';
import { as } from './support/things';

const contact = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Contacter' });

test('nobody is asked to write about a need that is finished, on its card or on its page', async ({
  page,
  request,
}) => {
  const [owner, titre] = [await register(request, 'Salma'), `Théière ${freshWord()}`];
  const photo = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await jpeg({ width: 900, height: 600 }) };
  const uploaded = await request.post('/api/upload/image?type=demande', {
    headers: as(owner),
    multipart: { image: photo },
  });
  const { imageUrl: imagePath } = (await uploaded.json()).data;
  const made = await request.post('/api/demandes', {
    headers: as(owner),
    data: {
      titre,
      description: 'En métal.',
      budget: 40,
      lieuLivraison: 'Rabat',
      dateLimite: dayIn(20),
      imagePath,
    },
  });
  const { _id } = (await made.json()).data;
  const places = [
    { path: `/profile/${owner.id}/demandes`, width: 1280, link: 'Voir le besoin' },
    { path: `/demandes/${_id}`, width: 1280, link: owner.firstName },
    { path: `/demandes/${_id}`, width: 360, link: owner.firstName },
  ];
  const expectContact = async (count: number) => {
    for (const { path, width, link } of places) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('link', { name: link }).first()).toBeVisible();
      await expect(contact(page).filter({ visible: true })).toHaveCount(count);
    }
  };
  await expectContact(1);
  for (const status of ['en cours', 'terminée']) {
    const moved = await request.put(`/api/demandes/${_id}`, { headers: as(owner), data: { status } });
    expect(moved.status()).toBe(200);
  }
  await expectContact(0);
  await expect(contact(page)).toHaveCount(0);
});
