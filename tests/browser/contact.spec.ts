import { expectAccessible } from './support/axe';
import { expectNoSidewaysScroll } from './support/screen';
import { expect, freshWord, logIn, register, test } from './support/test';
import { publishTransport } from './support/things';

const HELLO = 'Bonjour, avez-vous encore 8 kg ?';

test('a visitor who wants to write logs in, writes, and is in the conversation', async ({
  page,
  request,
}) => {
  const carrier = await register(request, 'Yassine', 'Benali');
  const sender = await register(request, 'Awa', 'Ndiaye');
  const { _id } = await publishTransport(request, carrier, { nom: freshWord() });

  await page.goto(`/transporteurs/${_id}`);
  await page.getByRole('button', { name: 'Contacter' }).click();
  const asked = page.getByRole('dialog', { name: 'Connexion requise' });
  await expect(asked).toContainText('Vous devez être connecté pour contacter ce transporteur.');
  await asked.getByRole('link', { name: 'Se connecter' }).click();
  await page.getByLabel(/^E-?mail/i).fill(sender.email);
  await page.getByLabel('Mot de passe').first().fill(sender.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();

  const dialog = page.getByRole('dialog', { name: 'Écrire à Yassine Benali' });
  await expect(dialog).toContainText('Lyon → Tanger');
  await expectAccessible(page);
  await dialog.getByLabel('Votre message').fill('   ');
  await dialog.getByRole('button', { name: 'Envoyer' }).click();
  await expect(dialog.getByText('Écrivez un message.')).toBeVisible();
  await dialog.getByLabel('Votre message').fill(`  ${HELLO} `);
  await dialog.getByRole('button', { name: 'Envoyer' }).dblclick();
  await page.waitForURL(/\/messagerie\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('log').getByText(HELLO)).toHaveCount(1);

  await test.step('the same thing continues the same conversation', async () => {
    const first = page.url();
    await page.goto(`/transporteurs/${_id}`);
    await page.getByRole('button', { name: 'Contacter' }).click();
    await page.getByLabel('Votre message').fill('Et pour 5 kg ?');
    await page.getByRole('button', { name: 'Envoyer' }).click();
    await page.waitForURL(first);
    await expect(page.getByRole('log').getByText('Et pour 5 kg ?')).toBeVisible();
  });
});

test('nobody writes to themselves, and a profile can be written to on a phone', async ({ page, request }) => {
  const carrier = await register(request, 'Yassine', 'Benali');
  const sender = await register(request, 'Awa', 'Ndiaye');
  const { _id } = await publishTransport(request, carrier);
  await page.setViewportSize({ width: 360, height: 740 });
  await logIn(page, carrier);
  for (const path of [`/transporteurs/${_id}`, `/profile/${carrier.id}`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Contacter' })).toHaveCount(0);
  }
  await page.goto(`/profile/${sender.id}`);
  await page.getByRole('button', { name: 'Contacter' }).click();
  await expect(page.getByRole('dialog', { name: 'Écrire à Awa Ndiaye' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
