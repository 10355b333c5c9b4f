import { DEMO_PASSWORD, demoEmail } from '@/prisma/demo-accounts';
import { expect, logIn, register, test } from './support/test';

type Listed = { _id: string; status: string; dateDepart: string };

test('the list of somebody’s reviews without one says so', async ({ page, request }) => {
  const { id } = await register(request, 'Amina');
  await page.goto(`/profile/${id}/avis`);
  await expect(page.getByRole('main').getByText('Aucun avis pour le moment')).toBeVisible();
});

test('a carrier’s past trips stand apart from the coming ones, which come in the order of departure', async ({
  page,
  request,
}) => {
  const listed = await (await request.get('/api/transports?limit=50')).json();
  const carriers = new Set<string>(listed.data.map(({ userId }: { userId: { _id: string } }) => userId._id));
  const listOf = async (id: string): Promise<Listed[]> =>
    (await (await request.get(`/api/users/${id}/transports?limit=50`)).json()).data;
  const mixed = async () => {
    for (const id of carriers) {
      const all = await listOf(id);
      const over = all.filter(({ status }) => status === 'termine');
      const coming = all.filter(({ status }) => status === 'actif');
      if (over.length > 0 && coming.length > 1) return { id, over, coming };
    }
    throw new Error('nobody of the demo world has past and coming trips');
  };
  const { id, over, coming } = await mixed();
  await page.goto(`/profile/${id}/transports`);
  const main = page.getByRole('main');
  const links = main.locator('a[href^="/transporteurs/"]');
  const hrefs = () => links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  const order = (ids: string[]) => [...new Set(ids.map((one) => one.replace(/[?#].*/, '')))];
  const path = ({ _id }: Listed) => `/transporteurs/${_id}`;
  const sorted = [...coming].sort((one, other) => Date.parse(one.dateDepart) - Date.parse(other.dateDepart));
  const heading = main.getByRole('heading', { name: 'Trajets passés' });
  await expect(heading).toHaveCount(1);
  const shown = order(await hrefs());
  expect(shown.slice(0, coming.length)).toEqual(sorted.map(path));
  expect(shown.slice(coming.length).sort()).toEqual(over.map(path).sort());
  const past = main.locator('div', { has: page.getByRole('heading', { name: 'Trajets passés' }) }).last();
  expect(await past.locator('a[href^="/transporteurs/"]').count()).toBeGreaterThan(0);
  await expect(past.locator(`a[href^="${path(coming[0] as Listed)}"]`)).toHaveCount(0);
  const { data: person } = await (await request.get(`/api/users/${id}`)).json();
  const email = demoEmail(person.agencyDetails?.companyName ?? `${person.firstName} ${person.lastName}`);
  await logIn(page, { email, password: DEMO_PASSWORD });
  await page.goto('/profile?tab=transports');
  const own = main.locator('div', { has: page.getByRole('heading', { name: 'Trajets passés' }) }).last();
  await expect(own.locator(`a[href^="${path(over[0] as Listed)}"]`).first()).toBeVisible();
  await expect(own.locator(`a[href^="${path(coming[0] as Listed)}"]`)).toHaveCount(0);
  await expect(main.locator(`a[href^="${path(coming[0] as Listed)}"]`).first()).toBeVisible();
});
