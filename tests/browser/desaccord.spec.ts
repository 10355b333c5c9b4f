import type { APIRequestContext } from '@playwright/test';
import { agree, askMoney, collectParcel, payMoney } from './support/deals';
import { expectWholeAtBothWidths } from './support/journey';
import { expect, logIn, type Person, test } from './support/test';
import { as } from './support/things';

async function propose(request: APIRequestContext, who: Person, reservation: string, rembourse: number) {
  const answer = await request.post(`/api/reservations/${reservation}/litige/propositions`, {
    headers: as(who),
    data: { rembourse, ligne: '' },
  });
  expect(answer.ok()).toBe(true);
}

test('a split is accepted as it was read, and both read afterwards what was agreed', async ({
  page,
  request,
  watched,
  anotherBrowser,
}) => {
  const agreed = await agree(request);
  const { sender, carrier, reservation } = agreed;
  await payMoney(request, agreed, await askMoney(request, agreed));
  await collectParcel(request, agreed);
  const open = await request.post(`/api/reservations/${reservation}/litige`, {
    headers: as(sender),
    data: { motif: 'Un carton est ouvert.' },
  });
  expect(open.ok()).toBe(true);
  await propose(request, carrier, reservation, 20);
  await logIn(page, sender);
  await page.goto(`/remises/${reservation}`);
  await page.getByRole('button', { name: 'Accepter ce partage' }).click();
  const question = page.getByRole('alertdialog', { name: 'Accepter ce partage ?' });
  await expect(question).toContainText('20,00\u00a0€ à qui a payé, 40,00\u00a0€ pour le transport');

  await test.step('another proposal is not accepted in the place of the one that was read', async () => {
    await propose(request, carrier, reservation, 1);
    watched.provoke(409, `/api/reservations/${reservation}/litige/accord`);
    await question.getByRole('button', { name: 'Accepter', exact: true }).click();
    await expect(question).toBeHidden();
    await expect(page.getByText('Cette proposition n’est plus la dernière.')).toBeVisible();
    await expect(page.getByText('1,00\u00a0€ à qui a payé, 59,00\u00a0€ pour le transport')).toBeVisible();
    await page.getByRole('button', { name: 'Accepter ce partage' }).click();
    await expect(question).toContainText('1,00\u00a0€ à qui a payé, 59,00\u00a0€ pour le transport');
    await expect(question).not.toContainText('n’est plus la dernière');
    await question.getByRole('button', { name: 'Pas encore' }).click();
  });

  await propose(request, carrier, reservation, 30);
  await page.reload();
  await page.getByRole('button', { name: 'Accepter ce partage' }).click();
  await question.getByRole('button', { name: 'Accepter', exact: true }).click();
  await expect(page.getByText('Désaccord réglé')).toBeVisible();
  const theirs = await anotherBrowser();
  await logIn(theirs, carrier);
  await theirs.goto(`/remises/${reservation}`);
  for (const one of [page, theirs]) {
    await expect(one.getByText('30,00\u00a0€ à qui a payé, 30,00\u00a0€ pour le transport')).toBeVisible();
    await expect(one.getByText('Pas confirmée.')).toBeVisible();
    await expectWholeAtBothWidths(one);
    await one.getByRole('link', { name: 'Voir vos paiements' }).click();
    await expect(one).toHaveURL('/payments');
  }
});
