import type { APIRequestContext, Page } from '@playwright/test';
import { jpeg } from '../support/images';
import { expectAccessible } from './support/axe';
import { expectWholeAtBothWidths } from './support/journey';
import { expectLoaded, expectNoSidewaysScroll } from './support/screen';
import { site } from './support/site';
import { expect, logIn, type Person, register, test } from './support/test';
import { as, publishTransport, reserve } from './support/things';

const thread = (page: Page) => page.getByRole('log', { name: 'Messages', exact: true });
const field = (page: Page) => page.getByLabel('Votre message');
const list = (page: Page) => page.getByRole('navigation', { name: 'Conversations' });

async function begin(request: APIRequestContext, from: Person, to: Person, more: object = {}) {
  const answer = await request.post('/api/conversations', {
    headers: as(from),
    data: { recipientId: to.id, initialMessage: 'Bonjour, passez-vous par Lyon ?', ...more },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()).data._id as string;
}

test('pictures, « écrit… », the card of the trip and a warning are seen by both', async ({
  page,
  request,
  anotherBrowser,
}) => {
  const [sender, carrier] = [await register(request, 'Salma'), await register(request, 'Yassine')];
  const { _id } = await publishTransport(request, carrier);
  const id = await begin(request, sender, carrier, { transportId: _id });
  await logIn(page, sender);
  await page.goto(`/messagerie/${id}`);
  const theirs = await anotherBrowser();
  await logIn(theirs, carrier);
  await theirs.goto(`/messagerie/${id}`);
  await expect(field(theirs)).toBeVisible();

  await test.step('who writes is seen to write, in the thread and in the list', async () => {
    await field(page).pressSequentially('Voici');
    // Only a stream tells it: who asks every ten seconds instead would be told of what is over.
    if (site === 'plain') return;
    await expect(theirs.getByRole('banner').or(theirs.locator('header')).getByText('écrit…')).toBeVisible();
    await expect(list(theirs).getByText('écrit…')).toBeVisible();
  });

  await test.step('two pictures go with the words, and open large', async () => {
    const image = async (name: string, width: number) => ({
      name,
      mimeType: 'image/jpeg',
      buffer: await jpeg({ width, height: 600 }),
    });
    await page
      .locator('input[type=file]')
      .setInputFiles([await image('un.jpg', 900), await image('deux.jpg', 800)]);
    await expect(page.getByRole('button', { name: 'Retirer la photo 2' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(thread(theirs).getByText('Voici')).toBeVisible();
    await expect(theirs.getByText('écrit…')).toHaveCount(0);
    const second = thread(theirs).getByRole('button', { name: 'Agrandir la photo 2 sur 2' });
    await expectLoaded(second.locator('img'));
    await second.click();
    const large = theirs.getByRole('dialog', { name: 'Photo 2 sur 2' });
    await expectLoaded(large.getByRole('img', { name: 'Photo 2' }));
    await theirs.keyboard.press('ArrowRight');
    await expect(theirs.getByRole('dialog', { name: 'Photo 1 sur 2' })).toBeVisible();
    await expectWholeAtBothWidths(theirs);
    await theirs.keyboard.press('Escape');
    await expect(second).toBeVisible();
  });

  await test.step('a message that asks to pay elsewhere carries a calm line', async () => {
    await field(page).fill('Payez-moi par Western Union');
    await page.keyboard.press('Enter');
    const words = /^Restez sur Rihla\s: ailleurs, nous ne pouvons ni vous protéger ni vous aider\.$/;
    await expect(thread(theirs).getByText(words)).toBeVisible();
    await expect(thread(page).getByText(words)).toBeVisible();
  });

  await test.step('the card at the head leads to the trip, and Back to the thread', async () => {
    const card = theirs.locator(`a[href="/transporteurs/${_id}"]`).first();
    await expect(card).toContainText(/Lyon.*Tanger/);
    await card.click();
    await expect(theirs).toHaveURL(`/transporteurs/${_id}`);
    await theirs.goBack();
    await expect(thread(theirs).getByText('Voici')).toBeVisible();
  });
});

test('a request is refused from the thread, and the sender reads why', async ({
  page,
  request,
  anotherBrowser,
}) => {
  const [sender, carrier] = [await register(request, 'Salma'), await register(request, 'Yassine')];
  const { _id } = await publishTransport(request, carrier);
  await reserve(request, sender, _id, { description: 'Des livres.', prix: 30 });
  const theirs = await anotherBrowser();
  for (const [one, person] of [
    [page, carrier],
    [theirs, sender],
  ] as const) {
    await logIn(one, person);
    await one.goto('/messagerie');
    await list(one).getByRole('link').first().click();
    await expect(thread(one).getByText('Réservation demandée')).toBeVisible();
  }
  // Only whose trip it is answers.
  await expect(thread(theirs).getByRole('button', { name: 'Refuser' })).toHaveCount(0);
  await thread(page).getByRole('button', { name: 'Refuser' }).click();
  const dialog = page.getByRole('dialog', { name: /^Refuser/ });
  await dialog.getByLabel('Commentaire (facultatif)').fill('Ma valise est pleine.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Refuser' }).click();
  for (const one of [page, theirs]) {
    await expect(thread(one).getByText('Réservation refusée')).toBeVisible();
    await expect(thread(one).getByText('Ma valise est pleine.')).toBeVisible();
    await expect(thread(one).getByText('En attente')).toHaveCount(0);
  }
  await expect(thread(page).getByRole('button', { name: 'Refuser' })).toHaveCount(0);
});

test('each conversation keeps its own draft', async ({ page, request }) => {
  const [salma, yassine, omar] = [
    await register(request, 'Salma'),
    await register(request, 'Yassine'),
    await register(request, 'Omar'),
  ];
  await begin(request, salma, yassine);
  await begin(request, salma, omar);
  await logIn(page, salma);
  await page.goto('/messagerie');
  const choose = (name: string) =>
    list(page)
      .getByRole('link', { name: new RegExp(name) })
      .click();
  await choose('Yassine');
  await field(page).fill('Pour Yassine');
  await choose('Omar');
  await expect(page.getByRole('heading', { level: 1, name: /Omar/ })).toBeVisible();
  await expect(field(page)).toHaveValue('');
  await field(page).fill('Pour Omar');
  await choose('Yassine');
  await expect(field(page)).toHaveValue('Pour Yassine');
  await page.reload();
  await expect(field(page)).toHaveValue('Pour Yassine');
  await choose('Omar');
  await expect(field(page)).toHaveValue('Pour Omar');
  await page.keyboard.press('Enter');
  await expect(thread(page).getByText('Pour Omar')).toBeVisible();
  await choose('Yassine');
  await expect(field(page)).toHaveValue('Pour Yassine');
  await choose('Omar');
  await expect(field(page)).toHaveValue('');
});

test('at 768 px there is one pane, at 769 px there are two', async ({ page, request }) => {
  const [salma, yassine] = [await register(request, 'Salma'), await register(request, 'Yassine')];
  const id = await begin(request, salma, yassine);
  await logIn(page, salma);
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto(`/messagerie/${id}`);
  await expect(field(page)).toBeVisible();
  await expect(list(page)).toBeHidden();
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 769, height: 900 });
  await expect(field(page)).toBeVisible();
  await expect(list(page)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
