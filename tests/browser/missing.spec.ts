import { randomUUID } from 'node:crypto';
import { expect, test } from './support/test';

const ROOMS = ['transporteurs', 'demandes', 'produits', 'agences', 'profile'];

for (const room of ROOMS) {
  test(`an address of ${room} where nothing is says so, whoever asked before for another`, async ({
    page,
    request,
  }) => {
    const [before, id] = [randomUUID(), randomUUID()];
    expect((await request.get(`/${room}/${before}`)).status()).toBe(404);
    const answer = await page.goto(`/${room}/${id}`);
    expect(answer?.status()).toBe(404);
    const html = (await answer?.text()) ?? '';
    expect(html).not.toContain(before);
    expect(html).toContain('noindex');
    const words = page.getByRole('heading', { level: 1 });
    await expect(words).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/${room}/${id}$`));
    // Its scripts have taken it up at its own address: one can go on, and come back to it.
    const said = await words.textContent();
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).not.toHaveURL(new RegExp(id));
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`/${room}/${id}$`));
    await expect(words).toHaveText(said ?? '');
  });
}
