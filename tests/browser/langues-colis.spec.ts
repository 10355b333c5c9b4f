import type { Page } from '@playwright/test';
import { formatEuros } from '@/lib/core/text/money';
import { addressIn } from '@/lib/langues/adresse.mjs';
import { type Langue, NAMES } from '@/lib/langues/langue.mjs';
import { agree } from './support/deals';
import { expectWholeIn, LYON, TANGER, TRANSLATED, watchAddresses } from './support/journey';
import { expect, logIn, test } from './support/test';
import { speak } from './support/things';
import { beginningWith, wordsOf } from './support/words';

for (const { device, langue, use } of TRANSLATED)
  test.describe(`${NAMES[langue]}, ${device}`, () => {
    test.use({ ...use, reducedMotion: 'reduce' });

    test('from a confirmed reservation to the money, the parcel in its recipient’s hands and a review', async ({
      anotherBrowser,
      request,
      watched,
    }) => {
      test.setTimeout(300_000);
      const { sender, carrier, id, reservation } = await agree(request);
      for (const person of [sender, carrier]) await speak(request, person, langue);
      const [sending, carrying] = [await anotherBrowser(), await anotherBrowser()];
      const strayed = [sending, carrying].map((page) => watchAddresses(langue, page));
      await logIn(sending, sender);
      await logIn(carrying, carrier);
      const walked = walk(langue);
      const payment = await walked.money(sending, carrying, id);
      watched.provoke(422, `/api/reservations/${reservation}/remise`);
      const link = await walked.codes(sending, carrying, reservation);
      await walked.received(await anotherBrowser(), link);
      await walked.released(sending, payment);
      await walked.review(sending, carrier.id);
      expect(strayed.flatMap((paths) => paths())).toEqual([]);
    });
  });

function walk(langue: Exclude<Langue, 'fr'>) {
  const words = wordsOf(langue);
  const there = (path: string) => addressIn(langue, path);
  const whole = (page: Page) => expectWholeIn(langue, page);
  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

  return {
    money: (sending: Page, carrying: Page, conversation: string) =>
      test.step('the carrier asks for money, the sender pays in the test mode', async () => {
        await carrying.goto(there(`/messagerie/${conversation}`));
        await button(carrying, words('payments/bouton')('paiement')).click();
        const label = words('payments/demander');
        const form = carrying.getByRole('dialog', { name: label('titre') });
        await expect(form.getByLabel(label('montant'))).toHaveValue('60');
        await expect(form).toContainText(formatEuros(52.2, langue));
        await whole(carrying);
        await form.getByRole('button', { name: label('demander') }).click();
        await expect(form).toBeHidden();

        await sending.goto(there('/payments'));
        await whole(sending);
        await sending.getByRole('link', { name: /Yassine/ }).click();
        const title = words('payments/detail')('titreA', { nom: 'Yassine Essai' });
        await expect(sending.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await expect(sending.getByText(words('payments/test')('titre'), { exact: true })).toBeVisible();
        await whole(sending);
        const payment = new URL(sending.url()).pathname;
        await button(sending, words('payments/payer')('payer')).click();
        const montant = formatEuros(60, langue);
        const door = words('payments/essai');
        await expect(
          sending.getByRole('heading', { level: 1, name: door('payer', { montant }) }),
        ).toBeVisible();
        await whole(sending);
        await button(sending, door('reussit')).click();
        await expect(sending.getByText(words('payments/recit')('held'), { exact: true })).toBeVisible();
        expect(new URL(sending.url()).pathname).toBe(payment);
        await whole(sending);
        return payment;
      }),

    codes: (sending: Page, carrying: Page, reservation: string) =>
      test.step('the sender shows a code, the carrier types it on a phone without a camera', async () => {
        const label = words('remises/page');
        await sending.goto(there('/mes-reservations'));
        await sending.getByRole('link', { name: words('reservations/mienne')('codes') }).click();
        await sending.waitForURL(there(`/remises/${reservation}`));
        const title = label('titre', { depart: LYON[langue], arrivee: TANGER[langue] });
        await expect(sending.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await button(sending, words('remises/lien')('faire')).click();
        const link = sending.getByText(/\/colis\/[\w-]{32}$/);
        await expect(link).toBeVisible();
        await whole(sending);
        const code =
          (await sending
            .getByText(/^\d{6}$/)
            .first()
            .textContent()) ?? '';

        const enter = words('remises/saisie');
        await carrying.goto(there(`/remises/${reservation}`));
        await whole(carrying);
        await button(carrying, enter('scannerCollecte')).click();
        const camera = carrying.getByRole('dialog', { name: words('remises/scanner')('collecte') });
        await expect(camera).toContainText(words('remises/scanner')('none'));
        await whole(carrying);
        await camera.getByRole('button', { name: words('remises/scanner')('taper') }).click();
        await expect(camera).toBeHidden();
        const field = carrying.getByLabel(enter('collecte'));
        await expect(field).toBeFocused();
        await field.fill(code === '123456' ? '654321' : '123456');
        await button(carrying, enter('valider')).first().click();
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await whole(carrying);
        await field.fill(code);
        await button(carrying, enter('valider')).first().click();
        await expect(carrying.getByText(enter('collecteFaite'))).toBeVisible();
        const [, by = ''] = words('remises/remise')('faiteCode', { date: '|' }).split('|');
        await expect(carrying.getByText(by).first()).toBeVisible();
        await whole(carrying);
        return new URL((await link.textContent()) ?? '').pathname;
      }),

    received: (recipient: Page, link: string) =>
      test.step('the recipient, whom the link alone tells the language, says that the parcel is there', async () => {
        await recipient.goto(link);
        expect(new URL(recipient.url()).pathname).toBe(link);
        const label = words('remises/recu');
        await expect(recipient.getByRole('main')).toContainText(TANGER[langue]);
        await recipient.getByText(label('probleme'), { exact: true }).click();
        await expect(recipient.getByLabel(label('motif'))).toBeVisible();
        await whole(recipient);
        await button(recipient, label('recu')).click();
        await expect(button(recipient, label('recu'))).toHaveCount(0);
        await expect(recipient.getByRole('main')).toContainText(words('remises/colis')('livree'));
        await whole(recipient);
      }),

    released: (sending: Page, payment: string) =>
      test.step('all is well: the money is the carrier’s', async () => {
        const label = words('payments/mouvement');
        await sending.goto(payment);
        await button(sending, label('liberer')).click();
        const question = sending.getByRole('alertdialog', { name: label('libererQuestion') });
        await expect(question).toContainText(formatEuros(52.2, langue));
        await whole(sending);
        await question.getByRole('button', { name: label('libererOui'), exact: true }).click();
        await expect(question).toBeHidden();
        await expect(sending.getByText(words('payments/recit')('released')).first()).toBeVisible();
        await expect(
          sending.getByRole('link', { name: words('payments/papiers')('paiement') }),
        ).toBeVisible();
        await whole(sending);
      }),

    review: (sending: Page, carrier: string) =>
      test.step('a review follows', async () => {
        const label = words('reviews/formulaire');
        await sending.goto(there(`/profile/${carrier}`));
        await sending.getByRole('tab', { name: beginningWith(words('profil/vitrine')('avis')) }).click();
        await button(sending, words('reviews/donner')('donner')).click();
        const form = sending.getByRole('dialog', { name: label('donner') });
        await form.getByRole('radio', { name: label('etoiles', { n: 5 }) }).check();
        await form.getByLabel(label('commentaire')).fill('Colis arrivé entier.');
        await whole(sending);
        await form.getByRole('button', { name: label('publier') }).click();
        await expect(form).toBeHidden();
        await expect(sending.getByText('Colis arrivé entier.')).toBeVisible();
        await whole(sending);
      }),
  };
}
