import { expect, freshWord, logIn, register, test } from './support/test';
import { as, publishTransport } from './support/things';

const DAY_MS = 86_400_000;

test('a booked trip cannot be deleted, and hiding it is offered instead', async ({
  page,
  request,
  watched,
}) => {
  const [carrier, sender] = [await register(request, 'Karim'), await register(request, 'Salma')];
  const { _id } = await publishTransport(request, carrier);
  const made = await request.post('/api/reservations', {
    headers: as(sender),
    data: {
      transportId: _id,
      villeDepart: 'Lyon',
      villeArrivee: 'Tanger',
      poids: 3,
      prix: 20,
      description: 'Thé',
    },
  });
  const reservation = (await made.json()).data;
  const confirmed = await request.patch(`/api/reservations/${reservation._id}/status`, {
    headers: as(carrier),
    data: { status: 'confirmee' },
  });
  expect(confirmed.status()).toBe(200);
  watched.provoke(409, `/api/transports/${_id}`);
  await logIn(page, carrier);
  await page.goto('/profile?tab=transports');
  await page.getByRole('button', { name: 'Supprimer' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Supprimer' }).click();
  await expect(question.getByRole('alert')).toBeVisible();
  await expect(question.getByRole('button', { name: 'Supprimer' })).toHaveCount(0);
  await question.getByRole('button', { name: 'Masquer du public' }).click();
  await expect(page.getByText('Trajet masqué du public.')).toBeVisible();
  await expect(question).toHaveCount(0);
  await expect(page.getByText('Masqué', { exact: true })).toBeVisible();
  expect((await request.get(`/api/transports/${_id}`)).status()).toBe(404);
});

test('who was too slow to reserve sees on the route line what is left now, and what was typed is kept', async ({
  page,
  request,
  watched,
}) => {
  const [carrier, faster] = [await register(request, 'Karim'), await register(request, 'Salma')];
  const slower = await register(request, 'Leila');
  const { _id } = await publishTransport(request, carrier);
  await logIn(page, slower);
  await page.goto(`/transporteurs/${_id}`);
  const line = page.getByRole('main');
  await expect(line).toContainText(/20\s*kg libres/);
  await page.getByRole('button', { name: 'Réserver ce transport' }).click();
  const form = page.getByRole('dialog', { name: 'Réserver ce transport' });
  await form.getByLabel(/^Poids/).fill('5');
  await form.getByLabel(/^Prix/).fill('20');
  await form.getByLabel(/Description/).fill('Un carton de livres.');
  const made = await request.post('/api/reservations', {
    headers: as(faster),
    data: {
      transportId: _id,
      villeDepart: 'Lyon',
      villeArrivee: 'Tanger',
      poids: 17,
      prix: 90,
      description: 'Un meuble.',
    },
  });
  expect(made.status()).toBe(201);
  watched.provoke(409, '/api/reservations');
  await form.getByRole('button', { name: 'Réserver', exact: true }).click();
  await expect(form.getByText(/3\s*kg libres/).first()).toBeVisible();
  await expect(form.getByLabel(/Description/)).toHaveValue('Un carton de livres.');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Abandonner' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The page was not loaded anew: the line itself says it.
  await expect(line).toContainText(/3\s*kg libres/);
  await expect(line).not.toContainText(/20\s*kg libres/);
});

test('a city written with a bar keeps the dates of each of its parts in the form', async ({
  page,
  request,
}) => {
  const [carrier, sender] = [await register(request, 'Karim'), await register(request, 'Salma')];
  const strange = `Bourg|${freshWord()}`;
  const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
  const actions = (collecte: boolean, depot: boolean) => ({ collecte, depot });
  const answer = await request.post('/api/transports', {
    headers: as(carrier),
    data: {
      poidsMax: 20,
      etapes: [
        { ville: 'Lyon', date: day(3), actions: actions(true, false) },
        { ville: strange, date: day(5), actions: actions(true, true) },
        { ville: 'Marseille', date: day(8), actions: actions(true, true) },
        { ville: 'Tanger', date: day(12), actions: actions(false, true) },
      ],
    },
  });
  expect(answer.status()).toBe(201);
  const { _id, etapes } = (await answer.json()).data;
  await logIn(page, sender);
  await page.goto(`/transporteurs/${_id}`);
  await page.getByRole('button', { name: 'Réserver ce transport' }).click();
  const form = page.getByRole('dialog', { name: 'Réserver ce transport' });
  const dates = () =>
    form.locator('dl time').evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
  for (const [from, to] of [
    [1, 3],
    [0, 1],
    [1, 2],
  ] as const) {
    await form.getByLabel('Ville de départ').selectOption(etapes[from]._id);
    await form.getByLabel('Ville d’arrivée').selectOption(etapes[to]._id);
    await expect.poll(dates).toEqual([etapes[from].date, etapes[to].date]);
  }
  await form.getByLabel('Poids').fill('2');
  await form.getByLabel('Prix proposé').fill('15');
  await form.getByLabel('Description des articles').fill('Des livres');
  const sent = page.waitForResponse((one) => one.url().endsWith('/api/reservations'));
  await form.getByRole('button', { name: 'Réserver' }).click();
  expect((await (await sent).json()).data).toMatchObject({
    villeDepart: strange,
    villeArrivee: 'Marseille',
    dateDepart: etapes[1].date,
    dateArrivee: etapes[2].date,
  });
});
