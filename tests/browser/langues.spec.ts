import type { Page } from '@playwright/test';
import { addressIn, LANGUE_COOKIE, LANGUE_COOKIE_SECONDS } from '@/lib/langues/adresse.mjs';
import { type Langue, NAMES } from '@/lib/langues/langue.mjs';
import { expectAccessibleInBothThemes } from './support/axe';
import {
  expectIn,
  expectWhole,
  LYON,
  registerByForm,
  TANGER,
  TRANSLATED,
  watchAddresses,
} from './support/journey';
import { chooseCity, expectNoSidewaysScroll, inDays } from './support/screen';
import { expect, freshWord, test } from './support/test';
import { settledOf } from './support/things';
import { wordsOf } from './support/words';

type Other = Exclude<Langue, 'fr'>;
const OTHERS = ['en', 'ar'] as const;

/** Cities as each language calls them. */
const MARSEILLE = { fr: 'Marseille', en: 'Marseille', ar: 'مرسيليا' };
const MAROC = { en: 'Morocco', ar: 'المغرب' };

const WORDS = 'Fourgon, départ tôt le matin';
const ID = '[0-9a-f-]{36}';

for (const { device, langue, use } of TRANSLATED)
  test.describe(`${NAMES[langue]}, ${device}`, () => {
    test.use({ ...use, reducedMotion: 'reduce' });

    test('from a published trip to a confirmed reservation and the conversation about it', ({
      anotherBrowser,
    }) => journey(langue, anotherBrowser));
  });

async function journey(langue: Other, anotherBrowser: () => Promise<Page>): Promise<void> {
  const words = wordsOf(langue);
  const there = (path: string) => addressIn(langue, path);
  const name = `Fourgon ${freshWord()}`;
  const route = new RegExp(`${LYON[langue]}.*${TANGER[langue]}`);
  const [carrier, sender] = [await anotherBrowser(), await anotherBrowser()];
  const strayed = [carrier, sender].map((page) => watchAddresses(langue, page));
  const thread = (page: Page) =>
    page.getByRole('log', { name: words('messagerie/fil')('messages'), exact: true });

  await test.step('the carrier registers and publishes Lyon → Marseille → Tanger', async () => {
    const label = words('transports/formulaire');
    await registerByForm(carrier, { firstName: 'Yassine', lastName: 'Benali' }, langue);
    await carrier.goto(there('/transporteurs'));
    await carrier.getByRole('button', { name: words('transports/proposer')('proposer') }).click();
    const form = carrier.getByRole('dialog');
    await chooseCity(form.getByLabel(label('villeDepart')), LYON[langue], LYON[langue]);
    await form.getByLabel(label('dateDepart')).fill(inDays(3, '06:30'));
    await chooseCity(form.getByLabel(label('villeArrivee')), TANGER[langue], TANGER[langue]);
    await expect(form.getByText(MAROC[langue], { exact: true })).toBeVisible();
    await form.getByLabel(label('dateArrivee')).fill(inDays(4, '14:00'));
    await form.getByRole('button', { name: label('ajouter') }).click();
    await chooseCity(form.getByLabel(label('villeEtape', { rang: 2 })), MARSEILLE[langue], MARSEILLE[langue]);
    await form.getByLabel(label('dateEtape', { rang: 2 })).fill(inDays(3, '10:15'));
    await form.getByLabel(label('poidsMax')).fill('40');
    await form.getByRole('textbox', { name: label('nom'), exact: true }).fill(name);
    await form.getByLabel(label('description')).fill(WORDS);
    await expectWhole(carrier);
    await form.getByRole('button', { name: label('publier') }).click();
    await expect(carrier.getByText(label('publie'))).toBeVisible();
    await carrier.getByRole('link', { name: label('voir') }).click();
    await expect(carrier.getByRole('heading', { level: 1 })).toHaveText(route);
    await expect(carrier.getByText(words('transports/proprietaire')('titre'))).toBeVisible();
    await expectWhole(carrier);
  });

  const asked = { search: name, villeDepart: MARSEILLE[langue], villeArrivee: TANGER[langue] };
  const search = there(`/transporteurs?${new URLSearchParams(asked)}`);
  const openTransport = async (page: Page) => {
    await page.goto(search);
    const card = page.getByRole('article').filter({ hasText: WORDS });
    await card.getByRole('link', { name: words('transports/carte')('voir') }).click();
    await page.waitForURL(new RegExp(`${there('/transporteurs/')}${ID}`));
  };

  await test.step('the sender registers, finds the part she needs and reserves 8 kg', async () => {
    await registerByForm(sender, { firstName: 'Salma', lastName: 'Idrissi' }, langue);
    await sender.goto(search);
    await expectWhole(sender);
    await openTransport(sender);
    await expect(sender.getByRole('heading', { level: 1 })).toHaveText(route);
    await expect(sender.getByRole('region', { name: words('map/trajet')('carte') })).toBeVisible();
    await sender.goto(`${sender.url()}?villeDepart=${MARSEILLE.fr}&villeArrivee=${TANGER.fr}`);
    await sender.getByRole('button', { name: words('reservations/bouton')('open') }).click();
    const form = sender.getByRole('dialog');
    const label = words('reservations/formulaire');
    const chosen = (name: string) => form.getByLabel(name).locator('option:checked');
    await expect(chosen(label('villeDepart'))).toContainText(MARSEILLE[langue]);
    await expect(chosen(label('villeArrivee'))).toContainText(TANGER[langue]);
    await form.getByLabel(label('poids')).fill('8');
    await form.getByLabel(label('prix')).fill('60');
    await form.getByLabel(label('description')).fill('Deux cartons de vêtements');
    await expectWhole(sender);
    await form.getByRole('button', { name: label('reserver'), exact: true }).click();
    const sent = sender.getByRole('dialog', { name: label('envoyee') });
    await sent.getByRole('link', { name: label('miennes') }).click();
    await sender.waitForURL(there('/mes-reservations'));
    await expect(sender.getByRole('main')).toContainText(MARSEILLE[langue]);
    await expect(sender.getByText(words('reservations/statut')('en_attente'), { exact: true })).toBeVisible();
    await expectWhole(sender);
  });

  await test.step('she writes to the carrier', async () => {
    await openTransport(sender);
    await sender.getByRole('button', { name: words('contact/bouton')('contacter') }).click();
    const dialog = sender.getByRole('dialog');
    await dialog.getByLabel(words('contact/message')('message')).fill('Où vous remettre les cartons ?');
    await dialog.getByRole('button', { name: words('contact/message')('envoyer'), exact: true }).click();
    await sender.waitForURL(new RegExp(`${there('/messagerie/')}${ID}$`));
    const told = words('messagerie/dit')('reservation_demandee');
    await expect(thread(sender).getByText(told)).toBeVisible();
    await expect(thread(sender).getByText('Où vous remettre les cartons')).toBeVisible();
    await expect(thread(sender)).toContainText(TANGER[langue]);
    await expectWhole(sender);
  });

  await test.step('the carrier confirms', async () => {
    await openTransport(carrier);
    const waiting = words('reservations/demandes')('titreCompte', { nombre: 1 });
    await expect(carrier.getByText(waiting)).toBeVisible();
    const deQui = 'Salma Idrissi';
    const answer = words('reservations/demandes')('confirmerDe', { deQui });
    await carrier.getByRole('button', { name: answer }).click();
    const dialog = carrier.getByRole('dialog');
    await expectWhole(carrier);
    await dialog
      .getByRole('button', { name: words('reservations/reponse')('confirmer'), exact: true })
      .click();
    const confirmed = words('reservations/statut')('confirmee');
    await expect(carrier.getByText(confirmed, { exact: true })).toBeVisible();
  });

  await test.step('and answers; each sees the other’s lines and the whole story', async () => {
    await carrier.goto(there('/messagerie'));
    await carrier
      .getByRole('navigation', { name: words('messagerie/liste')('conversations') })
      .getByRole('link', { name: /Salma/ })
      .click();
    await expect(thread(carrier).getByText('Où vous remettre les cartons')).toBeVisible();
    await carrier.getByLabel(words('messagerie/fil')('message')).fill('Devant la gare, à 19 h.');
    await carrier.getByRole('button', { name: words('messagerie/fil')('envoyer'), exact: true }).click();
    for (const one of [carrier, sender]) {
      await expect(thread(one).getByText('Devant la gare, à 19 h.')).toBeVisible();
      const told = words('messagerie/dit')('reservation_confirmee');
      await expect(thread(one).getByText(told)).toBeVisible();
      // The sender heard of it from her stream.
      await expect(thread(one)).not.toContainText(TANGER.fr);
    }
    await expectWhole(carrier);
  });

  await test.step('all of it in that language', async () => {
    await sender.goto(there('/mes-reservations'));
    await expect(sender.getByText(words('reservations/statut')('confirmee'), { exact: true })).toBeVisible();
    await expectWhole(sender);
    for (const page of [carrier, sender]) await expectIn(langue, page);
    expect(strayed.flatMap((paths) => paths())).toEqual([]);
  });
}

for (const langue of OTHERS)
  test(`a visitor changes to ${NAMES[langue]} at the foot of a page, and it lasts`, async ({
    context,
    page,
  }) => {
    await page.goto('/transporteurs?villeDepart=Lyon');
    await page
      .getByRole('navigation', { name: wordsOf('fr')('layout/entete')('langue') })
      .getByRole('link', { name: NAMES[langue] })
      .click();
    await page.waitForURL(addressIn(langue, '/transporteurs?villeDepart=Lyon'));
    await expectIn(langue, page);
    const choice = page.getByRole('navigation', { name: wordsOf(langue)('layout/entete')('langue') });
    await expect(choice.getByRole('link', { name: NAMES[langue] })).toHaveAttribute('aria-current', 'true');
    await page.goto('/login');
    await page.waitForURL(addressIn(langue, '/login'));
    await expectIn(langue, page);
    await page.goto('/mes-reservations');
    await page.waitForURL((url) => url.pathname === addressIn(langue, '/login'));
    const kept = (await context.cookies()).find(({ name }) => name === LANGUE_COOKIE);
    const secondsLeft = (kept?.expires ?? 0) - Date.now() / 1000;
    expect(Math.abs(secondsLeft - LANGUE_COOKIE_SECONDS)).toBeLessThan(120);
  });

test.describe('a browser that reads English', () => {
  test.use({ locale: 'en-GB' });
  const offer = (page: Page) => page.locator('[data-langue-offer]:visible');
  const words = wordsOf('en');

  test('is offered the page in English, and the line can be closed for good', async ({ page }) => {
    await page.goto('/faq');
    await expect(offer(page)).toHaveCount(1);
    await expect(offer(page)).toContainText(words('layout/langues')('aussi'));
    await expectAccessibleInBothThemes(page);
    await offer(page)
      .getByRole('button', { name: words('layout/langues')('fermer') })
      .click();
    await expect(offer(page)).toHaveCount(0);
    for (const path of ['/faq', '/transporteurs']) {
      await page.goto(path);
      await expect(offer(page)).toHaveCount(0);
      await expectIn('fr', page);
    }
  });

  test('goes there by it, and is asked no more', async ({ page }) => {
    await page.goto('/faq');
    await offer(page)
      .getByRole('link', { name: words('layout/langues')('lire') })
      .click();
    await page.waitForURL('/en/faq');
    await expectIn('en', page);
    for (const path of ['/en', '/faq']) {
      await page.goto(path);
      await expect(offer(page)).toHaveCount(0);
    }
  });
});

test('a browser that reads French is offered nothing', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('[data-langue-offer]:visible')).toHaveCount(0);
});

for (const langue of OTHERS)
  test(`public screens in ${NAMES[langue]}: their language, their addresses, for everybody`, async ({
    page,
    request,
  }) => {
    const transport = await settledOf(request, '/api/transports?villeDepart=Lyon&villeArrivee=Tanger');
    for (const path of [
      '/',
      '/transporteurs',
      `/transporteurs/${transport._id}`,
      '/demandes',
      '/login',
      '/faq',
    ]) {
      const answer = await page.goto(addressIn(langue, path));
      expect(answer?.status()).toBe(200);
      await expectIn(langue, page);
      if (path !== '/login') await expectAlternates(page, path, langue);
      await expectNoSidewaysScroll(page);
      await expectAccessibleInBothThemes(page);
    }
  });

test('a public call names places in each reader’s language, however often it was answered in another', async ({
  request,
}) => {
  const { _id } = await settledOf(request, '/api/transports?villeArrivee=Tanger');
  for (const address of [`/api/transports/${_id}`, '/api/transports?villeArrivee=Tanger'])
    for (const langue of ['fr', 'ar', 'fr', 'en', 'ar'] as const) {
      const answer = await request.get(address, { headers: { 'accept-language': langue } });
      expect([langue, answer.status()]).toEqual([langue, 200]);
      expect(answer.headers()).toMatchObject({ 'content-language': langue });
      expect(answer.headers().vary).toContain('Accept-Language');
      expect(await answer.text()).toContain(`"ville":"${TANGER[langue]}"`);
    }
});

test('a press that leads into the chosen language loads the page anew, with the theme that was chosen', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: LANGUE_COOKIE, value: 'en', url: baseURL ?? '' }]);
  await page.goto('/faq');
  await page.evaluate(() => localStorage.setItem('rihla_theme', 'dark'));
  await page.reload();
  await page
    .getByRole('banner')
    .getByRole('link', { name: wordsOf('fr')('layout/entete')('connexion') })
    .click();
  await expectIn('en', page);
  const loaded = () => page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name ?? '');
  await expect.poll(async () => new URL(await loaded()).pathname).toBe('/en/login');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

async function expectAlternates(page: Page, path: string, langue: Langue): Promise<void> {
  const { origin } = new URL(page.url());
  const hrefOf = (links: string) =>
    page.locator(`head link${links}`).evaluate((link: HTMLLinkElement) => link.href);
  const there = (one: Langue) => new URL(addressIn(one, path), origin).href;
  expect(await hrefOf('[rel="canonical"]')).toBe(there(langue));
  for (const one of ['fr', 'en', 'ar'] as const)
    expect(await hrefOf(`[rel="alternate"][hreflang="${one}"]`)).toBe(there(one));
  expect(await hrefOf('[rel="alternate"][hreflang="x-default"]')).toBe(there('fr'));
}
