import { mailsTo } from '../support/mails';
import { expectWhole, expectWholeAtBothWidths } from './support/journey';
import { expect, logIn, register, test } from './support/test';
import { as, publishTransport } from './support/things';

test('the bell tells of a request, its mail leads to where mails end, and visitors see none of it', async ({
  page,
  request,
}) => {
  const [carrier, sender] = [await register(request, 'Karim'), await register(request, 'Salma')];
  const { _id } = await publishTransport(request, carrier);
  const answer = await request.post('/api/reservations', {
    headers: as(sender),
    data: {
      transportId: _id,
      villeDepart: 'Lyon',
      villeArrivee: 'Tanger',
      poids: 3,
      description: 'Des livres.',
      prix: 20,
    },
  });
  expect(answer.status()).toBe(201);

  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Connexion' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Notifications/ })).toHaveCount(0);

  const link = () =>
    /https?:\/\/\S+(\/desabonnement\/[\w.-]+)/.exec(mailsTo(carrier.email).at(-1)?.text ?? '')?.[1] ?? '';
  await expect.poll(link, { timeout: 60_000 }).not.toBe('');
  await page.goto(link());
  await expectWholeAtBothWidths(page);
  await page.getByRole('button', { name: 'Ne plus recevoir ces e-mails' }).click();
  await expect(page.getByText('C’est fait')).toBeVisible();
  await expectWholeAtBothWidths(page);
  await page.reload();
  await expect(page.getByText('C’est fait')).toBeVisible();

  const zone = { preferences: { timezone: 'Europe/Athens' } };
  expect((await request.patch('/api/users/me', { headers: as(carrier), data: zone })).status()).toBe(200);
  await logIn(page, carrier);
  await page.goto('/');
  const bell = page.getByRole('button', { name: 'Notifications, 1 non lue' });
  await bell.click();
  const told = page.getByRole('link', { name: /^Non lue.*Salma demande 3\skg sur Lyon → Tanger/ });
  await expect(told).toBeVisible();
  await expectWhole(page);
  // Of the account's zone, wherever its device is.
  const at = new Date((await told.locator('time').getAttribute('datetime')) ?? '');
  const clock = (timeZone: string) =>
    at.toLocaleTimeString('fr-FR', { hour: '2-digit', minute: '2-digit', timeZone });
  await expect(told.locator('time')).toContainText(clock('Europe/Athens'));
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(told).toHaveCount(0);

  // However many there are, the title and the way to all of them stay in sight.
  await page.route('**/api/notifications?limit=20', async (route) => {
    const response = await route.fetch();
    const { data, ...rest } = await response.json();
    const many = Array.from({ length: 20 }, (_, at) => ({
      ...data[0],
      _id: `${data[0]._id.slice(0, -2)}${10 + at}`,
    }));
    await route.fulfill({ response, json: { ...rest, data: many } });
  });
  await page.getByRole('button', { name: 'Notifications', exact: true }).click();
  const shown = page.getByRole('dialog', { name: 'Notifications' });
  // What was read before stands there until the answer comes.
  await expect(shown.getByRole('listitem')).toHaveCount(20);
  for (const at of [0, 19]) {
    await shown.getByRole('listitem').nth(at).scrollIntoViewIfNeeded();
    await expect(shown.getByRole('listitem').nth(at)).toBeInViewport();
    await expect(shown.getByRole('heading', { name: 'Notifications' })).toBeInViewport({ ratio: 1 });
    await expect(shown.getByRole('link', { name: 'Toutes les notifications' })).toBeInViewport({ ratio: 1 });
  }
  await expectWhole(page);
  await page.keyboard.press('Escape');
  await expect(shown).toHaveCount(0);

  // On a phone the bell leads to a page.
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole('banner').getByRole('link', { name: 'Notifications' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  await expectWhole(page);
  await page.getByRole('link', { name: /Salma demande 3\skg/ }).click();
  await expect(page.getByRole('region', { name: 'Demandes de réservation (1)' })).toBeVisible();
});

test('what is marked as read stays so when an answer asked for before arrives late', async ({
  page,
  request,
}) => {
  const [carrier, sender] = [await register(request, 'Karim'), await register(request, 'Salma')];
  const { _id } = await publishTransport(request, carrier);
  const answer = await request.post('/api/reservations', {
    headers: as(sender),
    data: {
      transportId: _id,
      villeDepart: 'Lyon',
      villeArrivee: 'Tanger',
      poids: 3,
      description: 'Des livres.',
      prix: 20,
    },
  });
  expect(answer.status()).toBe(201);
  await logIn(page, carrier);

  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/notifications?limit=1', async (route) => {
    const response = await route.fetch();
    await held;
    await route.fulfill({ response });
  });
  const late = page.waitForResponse('**/api/notifications?limit=1');
  const marked = page.waitForResponse('**/api/notifications/read');
  await page.goto('/');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByRole('link', { name: /^Non lue.*Salma demande/ })).toBeVisible();
  expect((await (await marked).json()).data.nonLues).toBe(0);
  const bell = page.getByRole('button', { name: 'Notifications', exact: true });
  await expect(bell).toBeVisible();
  letGo();
  await (await late).finished();
  await page.evaluate(() => new Promise((drawn) => setTimeout(() => requestAnimationFrame(drawn))));
  await expect(bell).toBeVisible();
});
