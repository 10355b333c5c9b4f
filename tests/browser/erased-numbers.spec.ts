import type { Locator } from '@playwright/test';
import { agree } from './support/deals';
import { expect, logIn, test } from './support/test';

/** Takes away what stands in a field letter by letter, as people do, and types something else. */
async function correct(field: Locator, wanted: string): Promise<void> {
  await field.press('End');
  for (let left = (await field.inputValue()).length; left > 0; left--) await field.press('Backspace');
  await expect(field).toHaveValue('');
  await field.pressSequentially(wanted);
  await expect(field).toHaveValue(wanted);
}

test('a number that a form begins with is erased and typed anew', async ({ page, request }) => {
  const { carrier, id, transport } = await agree(request);
  await logIn(page, carrier);

  await test.step('an amount is asked for as it was typed, and not without one', async () => {
    await page.goto(`/messagerie/${id}`);
    await page.getByRole('button', { name: 'Paiement' }).click();
    const form = page.getByRole('dialog', { name: 'Créer une demande de paiement' });
    const amount = form.getByLabel('Montant');
    await expect(amount).toHaveValue('60');
    await amount.press('End');
    await amount.press('Backspace');
    await amount.press('Backspace');
    await form.getByRole('button', { name: 'Demander le paiement' }).click();
    await expect(amount).toHaveAttribute('aria-invalid', 'true');
    await expect(amount).toHaveValue('');
    await correct(amount, '45,5');
    await form.getByRole('button', { name: 'Demander le paiement' }).click();
    await expect(form).toBeHidden();
    await expect(page.getByText('45,50\u00a0€').first()).toBeVisible();
  });

  await test.step('a trip’s weight is changed', async () => {
    await page.goto(`/transporteurs/${transport}`);
    await page.getByRole('button', { name: 'Modifier' }).first().click();
    const form = page.getByRole('dialog', { name: 'Modifier le transport' });
    await correct(form.getByLabel('Poids maximum'), '12');
    await form.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page).toHaveURL('/transporteurs');
    const { data } = await (await request.get(`/api/transports/${transport}`)).json();
    expect(data.poidsMax).toBe(12);
  });
});
