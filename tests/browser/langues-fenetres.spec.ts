import { formatEuros } from '@/lib/core/text/money';
import { addressIn } from '@/lib/langues/adresse.mjs';
import { NAMES } from '@/lib/langues/langue.mjs';
import { agree, askMoney, collectParcel, payMoney } from './support/deals';
import { expectWholeIn, TRANSLATED } from './support/journey';
import { expect, logIn, register, test } from './support/test';
import { speak } from './support/things';
import { wordsOf } from './support/words';

// What opens only when somebody presses, or when things went wrong: no list of screens comes by.

for (const { device, langue, use } of TRANSLATED)
  test.describe(`${NAMES[langue]}, ${device}`, () => {
    test.use({ ...use, reducedMotion: 'reduce' });
    const words = wordsOf(langue);
    const there = (path: string) => addressIn(langue, path);

    test('who disagrees says so, proposes, and is asked before they accept', async ({
      anotherBrowser,
      request,
    }) => {
      test.setTimeout(180_000);
      const agreed = await agree(request);
      await payMoney(request, agreed, await askMoney(request, agreed));
      await collectParcel(request, agreed);
      const [sending, carrying] = [await anotherBrowser(), await anotherBrowser()];
      for (const [page, person] of [
        [sending, agreed.sender],
        [carrying, agreed.carrier],
      ] as const) {
        await speak(request, person, langue);
        await logIn(page, person);
        await page.goto(there(`/remises/${agreed.reservation}`));
      }
      const label = words('remises/desaccord');
      await sending.getByText(words('remises/page')('probleme'), { exact: true }).click();
      await sending.getByLabel(label('motif')).fill('Un carton est ouvert.');
      await expectWholeIn(langue, sending);
      await sending.getByRole('button', { name: label('signaler') }).click();
      await expect(sending.getByRole('heading', { name: label('accord') })).toBeVisible();
      await sending.getByLabel(label('revient')).fill('20');
      await sending.getByRole('button', { name: label('proposer'), exact: true }).click();
      const parts = { rembourse: formatEuros(20, langue), reste: formatEuros(40, langue) };
      await expect(sending.getByText(label('partage', parts))).toBeVisible();
      await expectWholeIn(langue, sending);

      await carrying.reload();
      await expect(carrying.getByText(label('autrePropose'))).toBeVisible();
      await expectWholeIn(langue, carrying);
      await carrying.getByRole('button', { name: label('accepter') }).click();
      const question = carrying.getByRole('alertdialog', { name: label('accepterQuestion') });
      await expect(question).toContainText(label('definitif', parts));
      await expectWholeIn(langue, carrying);
      await question.getByRole('button', { name: label('accepterOui'), exact: true }).click();
      await expect(question).toBeHidden();
      await expect(carrying.getByRole('heading', { name: label('accord') })).toHaveCount(0);
      await expectWholeIn(langue, carrying);
    });

    test('the second factor is set up, and the account’s end is asked for', async ({ page, request }) => {
      test.setTimeout(180_000);
      const person = await register(request, 'Khadija', 'Benali');
      await speak(request, person, langue);
      await logIn(page, person);
      await page.goto(there('/settings'));
      await page.getByRole('button', { name: words('users/double')('configurer') }).click();
      const factor = page.getByRole('dialog', { name: words('users/doubleFenetre')('titre') });
      await expect(factor.getByRole('img', { name: words('users/doubleFenetre')('image') })).toBeVisible();
      await expectWholeIn(langue, page);
      await page.keyboard.press('Escape');
      await expect(factor).toHaveCount(0);

      const end = words('users/suppressionFenetre');
      await page.getByRole('button', { name: words('users/suppression')('titre') }).click();
      const dialog = page.getByRole('dialog', { name: end('titre') });
      await expect(dialog.getByRole('heading', { name: end('disparait') })).toBeVisible();
      await expectWholeIn(langue, page);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expectWholeIn(langue, page);
    });
  });
