import { jpeg } from '../support/images';
import { SIRET } from './support/agencies';
import { dayIn, expectNoSidewaysScroll } from './support/screen';
import { expect, freshWord, logIn, register, test } from './support/test';
import { as, publishTransport } from './support/things';

test.use({ viewport: { width: 320, height: 700 } });

test('one long word widens no page, whoever typed it where', async ({ page, request, anotherBrowser }) => {
  const word = freshWord();
  const long = (length: number) => word.padEnd(length, 'W');
  const owner = await register(request, 'Salma');
  const agency = await register(request, 'Aminata', long(60), {
    userType: 'agency',
    agencyDetails: {
      companyName: long(120),
      siret: SIRET,
      address: long(150),
      storageCapacity: long(60),
      services: ['stockage'],
      openingHours: { monday: long(60) },
      mainContact: { name: long(120), phone: '+33612345678', email: `${long(60)}@exemple.test` },
    },
  });
  const post = async (path: string, data: object, person = owner) => {
    const answer = await request.post(`/api/${path}`, { headers: as(person), data });
    expect(answer.status(), path).toBe(201);
    return (await answer.json()).data as { _id: string };
  };
  const buffer = await jpeg();
  const uploaded = await request.post('/api/upload/image?type=demande', {
    headers: as(owner),
    multipart: { image: { name: 'photo.jpg', mimeType: 'image/jpeg', buffer } },
  });
  const { imageUrl: imagePath } = (await uploaded.json()).data;
  const texts = { description: long(1000), categorie: 'Mode' };
  const fields = { ...texts, titre: long(120), budget: 1_000_000, lieuLivraison: long(120), imagePath };
  const demande = await post('demandes', { ...fields, dateLimite: dayIn(9), urgent: true });
  await post('demandes', { ...fields, dateLimite: dayIn(9), isVisible: false });
  const product = { ...texts, nom: long(120), prix: 1_000_000, localisation: long(120) };
  const produit = await post('produits', product, agency);
  for (const isVisible of [true, false]) await post('produits', { ...product, isVisible });
  const transport = await publishTransport(request, owner, { from: long(120), to: 'Constantine' });
  await post('reviews', { userId: owner.id, rating: 3, comment: long(1000) }, agency);

  const isInside = async (of: typeof page, path: string) => {
    await of.goto(path);
    await expectNoSidewaysScroll(of);
  };
  const visitor = await anotherBrowser();
  await visitor.setViewportSize({ width: 320, height: 700 });
  for (const path of [
    '/',
    `/demandes?search=${word}`,
    `/demandes?search=${long(120)}`,
    `/demandes/${demande._id}`,
    '/produits',
    `/produits/${produit._id}`,
    `/transporteurs?search=${word}`,
    `/transporteurs/${transport._id}`,
    `/agences?search=${word}`,
    `/agences?ville=${long(120)}`,
    `/agences/${agency.id}`,
    `/profile/${agency.id}`,
    `/profile/${owner.id}/avis`,
  ])
    await isInside(visitor, path);
  await isInside(visitor, `/profile/${owner.id}`);
  for (const tab of await visitor.getByRole('tab').all()) {
    await tab.click();
    await expectNoSidewaysScroll(visitor);
  }

  await logIn(page, owner);
  for (const tab of ['info', 'demandes', 'transports', 'produits', 'avis'])
    await isInside(page, `/profile?tab=${tab}`);
  for (const list of ['/demandes', '/produits']) {
    await page.goto(list);
    await page.getByText(/masqués \(1\)/).click();
    await expectNoSidewaysScroll(page);
  }
});
