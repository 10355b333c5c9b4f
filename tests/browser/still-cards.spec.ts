import type { APIRequestContext, Page } from '@playwright/test';
import { photo } from '../support/images';
import { holdBack } from './support/held';
import { dayIn } from './support/screen';
import { expect, freshWord, logIn, type Person, register, test } from './support/test';
import { as, publishTransport } from './support/things';

// Who reads a list is known only some time after it can be pressed: what a card then shows its owner moves nothing.

/** The cards, and everything in them that can be pressed or read from the first: where it is. */
const places = (page: Page, of: string) =>
  page.locator('article', { hasText: of }).evaluateAll((cards) => {
    const placeOf = (element: Element, what: string | null) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { what, x, y: y + window.scrollY, width, height };
    };
    const parts = (card: Element) => [...card.querySelectorAll('h2, p, a:not([href*="#"])')];
    return cards.flatMap((card) => [
      placeOf(card, 'card'),
      ...parts(card).map((part) => placeOf(part, part.textContent)),
    ]);
  });

/** From now on, whatever of a card the browser itself says has moved. */
const watchShifts = (page: Page) =>
  page.evaluate(() => {
    type Shift = PerformanceEntry & { sources: { node: Node | null }[] };
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const { node } of (list.getEntries() as Shift[]).flatMap(({ sources }) => sources)) {
        const element = node instanceof Element ? node : node?.parentElement;
        if (element?.closest('article')) moved.push(element.outerHTML.slice(0, 120));
      }
    }).observe({ type: 'layout-shift' });
  });

/** Opens a list whose owner becomes known only when what stands where has been noted; nothing may have moved then. */
async function expectStill(page: Page, list: string, of: string, ownerSees: number): Promise<void> {
  const tell = await holdBack(page, '**/api/users/me');
  const opened = page.goto(list);
  await expect(page.locator('article', { hasText: of })).not.toHaveCount(0);
  await page.waitForLoadState('load');
  await page.evaluate(() => document.fonts.ready);
  await watchShifts(page);
  const before = await places(page, of);
  tell();
  await opened;
  await expect(page.getByRole('article').getByRole('button', { name: 'Supprimer' })).toHaveCount(ownerSees);
  expect(await places(page, of)).toEqual(before);
  expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
  await page.unroute('**/api/users/me');
}

async function publishDemande(request: APIRequestContext, owner: Person, titre: string): Promise<void> {
  const buffer = await photo({ width: 900, height: 600 }).png().toBuffer();
  const uploaded = await request.post('/api/upload/image?type=demande', {
    headers: as(owner),
    multipart: { image: { name: 'a.png', mimeType: 'image/png', buffer } },
  });
  const { imageUrl: imagePath } = (await uploaded.json()).data;
  const answer = await request.post('/api/demandes', {
    headers: as(owner),
    data: {
      titre,
      description: 'Une théière en métal.',
      budget: 40,
      lieuLivraison: 'Rabat',
      dateLimite: dayIn(20),
      imagePath,
    },
  });
  expect(answer.status()).toBe(201);
}

for (const width of [1280, 360]) {
  test(`cards keep still when their owner becomes known, ${width} px wide`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 900 });
    const [carrier, sender] = [await register(request, 'Karim'), await register(request, 'Salma')];
    const word = freshWord();
    const hidden = await publishTransport(request, carrier);
    await request.put(`/api/transports/${hidden._id}`, { headers: as(carrier), data: { isVisible: false } });
    const { _id } = await publishTransport(request, carrier, { nom: word });
    const asked = await request.post('/api/reservations', {
      headers: as(sender),
      data: {
        transportId: _id,
        villeDepart: 'Lyon',
        villeArrivee: 'Tanger',
        poids: 3,
        prix: 20,
        description: 'Thé',
      },
    });
    expect(asked.status()).toBe(201);
    await publishDemande(request, carrier, word);
    await logIn(page, carrier);
    await expectStill(page, `/transporteurs?search=${word}`, 'Lyon', 1);
    await expect(page.getByRole('link', { name: '1 demande en attente' })).toBeVisible();
    await expect(page.getByText('Vos trajets masqués (1)')).toBeVisible();
    await expectStill(page, `/demandes?search=${word}`, word, 1);
  });
}
