import { demoAccounts } from '../../prisma/demo-accounts';
import { expectAccessibleInBothThemes } from './support/axe';
import { agree, askMoney, payMoney } from './support/deals';
import { expectNoSidewaysScroll } from './support/screen';
import { expect, logIn, test } from './support/test';

const PHONE = { width: 360, height: 740 };
const OPERATOR = demoAccounts.find(({ email }) => email.startsWith('rachid')) ?? { email: '', password: '' };

test('a parcel is collected by code, received through a link, and its money is there', async ({
  page,
  request,
  anotherBrowser,
  watched,
}) => {
  const agreed = await agree(request);
  watched.provoke(422, `/api/reservations/${agreed.reservation}/remise`);
  watched.provokeError('net::ERR_INTERNET_DISCONNECTED');
  await payMoney(request, agreed, await askMoney(request, agreed));
  await logIn(page, agreed.sender);
  await page.goto(`/remises/${agreed.reservation}`);
  await expectAccessibleInBothThemes(page);
  const code =
    (await page
      .getByText(/^\d{6}$/)
      .first()
      .textContent()) ?? '';
  await page.getByRole('button', { name: 'Faire un lien pour le destinataire' }).click();
  const link = (await page.getByText(/\/colis\/[\w-]{32}$/).textContent()) ?? '';

  const phone = await anotherBrowser();
  await phone.setViewportSize(PHONE);
  await logIn(phone, agreed.carrier);
  await phone.goto(`/remises/${agreed.reservation}`);
  await expect(phone.getByText(code)).toHaveCount(0);
  await phone.getByLabel('Code de collecte').fill(code === '123456' ? '654321' : '123456');
  await phone.getByRole('button', { name: 'Valider le code' }).first().click();
  await expect(phone.getByText(/Ce code n’est pas le bon. Il reste 4 essais/)).toBeVisible();
  await expectAccessibleInBothThemes(phone);
  await expectNoSidewaysScroll(phone);
  // On a bad network the code stays on the phone, and leaves when it is back.
  await phone.context().setOffline(true);
  await phone.getByLabel('Code de collecte').fill(code);
  await phone.getByRole('button', { name: 'Valider le code' }).first().click();
  await expect(phone.getByText(/ce code est gardé sur ce téléphone/)).toBeVisible();
  await phone.context().setOffline(false);
  await expect(phone.getByText(/Faite le/)).toBeVisible();

  const recipient = await anotherBrowser();
  await recipient.setViewportSize(PHONE);
  await recipient.goto(new URL(link).pathname);
  await expect(recipient.getByRole('main')).toContainText('Yassine apporte votre colis de Lyon à Tanger');
  await expectAccessibleInBothThemes(recipient);
  await expectNoSidewaysScroll(recipient);
  await recipient.getByRole('button', { name: 'J’ai reçu le colis' }).click();
  await expect(recipient.getByRole('button', { name: 'J’ai reçu le colis' })).toBeHidden();
  await page.reload();
  await expect(page.getByText(/dite par le destinataire/)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Sans désaccord signalé avant le');
});

test('who disagrees finds an agreement on the screen, or an operator decides', async ({
  page,
  request,
  anotherBrowser,
  watched,
}) => {
  const [agreed, other] = [await agree(request), await agree(request)];
  for (const one of [agreed, other]) {
    await payMoney(request, one, await askMoney(request, one));
    const { data } = await (
      await request.get(`/api/reservations/${one.reservation}/remise`, {
        headers: { authorization: `Bearer ${one.sender.token}` },
      })
    ).json();
    const entered = await request.post(`/api/reservations/${one.reservation}/remise`, {
      headers: { authorization: `Bearer ${one.carrier.token}` },
      data: { genre: 'collecte', code: data.collecte.code.code },
    });
    expect(entered.ok()).toBe(true);
  }
  watched.provoke(422, `/api/reservations/${agreed.reservation}/litige/propositions`);
  const motif = `Un carton est ouvert (${agreed.reservation}).`;
  await logIn(page, agreed.sender);
  await page.goto(`/remises/${agreed.reservation}`);
  await page.getByText('Il y a un problème').click();
  await page.getByLabel('Ce qui ne va pas').fill(motif);
  await page.getByRole('button', { name: 'Signaler un problème' }).click();
  await expect(page.getByRole('heading', { name: 'Trouver un accord' })).toBeVisible();
  await page.getByLabel('Revient à qui a payé').fill('61');
  await page.getByRole('button', { name: 'Proposer ce partage' }).click();
  await expect(page.getByText('Ce montant est plus grand que ce qui est conservé.').first()).toBeVisible();
  await page.getByLabel('Revient à qui a payé').fill('20');
  await page.getByRole('button', { name: 'Proposer ce partage' }).click();
  await expect(page.getByText('20,00\u00a0€ à qui a payé, 40,00\u00a0€ pour le transport')).toBeVisible();
  await expectAccessibleInBothThemes(page);

  const phone = await anotherBrowser();
  await phone.setViewportSize(PHONE);
  await logIn(phone, agreed.carrier);
  await phone.goto(`/remises/${agreed.reservation}`);
  await expect(phone.getByText(motif)).toBeVisible();
  await phone.getByRole('button', { name: 'Accepter ce partage' }).click();
  await phone.getByRole('button', { name: 'Accepter', exact: true }).click();
  await expect(phone.getByRole('heading', { name: 'Trouver un accord' })).toBeHidden();
  await expectNoSidewaysScroll(phone);

  const disputed = await request.post(`/api/reservations/${other.reservation}/litige`, {
    headers: { authorization: `Bearer ${other.sender.token}` },
    data: { motif: `Rien n’est arrivé (${other.reservation}).` },
  });
  expect(disputed.ok()).toBe(true);
  const operator = await anotherBrowser();
  await logIn(operator, OPERATOR);
  await operator.goto('/moderation/litiges');
  const card = operator.getByRole('listitem').filter({ hasText: other.reservation });
  await expect(operator.getByText(motif)).toHaveCount(0);
  await card.getByLabel('Revient à qui a payé').fill('60');
  await card.getByLabel('Raison').fill('Le transporteur ne répond pas.');
  await expectAccessibleInBothThemes(operator);
  await card.getByRole('button', { name: 'Trancher' }).click();
  await expect(card).toHaveCount(0);
});
