import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expectNoSidewaysScroll } from './support/screen';
import { field, list, talk, thread } from './support/talk';
import { expect, logIn, type Person, register, test } from './support/test';
import { as } from './support/things';

const PHONE = { width: 360, height: 740 };

async function say(request: APIRequestContext, person: Person, id: string, content: string) {
  const answer = await request.post(`/api/conversations/${id}/messages`, {
    headers: as(person),
    data: { content },
  });
  expect(answer.status()).toBe(201);
}

test('two people talk, at a desk and on a phone', async ({ page, request, anotherBrowser }) => {
  const { sender, carrier, id } = await talk(request);
  await logIn(page, carrier);
  await page.goto('/messagerie');
  await expect(page.getByText('Sélectionnez une conversation pour commencer')).toBeVisible();
  const line = list(page).getByRole('link', { name: /Salma/ });
  await expect(line).toContainText('1 message non lu');
  await expect(line).toContainText(/Aujourd’hui à \d\d:\d\d/);
  await expectAccessible(page);
  await line.click();
  await expect(page).toHaveURL(`/messagerie/${id}`);
  await expect(field(page)).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Nouveaux messages' })).toBeVisible();
  await expect(line).toHaveAttribute('aria-current', 'page');
  await expect(line).not.toContainText('non lu');

  const phone = await anotherBrowser();
  await phone.setViewportSize(PHONE);
  await logIn(phone, sender);
  await phone.goto(`/conversation/${id}`);
  await expect(phone).toHaveURL(`/messagerie/${id}`);
  await expect(thread(phone).getByText('Lu', { exact: true })).toBeVisible();

  await field(page).fill('Oui, vendredi à 19 h. https://fr.wikipedia.org/wiki/Lyon');
  await page.keyboard.press('Enter');
  await expect(thread(page).getByText('Oui, vendredi à 19 h.')).toBeVisible();
  const there = thread(phone).getByText('Oui, vendredi à 19 h.');
  await expect(there).toBeVisible();
  await expect(phone.getByRole('log', { name: 'Nouveaux messages' })).toContainText(
    'Yassine Essai : Oui, vendredi',
  );
  await expect(there.getByRole('link')).toHaveAttribute('rel', /nofollow/);
  await expect(thread(page).getByText('Lu', { exact: true })).toBeVisible();

  await field(phone).fill('صباح الخير');
  await phone.getByRole('button', { name: 'Envoyer' }).click();
  await expect(thread(page).getByText('صباح الخير')).toHaveCSS('direction', 'rtl');
  await expect(there).toHaveCSS('direction', 'ltr');
  await expectAccessible(page);
  await expectAccessible(phone);
  await expectNoSidewaysScroll(phone);
  for (const one of [page, phone]) await one.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await expectAccessible(phone);
});

test('on a phone « back » leads to the list, which is where it was', async ({ page, request }) => {
  await page.setViewportSize(PHONE);
  const carrier = await register(request, 'Rachid');
  for (let one = 0; one < 12; one += 1) {
    const sender = await register(request, `Personne${one}`);
    await request.post('/api/conversations', {
      headers: as(sender),
      data: { recipientId: carrier.id, initialMessage: `Bonjour de ${one}` },
    });
  }
  await logIn(page, carrier);
  await page.goto('/messagerie');
  const box = page.locator('[data-conversations]');
  const last = list(page).getByRole('link', { name: /Personne0/ });
  await last.scrollIntoViewIfNeeded();
  const before = await box.evaluate((element) => element.scrollTop);
  expect(before).toBeGreaterThan(0);
  await last.click();
  await expect(page.getByRole('heading', { name: 'Personne0 Essai' })).toBeFocused();
  await expect(list(page)).toBeHidden();
  await page.goBack();
  await expect(list(page)).toBeVisible();
  await expect(thread(page)).toHaveCount(0);
  expect(await box.evaluate((element) => element.scrollTop)).toBe(before);
  await last.click();
  await page.getByRole('button', { name: 'Retour aux conversations' }).click();
  await expect(page).toHaveURL('/messagerie');
  expect(await box.evaluate((element) => element.scrollTop)).toBe(before);
  await page.getByLabel('Rechercher une personne ou une ville').fill('personne7');
  await expect(list(page).getByRole('listitem')).toHaveCount(1);
  await expect(page).toHaveURL('/messagerie?q=personne7');
  await expectAccessible(page);
});

test('older messages come above without moving what one reads', async ({ page, request }) => {
  const { sender, carrier, id } = await talk(request, 'Message 1');
  for (let number = 2; number <= 75; number += 1) {
    await say(request, number % 2 ? sender : carrier, id, `Message ${number}`);
  }
  await logIn(page, carrier);
  await request.post(`/api/conversations/${id}/read`, { headers: as(carrier) });
  await page.goto(`/messagerie/${id}`);
  await expect(thread(page).getByText('Message 75', { exact: true })).toBeInViewport();
  const seen = thread(page).getByText('Message 50', { exact: true });
  const waits = page.waitForResponse((response) => response.url().includes('cursor='));
  await seen.scrollIntoViewIfNeeded();
  const top = () => seen.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const before = await top();
  await waits;
  await expect(thread(page).getByText('Message 30', { exact: true })).toBeAttached();
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(2);
  await thread(page).getByText('Message 20', { exact: true }).scrollIntoViewIfNeeded();
  await expect(thread(page).getByText('Message 1', { exact: true })).toBeAttached();
  await expect(thread(page).getByText(/^Message \d+$/)).toHaveCount(75);

  // By keyboard they are one stop, and what can be done with one of them is reached from it.
  const said = (name: string) => thread(page).getByRole('article', { name, exact: true });
  const flag = (name: string) => said(name).getByRole('button', { name: 'Signaler ce message' });
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const tabbable = () =>
    thread(page)
      .locator('a, button, [tabindex]')
      .evaluateAll((all) => all.filter((one) => (one as HTMLElement).tabIndex >= 0).length);
  await field(page).focus();
  // Past what stands beside the field: a picture, « Paiement » for whose trip it is, and the way out of the log.
  await press('Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab');
  await expect(flag('Message 75')).toBeFocused();
  await press('Shift+Tab');
  await expect(said('Message 75')).toBeFocused();
  expect(await tabbable()).toBe(2);
  await press('ArrowUp', 'ArrowUp', 'ArrowDown');
  await expect(said('Vous : Message 74')).toBeFocused();
  await press('Home');
  await expect(said('Message 1')).toBeFocused();
  await expect(said('Message 1')).toBeInViewport();
  await press('Tab');
  await expect(flag('Message 1')).toBeFocused();
  await expectAccessible(page);
  await press('End');
  await expect(said('Message 75')).toBeFocused();
  await expect(said('Message 75')).toBeInViewport();
});

test('somebody else’s conversation is not there', async ({ page, request }) => {
  const { id } = await talk(request);
  await logIn(page, await register(request, 'Curieuse'));
  const response = await page.goto(`/messagerie/${id}`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Conversation non trouvée' })).toBeVisible();
  await expectAccessible(page);
});

test('the thread tells of the reservation, and the carrier answers it there', async ({ page, request }) => {
  const { sender, carrier, transport, id } = await talk(request);
  const answer = await request.post('/api/reservations', {
    headers: as(sender),
    data: {
      transportId: transport._id,
      villeDepart: 'Lyon',
      villeArrivee: 'Tanger',
      poids: 4,
      description: 'Des livres.',
      prix: 30,
    },
  });
  expect(answer.status()).toBe(201);
  await logIn(page, carrier);
  await page.goto(`/messagerie/${id}`);
  await expect(thread(page).getByText('Réservation demandée')).toBeVisible();
  await expect(thread(page).getByText('En attente')).toBeVisible();
  await expectAccessible(page);
  await thread(page).getByRole('button', { name: 'Confirmer' }).click();
  const dialog = page.getByRole('dialog', { name: /^Confirmer cette réservation/ });
  await dialog.getByLabel('Commentaire (facultatif)').fill('À vendredi, devant la gare.');
  await dialog.getByRole('button', { name: 'Confirmer' }).click();
  await expect(thread(page).getByText('Réservation confirmée')).toBeVisible();
  await expect(thread(page).getByText('À vendredi, devant la gare.')).toBeVisible();
  await expect(thread(page).getByText('En attente')).toHaveCount(0);
  await expect(thread(page).getByRole('button', { name: 'Confirmer' })).toHaveCount(0);
});

test('a phone whose zones are a year old reads the hours of the place', async ({ page, request }) => {
  const { sender, carrier, transport, id } = await talk(request, 'Bonjour', { from: 'Tanger', to: 'Lyon' });
  const [etape] = transport.etapes;
  const data = {
    villeDepart: 'Tanger',
    villeArrivee: 'Lyon',
    poids: 4,
    description: 'Des livres.',
    prix: 30,
  };
  const asked = await request.post('/api/reservations', {
    headers: as(sender),
    data: { transportId: transport._id, ...data },
  });
  expect(asked.status()).toBe(201);
  const settings = await request.patch('/api/users/me', {
    headers: as(carrier),
    data: { preferences: { timezone: 'Africa/Casablanca' } },
  });
  expect(settings.status()).toBe(200);
  // Before September 2026 Morocco kept UTC+1.
  await page.addInitScript(() => {
    Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
      construct: (DateTimeFormat, [locale, options]) =>
        new DateTimeFormat(
          locale,
          options?.timeZone === 'Africa/Casablanca' ? { ...options, timeZone: 'Etc/GMT-1' } : options,
        ),
    });
  });
  await logIn(page, carrier);
  await page.goto(`/messagerie/${id}`);
  // What a clock there shows, to the hour.
  const hour = Number(etape?.date.slice(11, 13));
  // At a full hour no minutes part it from the words of the next line.
  const hours = (nth: number) => new RegExp(`\\b${nth}\\sh(?![a-z])`);
  await expect(thread(page)).toContainText(hours(hour));
  await expect(thread(page)).not.toContainText(hours(hour + 1));
  // A screen that did not agree with what the server drew would have said so in the console.
  await thread(page).getByRole('button', { name: 'Confirmer' }).click();
  await expect(page.getByRole('dialog', { name: /^Confirmer cette réservation/ })).toBeVisible();
});
