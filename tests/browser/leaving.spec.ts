import { expect, test } from './support/test';

test('« back » leads through the steps; from the first it asks before what was typed is given up', async ({
  page,
}) => {
  const ofBrowser: string[] = [];
  page.on('dialog', (dialog) => {
    ofBrowser.push(dialog.message());
    void dialog.dismiss();
  });
  const arrive = () => page.getByRole('main').getByRole('link', { name: 'S’inscrire' }).click();
  const steps = page.getByRole('heading', { level: 2, name: 'Quel est votre profil ?' });
  const choose = () => page.getByRole('button', { name: /^Particulier/ }).click();
  const firstName = page.getByLabel('Prénom');
  const question = page.getByRole('alertdialog', { name: 'Abandonner votre saisie ?' });
  await page.goto('/login');

  await test.step('nothing was typed: there is nothing to ask', async () => {
    await arrive();
    await choose();
    await expect(firstName).toBeVisible();
    await page.goBack();
    await expect(steps).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/login$/);
  });

  await test.step('one goes on where one was', async () => {
    await arrive();
    await choose();
    await firstName.fill('Aïcha');
    await page.goBack();
    await expect(steps).toBeVisible();
    await page.goBack();
    await question.getByRole('button', { name: 'Continuer la saisie' }).click();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(/\/register$/);
    await choose();
    await expect(firstName).toHaveValue('Aïcha');
  });

  await test.step('or gives it up, and it is forgotten', async () => {
    await page.goBack();
    await expect(steps).toBeVisible();
    await page.goBack();
    await question.getByRole('button', { name: 'Abandonner', exact: true }).click();
    await expect(page).toHaveURL(/\/login$/);
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Aïcha');
    await arrive();
    await choose();
    await expect(firstName).toHaveValue('');
  });
  expect(ofBrowser).toEqual([]);
});
