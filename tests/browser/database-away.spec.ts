import { serverWithGate } from './support/outage';
import { expect, test } from './support/test';
import { settledOf } from './support/things';

const DATABASE_URL = process.env.DATABASE_URL ?? '';

test('a page whose database is away says so in its own words, and is there when it is back', async ({
  browser,
  request,
}) => {
  expect(DATABASE_URL, 'DATABASE_URL says where the database of the server is').not.toBe('');
  const { data: agencies } = await (await request.get('/api/users?userType=agency&limit=1')).json();
  const agency = agencies[0];
  const { _id } = await settledOf(request, '/api/demandes');
  const { data: demande } = await (await request.get(`/api/demandes/${_id}`)).json();
  const server = await serverWithGate(DATABASE_URL);
  // A browser of its own, whose console is not watched: what fails here is to be seen there.
  const context = await browser.newContext({ baseURL: server.origin });
  try {
    const page = await context.newPage();
    for (const { path, message, back } of [
      {
        path: `/agences/${agency._id}`,
        message: 'Erreur lors du chargement des détails de l’agence',
        back: agency.agencyDetails.companyName,
      },
      {
        path: `/demandes/${demande._id}`,
        message: 'Erreur lors de la récupération des données',
        back: demande.titre,
      },
    ]) {
      const title = page.getByRole('heading', { level: 1 });
      server.shut();
      const answer = await page.goto(path);
      expect([answer?.status(), answer?.headers()['retry-after']]).toEqual([503, '5']);
      await expect(title).toHaveText(message);
      // The router loads a page anew that answers an error again; what is pressed meanwhile is lost.
      const drawnAgain = page.waitForEvent('load');
      await page.getByRole('button', { name: 'Réessayer' }).click();
      await drawnAgain;
      await expect(title).toHaveText(message);
      server.reopen();
      await page.getByRole('button', { name: 'Réessayer' }).click();
      await expect(title).toContainText(back);
    }
    server.shut();
    for (const path of ['/', '/transporteurs', '/api/transports']) {
      const start = performance.now();
      const answer = await context.request.get(path);
      expect([path, answer.status(), answer.headers()['retry-after']]).toEqual([path, 503, '5']);
      expect(performance.now() - start).toBeLessThan(2_000);
    }
  } finally {
    await context.close();
    await server.stop();
  }
});
