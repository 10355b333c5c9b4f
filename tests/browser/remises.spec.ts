import { demoAccounts } from '../../prisma/demo-accounts';
import { expectAccessibleInBothThemes } from './support/axe';
import { filming, isFilming, watchCamera } from './support/camera';
import { agree, askMoney, collectParcel, payMoney } from './support/deals';
import { textOf } from './support/papers';
import { expectNoSidewaysScroll } from './support/screen';
import { expect, logIn, register, test } from './support/test';
import { as, publishTransport } from './support/things';

const PHONE = { width: 360, height: 740 };
const OPERATOR = demoAccounts.find(({ email }) => email.startsWith('rachid')) ?? { email: '', password: '' };

test('a parcel is reserved, paid, scanned, received through a link, and its money and papers are right', async ({
  page,
  request,
  browser,
  anotherBrowser,
  watched,
}, testInfo) => {
  const [sender, carrier] = [await register(request, 'Salma'), await register(request, 'Yassine')];
  const transport = await publishTransport(request, carrier);
  const carrying = await anotherBrowser();
  await carrying.setViewportSize(PHONE);
  await logIn(page, sender);
  await logIn(carrying, carrier);

  await test.step('the sender reserves, the carrier confirms and asks for money', async () => {
    await page.goto(`/transporteurs/${transport._id}`);
    await page.getByRole('button', { name: 'Réserver ce transport' }).click();
    const form = page.getByRole('dialog', { name: 'Réserver ce transport' });
    await form.getByLabel('Poids').fill('8');
    await form.getByLabel('Prix proposé').fill('60');
    await form.getByLabel('Description des articles').fill('Deux cartons');
    await form.getByRole('button', { name: 'Réserver', exact: true }).click();
    await expect(page.getByText(/doit encore confirmer/)).toBeVisible();
    await carrying.goto(`/transporteurs/${transport._id}`);
    await carrying.getByRole('button', { name: /^Confirmer la demande/ }).click();
    await carrying.getByRole('dialog').getByRole('button', { name: 'Confirmer' }).click();
    await expect(carrying.getByText('Confirmée', { exact: true })).toBeVisible();
    const { data } = await (
      await request.post('/api/conversations', {
        headers: as(sender),
        data: { recipientId: carrier.id, transportId: transport._id, initialMessage: 'Merci !' },
      })
    ).json();
    await carrying.goto(`/messagerie/${data._id}`);
    await carrying.getByRole('button', { name: 'Paiement' }).click();
    const ask = carrying.getByRole('dialog', { name: 'Créer une demande de paiement' });
    await expect(ask.getByLabel('Montant')).toHaveValue('60');
    await expect(ask).toContainText('52,20\u00a0€');
    await ask.getByRole('button', { name: 'Demander le paiement' }).click();
    await expect(ask).toBeHidden();
  });

  await test.step('the sender pays what was asked, in the test mode', async () => {
    await page.goto('/payments');
    await page.getByRole('link', { name: /Yassine/ }).click();
    for (const words of ['60,00\u00a0€', '13\u00a0%', '7,80\u00a0€', '52,20\u00a0€']) {
      await expect(page.getByRole('main')).toContainText(words);
    }
    await page.getByRole('button', { name: 'Payer' }).click();
    await page.getByRole('button', { name: 'Le paiement réussit' }).click();
    await expect(page.getByText('Payé et conservé')).toBeVisible();
  });
  const payment = page.url();

  await test.step('the sender finds the codes and gives the recipient a link', async () => {
    await page.goto('/mes-reservations');
    await page.getByRole('link', { name: 'Codes et suivi du colis' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Colis Lyon/ })).toBeVisible();
    await expect(page.getByText('Mode test')).toBeVisible();
    await page.getByRole('button', { name: 'Faire un lien pour le destinataire' }).click();
    await expect(page.getByText(/\/colis\/[\w-]{32}$/)).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });
  const remise = new URL(page.url()).pathname;
  const code =
    (await page
      .getByText(/^\d{6}$/)
      .first()
      .textContent()) ?? '';
  const link = new URL((await page.getByText(/\/colis\/[\w-]{32}$/).textContent()) ?? '').pathname;

  await test.step('a phone without a camera says so, and takes typed codes', async () => {
    watched.provoke(422, `/api/reservations/${remise.split('/').at(-1)}/remise`);
    await carrying.goto('/messagerie');
    await carrying.goto(remise);
    await expect(carrying.getByText(code)).toHaveCount(0);
    await carrying.getByRole('button', { name: 'Scanner le QR de collecte' }).click();
    const dialog = carrying.getByRole('dialog', { name: 'Scanner le QR de collecte' });
    await expect(dialog).toContainText('Aucun appareil photo n’a été trouvé.');
    await expectAccessibleInBothThemes(carrying);
    await dialog.getByRole('button', { name: 'Taper le code' }).click();
    await expect(dialog).toBeHidden();
    await expect(carrying.getByLabel('Code de collecte')).toBeFocused();
    await carrying.getByLabel('Code de collecte').fill(code === '123456' ? '654321' : '123456');
    await carrying.getByRole('button', { name: 'Valider le code' }).first().click();
    await expect(carrying.getByText(/Ce code n’est pas le bon. Il reste 4 essais/)).toBeVisible();
    await expectAccessibleInBothThemes(carrying);
    await expectNoSidewaysScroll(carrying);
    await carrying.getByRole('button', { name: /^Annuler la réservation/ }).click();
    const question = carrying.getByRole('alertdialog');
    await expect(question).toContainText('Il lui revient 60,00\u00a0€ sur 60,00\u00a0€ payés.');
    await question.getByRole('button', { name: 'Garder' }).click();
    await expect(question).toBeHidden();
  });

  await test.step('another scans the QR without a network: the code leaves when there is one again', async () => {
    watched.provokeError('net::ERR_INTERNET_DISCONNECTED');
    const camera = await filming(page.getByRole('img', { name: 'QR du code de collecte' }), testInfo);
    const phone = await anotherBrowser(camera);
    await phone.context().grantPermissions(['camera']);
    await phone.setViewportSize(PHONE);
    await logIn(phone, carrier);
    await watchCamera(phone);
    const ready = phone.waitForResponse((answer) => new URL(answer.url()).pathname === '/scan-worker.js');
    await phone.goto(remise);
    await (await ready).finished();
    await phone.context().setOffline(true);
    await phone.getByRole('button', { name: 'Scanner le QR de collecte' }).click();
    await expect(phone.getByText(/ce code est gardé sur ce téléphone/)).toBeVisible();
    await expect(phone.getByRole('dialog')).toBeHidden();
    expect(await isFilming(phone)).toBe(false);
    await expect(phone.getByLabel('Code de collecte')).toHaveValue(code);
    // A network that is said to be back loses the first request yet.
    watched.provokeError('net::ERR_CONNECTION_FAILED');
    await phone.route('**/remise', (route) => route.abort('connectionfailed'), { times: 1 });
    await phone.context().setOffline(false);
    await expect(phone.getByText(/Faite le/)).toBeVisible();
    await camera.close();
  });

  await test.step('the recipient reads the page, and says without scripts that the parcel is there', async () => {
    const recipient = await anotherBrowser();
    await recipient.setViewportSize(PHONE);
    await recipient.goto(link);
    await expect(recipient.getByRole('main')).toContainText('Yassine apporte votre colis de Lyon à Tanger');
    await expect(recipient.getByRole('img', { name: 'QR du code de livraison' })).toBeVisible();
    await recipient.getByText('Il y a un problème').click();
    await expectAccessibleInBothThemes(recipient);
    await expectNoSidewaysScroll(recipient);
    const plain = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE });
    const bare = await plain.newPage();
    await bare.goto(link);
    await bare.getByText('Il y a un problème').click();
    const problem = `Un carton est ouvert.${'\n'.repeat(3)}${'Voyez la photo. '.repeat(60)}`;
    await bare.getByLabel('Ce qui ne va pas').evaluate((field) => field.removeAttribute('maxlength'));
    await bare.getByLabel('Ce qui ne va pas').fill(problem.repeat(2));
    await bare.getByRole('button', { name: 'Envoyer' }).click();
    await expect(bare.getByRole('main')).toContainText('Cela n’a pas été enregistré.');
    await expect(bare.getByLabel('Ce qui ne va pas')).toHaveValue(problem.repeat(2));
    await bare.getByRole('button', { name: 'J’ai reçu le colis' }).click();
    await expect(bare).toHaveURL(link);
    await expect(bare.getByRole('main')).toContainText('Votre colis de Lyon est arrivé à Tanger');
    await expect(bare.getByRole('button', { name: 'J’ai reçu le colis' })).toHaveCount(0);
    await plain.close();
  });

  await test.step('all is well: the money is the carrier’s, a review follows, and the papers say the same', async () => {
    await page.reload();
    await expect(page.getByText(/dite par le destinataire/)).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Sans désaccord signalé avant le');
    await page.goto(payment);
    await page.getByRole('button', { name: /Tout va bien/ }).click();
    await expect(page.getByRole('alertdialog')).toContainText('52,20\u00a0€');
    await page.getByRole('button', { name: 'Libérer le paiement', exact: true }).click();
    await expect(page.getByText('Paiement libéré').first()).toBeVisible();
    expect(await textOf(page, /Reçu de paiement/)).toMatch(/TEST-R-\d{4}-\d{6}.*60,00 €/);
    await carrying.goto(payment);
    expect(await textOf(carrying, /Facture de commission/)).toMatch(/TEST-C-\d{4}-\d{6}.*7,80 €/);
    await page.goto(`/profile/${carrier.id}`);
    await page.getByRole('tab', { name: /^Avis/ }).click();
    await page.getByRole('button', { name: 'Donner un avis' }).click();
    const review = page.getByRole('dialog', { name: /avis/i }).first();
    await review.getByRole('radio', { name: '5 étoiles' }).check();
    await review.getByLabel('Commentaire').fill('Colis arrivé entier.');
    await review.getByRole('button', { name: 'Publier' }).click();
    await expect(page.getByText('Colis arrivé entier.')).toBeVisible();
  });
});

test('who disagrees finds an agreement on the screen, or an operator decides', async ({
  page,
  request,
  anotherBrowser,
  watched,
}) => {
  const [agreed, other] = [await agree(request), await agree(request)];
  const payments: string[] = [];
  for (const one of [agreed, other]) {
    const payment = await askMoney(request, one);
    payments.push(payment);
    await payMoney(request, one, payment);
    await collectParcel(request, one);
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
  await phone.goto('/payments');
  await phone.getByRole('link', { name: /Salma/ }).click();
  await expectAccessibleInBothThemes(phone);
  await phone.getByRole('link', { name: 'Régler le désaccord' }).click();
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
  // Money moves at once and for good: it is asked once more, and « no » leaves all as it was typed.
  const question = operator.getByRole('alertdialog', { name: 'Prendre cette décision ?' });
  await expect(question).toContainText('60,00 € à qui a payé');
  await question.getByRole('button', { name: 'Relire' }).click();
  await expect(question).toHaveCount(0);
  await expect(card.getByLabel('Raison')).toHaveValue('Le transporteur ne répond pas.');
  await card.getByRole('button', { name: 'Trancher' }).click();
  await question.getByRole('button', { name: 'Oui, trancher' }).click();
  await expect(card).toHaveCount(0);

  // What was divided is found by its address, whatever came after it.
  await operator.goto('/moderation/argent');
  await operator.getByLabel('Numéro ou adresse du paiement').fill(`/payments/${payments[0]}`);
  await operator.getByRole('button', { name: 'Chercher' }).click();
  await expect(operator.getByRole('button', { name: 'Rendre à qui a payé' })).toHaveCount(1);
  await expect(operator.getByRole('main')).toContainText('60,00\u00a0€');
  await expectAccessibleInBothThemes(operator);
});
