import type { Page } from '@playwright/test';
import { KEPT_NAMES } from '@/lib/core/kept-names';
import { jpeg } from '../support/images';
import { SIRET } from './support/agencies';
import { holdBack } from './support/held';
import { dayIn } from './support/screen';
import { expect, register, test } from './support/test';
import { as, publishTransport } from './support/things';

// Whose thing a page shows is known only some time after it is drawn. What its owner gets then has its room from the first
// paint on: nothing appears empty and grows, nothing is pushed.

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
type Watching = { moved: { value: number; of: string[] }[] };

/** From the next document on, what of its content the browser itself says has moved, from the first paint. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const moved: Watching['moved'] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        const elements = sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement));
        const of = elements.flatMap((one) => (one?.closest('main') ? [one.outerHTML.slice(0, 200)] : []));
        if (!hadRecentInput && of.length > 0) moved.push({ value, of });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The box's room, or the box: as large as it is, and where. */
const boxOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y: y + scrollY, width, height };
  });

async function expectStill(
  page: Page,
  path: string,
  label: string,
  last: string,
  open: () => Promise<unknown> = () => page.goto(path),
): Promise<void> {
  const tell = await holdBack(page, '**/api/users/me');
  const opened = open();
  const room = '[data-room-of].rounded-card';
  await expect(page.locator(room)).toBeVisible();
  await page.waitForLoadState('load');
  const before = await boxOf(page, room);
  tell();
  await opened;
  const box = page.getByRole('region', { name: label, exact: true });
  await expect(box.getByRole('button', { name: last })).toBeVisible();
  await expect(page.locator('[data-room-of]')).toHaveCount(0);
  expect(await boxOf(page, `section[aria-label="${label}"]`)).toEqual(before);
  const moved = await page.evaluate(() => (window as unknown as Watching).moved);
  expect([path, moved]).toEqual([path, []]);
  await page.unroute('**/api/users/me');
}

for (const width of [1280, 360]) {
  test(`an owner's box has its room before they are known, ${width} px wide`, async ({
    page,
    request,
    watched,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    // A font that comes after the first paint moves letters (stand-ins.spec): none comes here.
    watched.provokeError('net::ERR_FAILED');
    await page.route('**/*.woff2', (route) => route.abort());
    const owner = await register(request, 'Awa', 'Sow', {
      userType: 'agency',
      agencyDetails: {
        companyName: 'Sow Transport',
        siret: SIRET,
        address: '4 rue Aristide-Briand, 87100 Limoges',
        storageCapacity: '250 m³',
        services: ['stockage'],
      },
    });
    const transport = await publishTransport(request, owner);
    const post = async (call: string, data: object) => {
      const answer = await request.post(call, { headers: as(owner), data });
      expect([call, answer.status()]).toEqual([call, 201]);
      return (await answer.json()).data._id as string;
    };
    const buffer = await jpeg();
    const uploaded = await request.post('/api/upload/image?type=demande', {
      headers: as(owner),
      multipart: { image: { name: 'photo.jpg', mimeType: 'image/jpeg', buffer } },
    });
    const { imageUrl: imagePath } = (await uploaded.json()).data;
    const demande = await post('/api/demandes', {
      titre: 'Théière',
      description: 'Une théière en métal.',
      budget: 40,
      lieuLivraison: 'Rabat',
      dateLimite: dayIn(20),
      imagePath,
    });
    const produit = await post('/api/produits', {
      nom: 'Théière',
      description: 'Une théière en métal.',
      prix: 40,
      localisation: 'Rabat',
      categorie: 'Mode',
    });
    const path = `/transporteurs/${transport._id}`;
    await page.goto(`/login?callbackUrl=${path}`);
    await page.getByLabel('E-mail').fill(owner.email);
    await page.getByLabel(/^Mot de passe/).fill(owner.password);
    await watchShifts(page);
    // The first page after a login, in a browser that never saw them.
    await expectStill(page, path, 'Votre trajet', 'Supprimer', () =>
      page.getByRole('button', { name: 'Se connecter' }).click(),
    );
    const member = () => page.evaluate((name) => localStorage.getItem(name), KEPT_NAMES.member);
    await expect.poll(member).toBe(owner.id);
    await expectStill(page, path, 'Votre trajet', 'Supprimer');
    await expectStill(page, `/demandes/${demande}`, 'Votre besoin', 'Supprimer');
    await expectStill(page, `/produits/${produit}`, 'Votre produit', 'Supprimer');
    await expectStill(page, `/agences/${owner.id}`, 'Votre agence', 'Modifier ma fiche');
  });
}
