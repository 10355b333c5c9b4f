import { expectAccessible } from './support/axe';
import { dayIn } from './support/screen';
import { expect, logIn, register, test } from './support/test';

const french = (day: string) => day.split('-').reverse().join('/');

test.describe('in an English browser', () => {
  test.use({ locale: 'en-US' });

  test('a trip’s dates are typed the French way, or picked by keyboard from a week that begins on Monday', async ({
    page,
    request,
  }) => {
    await logIn(page, await register(request, 'Yassine'));
    await page.goto('/transporteurs');
    await page.getByRole('button', { name: 'Proposer un transport' }).click();
    const form = page.getByRole('dialog', { name: 'Proposer un transport' });
    const [date, time] = [form.getByLabel('Date de départ'), form.getByLabel('Heure de départ')];
    await date.fill('5/3/27');
    await time.fill('6h30');
    await time.blur();
    await expect(date).toHaveValue('05/03/2027');
    await expect(time).toHaveValue('06:30');

    await date.press('Alt+ArrowDown');
    const calendar = page.getByRole('dialog', { name: 'Calendrier' });
    await expect(calendar.getByRole('grid', { name: 'mars 2027' })).toBeVisible();
    await expect(calendar.locator('thead th').first()).toHaveText(/^lu/i);
    await expect(calendar.getByRole('button', { name: /^vendredi 5 mars 2027/ })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('PageDown');
    await expect(calendar.getByRole('grid', { name: 'avril 2027' })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(calendar).toBeHidden();
    await expect(date).toHaveValue('11/04/2027');
    await expect(date).toBeFocused();

    await form.getByRole('button', { name: 'Choisir dans un calendrier' }).first().click();
    await expect(calendar).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(calendar).toBeHidden();
    await expect(form).toBeVisible();
    await expect(page.getByText('Abandonner votre saisie ?')).toHaveCount(0);
  });

  test('what is no date or no hour is said on its field', async ({ page, request }) => {
    await logIn(page, await register(request, 'Yassine'));
    await page.goto('/transporteurs');
    await page.getByRole('button', { name: 'Proposer un transport' }).click();
    const form = page.getByRole('dialog', { name: 'Proposer un transport' });
    await form.getByLabel('Date de départ').fill('31/02/2027');
    await form.getByLabel('Date d’arrivée').fill('05/03/2027');
    await form.getByRole('button', { name: 'Publier le trajet' }).click();
    await expect(form.getByText('Ce jour n’existe pas.')).toBeVisible();
    await form.getByLabel('Date de départ').fill('31 février');
    await expect(form.getByText('Écrivez la date ainsi : 24/12/2026.')).toBeVisible();
    await form.getByLabel('Date de départ').fill('31/02/2027');
    await expect(form.getByText('Ce jour n’existe pas.')).toBeVisible();
    await expect(form.getByText('Indiquez aussi l’heure.')).toBeVisible();
    await expect(form.getByLabel('Date de départ')).toHaveValue('31/02/2027');
    await form.getByLabel('Heure d’arrivée').fill('14');
    await expect(form.getByText('Indiquez aussi l’heure.')).toHaveCount(0);
  });

  test('the filter takes a day by mouse, and the address holds it', async ({ page }) => {
    const day = dayIn(0);
    await page.goto('/transporteurs');
    await page.locator('summary', { hasText: 'Filtres' }).click();
    const date = page.getByLabel('Date de départ');
    await date.fill('32/13/2026');
    await page.getByRole('button', { name: 'Appliquer' }).click();
    await expect(page).toHaveURL(/\/transporteurs$/);
    await date.fill(french(day));
    await page.getByRole('button', { name: 'Choisir dans un calendrier' }).click();
    const calendar = page.getByRole('dialog', { name: 'Calendrier' });
    await calendar.getByRole('button', { name: 'Aller au mois suivant' }).click();
    await calendar.getByRole('button', { name: /^\D+ 15 / }).click();
    await expect(calendar).toBeHidden();
    await expect(date).toHaveValue(/^15\/\d\d\/\d{4}$/);
    const shown = await date.inputValue();
    await page.getByRole('button', { name: 'Appliquer' }).click();
    await page.waitForURL((url) => url.searchParams.get('date') === shown.split('/').reverse().join('-'));
  });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

  test('the phone’s own picker is used', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('main').getByLabel('Date', { exact: true }).first()).toHaveAttribute(
      'type',
      'date',
    );
  });
});
