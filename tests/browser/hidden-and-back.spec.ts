import { expect, logIn, register, test } from './support/test';
import { as, publishTransport, reserve } from './support/things';

test('the owner of a hidden trip still answers the requests on it', async ({ page, request }) => {
  const [carrier, sender] = [await register(request, 'Yassine'), await register(request, 'Salma')];
  const transport = await publishTransport(request, carrier);
  await reserve(request, sender, transport._id);
  const hidden = await request.put(`/api/transports/${transport._id}`, {
    headers: as(carrier),
    data: { isVisible: false },
  });
  expect(hidden.status()).toBe(200);
  await logIn(page, carrier);
  await page.goto(`/transporteurs/${transport._id}`);
  await expect(page.getByText('Ce trajet est masqué')).toBeVisible();
  await expect(page.getByText('Demandes de réservation (1)')).toBeVisible();
  await page.getByRole('button', { name: /^Confirmer la demande de Salma/ }).click();
  const loads: string[] = [];
  page.on('request', (one) => one.isNavigationRequest() && loads.push(one.url()));
  const readAgain = page.waitForResponse(new RegExp(`/api/users/${carrier.id}/transports`));
  await page
    .getByRole('dialog', { name: /Confirmer/ })
    .getByRole('button', { name: 'Confirmer' })
    .click();
  await readAgain;
  await expect(page.getByText('Confirmée', { exact: true })).toBeVisible();
  await expect(page.getByText('Réservation confirmée')).toBeVisible();
  // A page that answered 404 can only be loaded anew: what it says of the change would be gone at once.
  expect(loads).toEqual([]);
});

test('until the scripts of a hidden trip are there its owner’s page is not empty', async ({
  page,
  request,
}) => {
  const carrier = await register(request, 'Yassine');
  const transport = await publishTransport(request, carrier);
  await request.put(`/api/transports/${transport._id}`, { headers: as(carrier), data: { isVisible: false } });
  await logIn(page, carrier);
  let come = () => {};
  const scripts = new Promise<void>((resolve) => {
    come = resolve;
  });
  let found = false;
  page.on('response', (one) => {
    found ||= one.url().includes(`/api/users/${carrier.id}/transports`);
  });
  await page.route(/\/_next\/static\/chunks\//, async (route) => {
    if (found) await scripts;
    await route.continue();
  });
  const wanted = page.waitForRequest((one) => found && one.url().includes('/chunks/'));
  await page.goto(`/transporteurs/${transport._id}`);
  await wanted;
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  come();
  await expect(page.getByText('Ce trajet est masqué')).toBeVisible();
});

test('a hidden trip opens for its owner however many newer ones they have', async ({ page, request }) => {
  const carrier = await register(request, 'Yassine');
  const transport = await publishTransport(request, carrier);
  await request.put(`/api/transports/${transport._id}`, { headers: as(carrier), data: { isVisible: false } });
  const newer = await Promise.all(Array.from({ length: 101 }, () => publishTransport(request, carrier)));
  await logIn(page, carrier);
  await page.goto(`/transporteurs/${transport._id}`);
  await expect(page.getByText('Ce trajet est masqué')).toBeVisible();
  await Promise.all(
    newer.map(({ _id }) => request.delete(`/api/transports/${_id}`, { headers: as(carrier) })),
  );
});

test('a page or a list that was on its way while its trip was hidden is not kept', async ({ request }) => {
  const carrier = await register(request, 'Yassine');
  const transport = await publishTransport(request, carrier, { from: 'Oujda', to: 'Porto' });
  const page = `/transporteurs/${transport._id}`;
  const lists = ['/transporteurs?villeDepart=Oujda&villeArrivee=Porto', `/profile/${carrier.id}`];
  const show = (isVisible: boolean) =>
    request.put(`/api/transports/${transport._id}`, { headers: as(carrier), data: { isVisible } });
  const textOf = async (list: string) => (await request.get(list)).text();
  for (let round = 0; round < 15; round++) {
    await show(true);
    const list = lists[round % lists.length] ?? '/';
    expect(await textOf(list)).toContain(transport._id);
    await Promise.all([show(false), ...[page, list, page, list].map((one) => request.get(one))]);
    expect((await request.get(page)).status()).toBe(404);
    expect(await textOf(list)).not.toContain(transport._id);
  }
});

test('back closes a dialog, asks before it drops what was typed, and leaves the page where it is', async ({
  page,
  request,
}) => {
  const [carrier, sender] = [await register(request, 'Yassine'), await register(request, 'Salma')];
  const transport = await publishTransport(request, carrier);
  await logIn(page, sender);
  await page.goto(`/transporteurs/${transport._id}`);
  const form = page.getByRole('dialog', { name: 'Réserver ce transport' });
  const open = () => page.getByRole('button', { name: 'Réserver ce transport' }).click();

  await open();
  await expect(form).toBeVisible();
  // The dialog's own entry is written just after it is drawn; nobody's thumb is as quick as a test.
  await page.waitForFunction(() => history.state?.layer !== undefined);
  await page.goBack();
  await expect(form).toBeHidden();
  await expect(page).toHaveURL(new RegExp(transport._id));

  await open();
  await form.getByLabel('Poids').fill('3');
  await page.goBack();
  await expect(page.getByText('Abandonner votre saisie ?')).toBeVisible();
  await page.getByRole('button', { name: 'Continuer la saisie' }).click();
  await expect(form.getByLabel('Poids')).toHaveValue('3');
  await page.goBack();
  await page.getByRole('button', { name: 'Abandonner' }).click();
  await expect(form).toBeHidden();
  await expect(page).toHaveURL(new RegExp(transport._id));
});
