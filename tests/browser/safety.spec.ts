import { demoAccounts } from '../../prisma/demo-accounts';
import { expectAccessible } from './support/axe';
import { expectWholeAtBothWidths } from './support/journey';
import { expect, logIn, register, test } from './support/test';
import { as, publishTransport } from './support/things';

const RAISON = 'Un objet interdit est proposé ici.';
const operator = demoAccounts.find(({ email }) => email.startsWith('rachid')) ?? { email: '', password: '' };

test('a trip is reported, hidden by an operator, and its owner answers once', async ({
  anotherBrowser,
  page,
  request,
}) => {
  const nom = `Signalé ${Date.now()}`;
  const carrier = await register(request, 'Omar', 'Tazi');
  const sender = await register(request, 'Salma', 'Idrissi');
  const { _id } = await publishTransport(request, carrier, { nom });
  const theirs = await anotherBrowser();

  await test.step('a visitor is asked to sign in', async () => {
    await page.goto(`/transporteurs/${_id}`);
    await page.getByRole('button', { name: 'Signaler' }).click();
    await expect(page.getByRole('dialog', { name: 'Connexion requise' })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('a member reports; what is typed is not lost by a slip', async () => {
    await logIn(page, sender);
    await page.goto(`/transporteurs/${_id}`);
    await page.getByRole('button', { name: 'Signaler' }).click();
    const form = page.getByRole('dialog', { name: 'Signaler' });
    await form.getByRole('button', { name: 'Envoyer le signalement' }).click();
    await expect(form.getByText('Choisissez ce qui ne va pas.')).toBeVisible();
    await form.getByLabel('Objet ou contenu interdit').check();
    await form.getByLabel('Expliquez').fill('Il propose des feux d’artifice.');
    await expectWholeAtBothWidths(page);
    await page.reload();
    await page.getByRole('button', { name: 'Signaler' }).click();
    await expect(form.getByLabel('Expliquez')).toHaveValue('Il propose des feux d’artifice.');
    await form.getByRole('button', { name: 'Envoyer le signalement' }).click();
    await expect(page.getByText('Merci, votre signalement est arrivé.')).toBeVisible();
  });

  await test.step('nobody but an operator sees the queue', async () => {
    expect((await page.goto('/moderation'))?.status()).toBe(404);
  });

  await test.step('an operator hides the trip, with a reason', async () => {
    await logIn(theirs, operator);
    await theirs.goto('/moderation');
    const report = theirs.getByRole('article', { name: nom });
    await expect(report.getByText('Il propose des feux d’artifice.')).toBeVisible();
    await expectAccessible(theirs);
    await report.getByLabel('Décision').selectOption('Masquer');
    await report.getByRole('button', { name: 'Décider' }).click();
    await expect(report.getByText('Écrivez la raison')).toBeVisible();
    await report.getByLabel('Raison').fill(RAISON);
    await report.getByRole('button', { name: 'Décider' }).click();
    await expect(theirs.getByText('La décision est prise.')).toBeVisible();
    await expect(report).toHaveCount(0);
    await theirs.getByRole('link', { name: 'Traités' }).click();
    await expect(
      theirs.getByRole('article', { name: nom }).getByText('Masqué', { exact: true }),
    ).toBeVisible();
    expect((await page.goto(`/transporteurs/${_id}`))?.status()).toBe(404);
  });

  await test.step('whose trip it was is told, reads the reason and answers once', async () => {
    const list = await request.get('/api/notifications', { headers: as(carrier) });
    const [told] = (await list.json()).data;
    expect(told.href).toMatch(/^\/moderation\/decisions\//);
    await logIn(page, carrier);
    await page.goto(told.href);
    await expect(page.getByText(RAISON)).toBeVisible();
    await expectWholeAtBothWidths(page);
    await page.getByRole('button', { name: 'Envoyer ma réponse' }).click();
    await expect(page.getByLabel('Votre réponse')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Votre réponse').fill('C’étaient des bougies d’anniversaire.');
    await page.getByRole('button', { name: 'Envoyer ma réponse' }).dblclick();
    await expect(page.getByText('Votre réponse est arrivée.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('C’étaient des bougies d’anniversaire.')).toBeVisible();
    await expectWholeAtBothWidths(page);
    await expect(page.getByLabel('Votre réponse')).toHaveCount(0);
  });

  await test.step('a stranger finds no decision; the page of one is not guessed', async () => {
    expect((await page.goto('/moderation/decisions/018adb25-2800-7191-bf5f-000000000000'))?.status()).toBe(
      404,
    );
  });
});

test('somebody is blocked from their profile, and unblocked in the settings', async ({ page, request }) => {
  const [salma, omar] = [
    await register(request, 'Salma', 'Idrissi'),
    await register(request, 'Omar', 'Tazi'),
  ];
  await logIn(page, salma);
  await page.goto(`/profile/${omar.id}`);
  const menu = page.getByRole('button', { name: 'Plus d’actions sur Omar Tazi' });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Bloquer' }).click();
  const question = page.getByRole('alertdialog', { name: /^Bloquer Omar Tazi/ });
  await expect(question).toBeVisible();
  await expect(question.locator(':focus')).toHaveCount(1);
  await expectWholeAtBothWidths(page);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(menu).toBeFocused();
  for (const _ of ['once', 'again']) {
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Signaler' }).press('Enter');
    await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(menu).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Bloquer' }).press('Enter');
  await question.getByRole('button', { name: 'Bloquer' }).click();
  await expect(page.getByText('Omar Tazi est bloqué(e).')).toBeVisible();
  await menu.click();
  await expect(page.getByRole('menuitem', { name: 'Débloquer' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto('/settings');
  const line = page.getByRole('listitem').filter({ hasText: 'Omar Tazi' });
  await expectAccessible(page);
  await line.getByRole('button', { name: 'Débloquer' }).click();
  await expect(page.getByText('Omar Tazi est débloqué(e).')).toBeVisible();
  await expect(line).toHaveCount(0);
});

test('a visitor who reports somebody from the menu comes back to it after the login', async ({
  page,
  request,
}) => {
  const [salma, omar] = [
    await register(request, 'Salma', 'Idrissi'),
    await register(request, 'Omar', 'Tazi'),
  ];
  await page.goto(`/profile/${omar.id}`);
  await page.getByRole('button', { name: 'Plus d’actions sur Omar Tazi' }).click();
  await page.getByRole('menuitem', { name: 'Signaler' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Se connecter' }).click();
  await page.getByLabel(/^E-?mail/i).fill(salma.email);
  await page.getByLabel('Mot de passe').first().fill(salma.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.waitForURL(`**/profile/${omar.id}*`);
  await expect(page.getByRole('dialog', { name: /^Signaler/ })).toBeVisible();
  await expect(page.getByRole('menuitem')).toHaveCount(0);
});

test('whoever blocks in a thread cannot write there, and can once the block is taken back', async ({
  page,
  request,
}) => {
  const [salma, omar] = [
    await register(request, 'Salma', 'Idrissi'),
    await register(request, 'Omar', 'Tazi'),
  ];
  const opened = await request.post('/api/conversations', {
    headers: as(omar),
    data: { recipientId: salma.id, initialMessage: 'Bonjour.' },
  });
  const { data } = await opened.json();
  await logIn(page, salma);
  await page.goto(`/messagerie/${data._id}`);
  const field = page.getByLabel('Votre message');
  const menu = page.getByRole('button', { name: 'Plus d’actions sur Omar Tazi' });
  await expect(field).toBeVisible();
  await menu.click();
  await page.getByRole('menuitem', { name: 'Bloquer' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Bloquer' }).click();
  await expect(page.getByText('Cette personne ne peut pas recevoir de message')).toBeVisible();
  await expect(field).toHaveCount(0);
  await menu.click();
  await page.getByRole('menuitem', { name: 'Débloquer' }).click();
  await expect(field).toBeVisible();
});
