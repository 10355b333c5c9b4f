import { expectWholeAtBothWidths } from './support/journey';
import { field, list, talk, thread } from './support/talk';
import { expect, logIn, test } from './support/test';
import { as } from './support/things';

test('what was written without a network leaves by itself when there is one again, in its order', async ({
  page,
  context,
  request,
  watched,
}) => {
  const { sender, carrier, id } = await talk(request);
  await logIn(page, sender);
  await page.goto(`/messagerie/${id}`);
  watched.provokeError('net::ERR_INTERNET_DISCONNECTED');
  await context.setOffline(true);
  for (const line of ['Premier du tunnel', 'Second du tunnel']) {
    await field(page).fill(line);
    await page.keyboard.press('Enter');
  }
  await expect(thread(page).getByText('Non envoyé')).toHaveCount(2);
  await context.setOffline(false);
  await expect(thread(page).getByText('Non envoyé')).toHaveCount(0);
  const said = async () => {
    const answer = await request.get(`/api/conversations/${id}/messages`, { headers: as(carrier) });
    return (await answer.json()).data.map(({ content }: { content: string }) => content);
  };
  await expect
    .poll(said)
    .toEqual(['Bonjour, passez-vous par Lyon ?', 'Premier du tunnel', 'Second du tunnel']);
});

test('what did not leave stays, and is sent once', async ({ page, request, watched }) => {
  const { sender, carrier, id } = await talk(request);
  await logIn(page, sender);
  await page.goto(`/messagerie/${id}`);
  watched.provokeError('net::ERR_FAILED');
  await page.route('**/messages', (route) => route.abort());
  await field(page).fill('Un seul envoi');
  await page.keyboard.press('Enter');
  await expect(thread(page).getByText('Non envoyé')).toBeVisible();
  await expect(thread(page).getByRole('button', { name: 'Réessayer' })).toBeVisible();
  await expectWholeAtBothWidths(page);
  await page.unroute('**/messages');
  await thread(page).getByRole('button', { name: 'Réessayer' }).click();
  await expect(thread(page).getByText('Non envoyé')).toHaveCount(0);
  await expect(thread(page).getByText('Un seul envoi')).toHaveCount(1);
  // The worst of the failures: the server hears it, and its answer is lost.
  await page.route('**/messages', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await field(page).fill('Réponse perdue');
  await page.keyboard.press('Enter');
  await expect(thread(page).getByText('Réponse perdue')).toHaveCount(1);
  await expect
    .poll(async () => {
      const { data } = await (
        await request.get(`/api/conversations/${id}/messages`, { headers: as(carrier) })
      ).json();
      return data.map(({ content }: { content: string }) => content);
    })
    .toEqual(['Bonjour, passez-vous par Lyon ?', 'Un seul envoi', 'Réponse perdue']);
  // The answer that is lost is on its way still.
  await page.unrouteAll({ behavior: 'wait' });
  await field(page).fill('Pas encore parti');
  await page.reload();
  await expect(field(page)).toHaveValue('Pas encore parti');
  await page.goto('/messagerie');
  await list(page)
    .getByRole('link', { name: /Yassine/ })
    .click();
  await expect(field(page)).toHaveValue('Pas encore parti');
});
