import { demoAccounts } from '../../prisma/demo-accounts';
import { expectAccessible } from './support/axe';
import { expect, logIn, register, test } from './support/test';
import { as } from './support/things';

const INSULT = 'Vous êtes une incapable, madame.';
const MASKED = 'Message masqué par la modération';
const operator = demoAccounts.find(({ email }) => email.startsWith('rachid')) ?? { email: '', password: '' };

test('a message is reported from its bubble, hidden under both people’s eyes, and given back', async ({
  anotherBrowser,
  page,
  request,
}) => {
  const reporter = `Salma${Date.now()}`;
  const [salma, omar] = [await register(request, reporter), await register(request, 'Omar')];
  const opened = await request.post('/api/conversations', {
    headers: as(omar),
    data: { recipientId: salma.id, initialMessage: INSULT },
  });
  const { data } = await opened.json();
  const thread = `/messagerie/${data._id}`;
  const [his, operators] = [await anotherBrowser(), await anotherBrowser()];
  await logIn(his, omar);
  await his.goto(thread);
  await expect(his.getByRole('log', { name: 'Messages', exact: true }).getByText(INSULT)).toBeVisible();
  await expect(his.getByRole('button', { name: 'Signaler ce message' })).toHaveCount(0);

  await logIn(page, salma);
  await page.goto(thread);
  const said = page.getByRole('log', { name: 'Messages', exact: true }).getByText(INSULT);
  const flag = page.getByRole('button', { name: 'Signaler ce message' });

  await test.step('the flag is there for a mouse that is near, and for the keyboard', async () => {
    await expect(flag).toHaveCSS('opacity', '0');
    await said.hover();
    await expect(flag).toHaveCSS('opacity', '1');
    await page.mouse.move(0, 0);
    await expect(flag).toHaveCSS('opacity', '0');
    await page.getByLabel('Votre message').focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(flag).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('article', { name: INSULT })).toBeFocused();
    await expect(flag).toHaveCSS('opacity', '1');
    await page.keyboard.press('Tab');
    await expect(flag).toBeFocused();
    await expect(flag).toHaveCSS('opacity', '1');
    await expectAccessible(page);
  });

  await test.step('it leads to the form, and that to a receipt', async () => {
    await page.keyboard.press('Enter');
    const form = page.getByRole('dialog', { name: 'Signaler' });
    await expect(form).toContainText(INSULT);
    await form.getByLabel('Insultes, menaces ou harcèlement').check();
    await form.getByLabel('Expliquez').fill('Il m’insulte sans raison.');
    await form.getByRole('button', { name: 'Envoyer le signalement' }).click();
    await expect(page.getByText('Merci, votre signalement est arrivé.')).toBeVisible();
  });

  await test.step('an operator comes to it by their menu; nobody else has that line', async () => {
    await page.getByRole('button', { name: /^Mon compte/ }).click();
    await expect(page.getByRole('menuitem', { name: 'Paramètres' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: /Modération/ })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await logIn(operators, operator);
    await operators.goto('/');
    await operators.getByRole('button', { name: /^Mon compte/ }).click();
    await operators.getByRole('menuitem', { name: /^Modération\s*\d+/ }).click();
    await expect(operators.getByRole('heading', { level: 1, name: 'Modération' })).toBeVisible();
  });

  const report = operators.getByRole('article').filter({ hasText: reporter });
  const decide = async (decision: string) => {
    await report.getByLabel('Décision').selectOption(decision);
    await report.getByLabel('Raison').fill('Les insultes n’ont pas leur place ici.');
    await report.getByRole('button', { name: 'Décider' }).click();
    await expect(operators.getByText('La décision est prise.')).toBeVisible();
  };

  await test.step('what is hidden changes in both open threads, and in the list beside them', async () => {
    await expect(report.getByText(INSULT, { exact: true })).toBeVisible();
    await decide('Masquer');
    for (const one of [page, his]) {
      const log = one.getByRole('log', { name: 'Messages', exact: true });
      await expect(log.getByText(MASKED)).toBeVisible();
      await expect(one.getByText(INSULT)).toHaveCount(0);
      await expect(one.getByRole('navigation', { name: 'Conversations' })).toContainText(MASKED);
    }
    await expect(flag).toHaveCount(0);
    await expectAccessible(page);
    await page.goto('/notifications');
    await expect(page.getByText('Votre signalement a été examiné')).toBeVisible();
    await page.goto(thread);
  });

  await test.step('what is given back is there again', async () => {
    await operators.getByRole('link', { name: 'Traités' }).click();
    await expect(report.getByText('Masqué', { exact: true })).toBeVisible();
    await decide('Rétablir');
    for (const one of [page, his])
      await expect(one.getByRole('log', { name: 'Messages', exact: true }).getByText(INSULT)).toBeVisible();
  });
});

test('a finger finds the flag without a mouse', async ({ browser, request }) => {
  const [salma, omar] = [await register(request, 'Salma'), await register(request, 'Omar')];
  const opened = await request.post('/api/conversations', {
    headers: as(omar),
    data: { recipientId: salma.id, initialMessage: INSULT },
  });
  const { data } = await opened.json();
  const context = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 360, height: 740 },
  });
  const phone = await context.newPage();
  await logIn(phone, salma);
  await phone.goto(`/messagerie/${data._id}`);
  const flag = phone.getByRole('button', { name: 'Signaler ce message' });
  await expect(flag).toHaveCSS('opacity', '1');
  const box = await flag.boundingBox();
  expect([box?.width, box?.height]).toEqual([44, 44]);
  await flag.tap();
  await expect(phone.getByRole('dialog', { name: 'Signaler' })).toBeVisible();
  await context.close();
});
