import type { Page } from '@playwright/test';
import { jpeg, photo } from '../support/images';
import {
  DAYS,
  fillDays,
  filterBy,
  inWeek,
  openFilters,
  registerAgency,
  SIRET,
  searchFor,
} from './support/agencies';
import { expectAccessible } from './support/axe';
import { chooseCity, expectLoaded, expectNoSidewaysScroll } from './support/screen';
import { awake, expect, freshWord, logIn, register, test, tokenOf } from './support/test';
import { as, publishTransport } from './support/things';

const HOURS = ['9h-12h30, 14h-18h', '9h-18h', '9h-18h', '9h-18h', '9h-18h', 'sur rendez-vous', ''];

const card = (page: Page, word: string) => page.getByRole('article').filter({ hasText: word });
const hours = (page: Page) => page.getByRole('region', { name: 'Horaires d’ouverture' });

test('an agency registers, tells about itself, is found, and its page says the truth', async ({
  anotherBrowser,
  page,
  request,
}) => {
  const word = freshWord();
  const company = `Agence ${word}`;
  const visitor = await anotherBrowser();
  const stranger = await register(request, 'Driss', 'Alaoui');
  const account = await test.step('registers by the three steps', () => registerAgency(page, company));
  const agency = await tokenOf(request, account);
  const path = `/agences/${agency.id}`;

  await test.step('is in the directory at once, under the city of its address', async () => {
    await visitor.goto('/agences?ville=Limoges');
    await expect(card(visitor, word)).toContainText('Limoges');
    await expect(card(visitor, word)).toContainText(/4,5.*\(0\savis\)/);
    await expect(card(visitor, word).getByRole('list', { name: 'Services' })).toHaveText('Stockage');
    await expectAccessible(visitor);
    expect((await visitor.goto(path))?.status()).toBe(200);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(company);
    await expect(hours(visitor).getByRole('definition')).toHaveText(DAYS.map(() => 'Fermé'));
    await expect(visitor.getByText('Aucun départ prévu pour le moment.')).toBeVisible();
    await expect(visitor.getByText('Aucun avis pour le moment')).toBeVisible();
    await expect(visitor.getByRole('region', { name: 'Votre agence' })).toHaveCount(0);
  });

  let photos: (string | null)[] = [];

  await test.step('edits its details, hours and photos', async () => {
    await page.goto(path);
    await page.getByRole('button', { name: 'Modifier ma fiche' }).click();
    const form = page.getByRole('dialog', { name: 'Modifier ma fiche' });
    await expect(form.getByLabel('Ville', { exact: true })).toHaveValue('Limoges');
    await form.getByLabel('Nom de l’entreprise').fill('');
    await form.getByLabel('E-mail du contact').fill('nulle part');
    await form.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(form.getByText('Indiquez le nom de l’entreprise.')).toBeVisible();
    await expect(form.getByText(/^Indiquez une adresse e-mail valide/)).toBeVisible();
    await expectAccessible(page);
    await form.getByLabel('Nom de l’entreprise').fill(company);
    await form.getByLabel('Adresse').fill('12 rue Félix-Faure');
    await chooseCity(form.getByLabel('Ville', { exact: true }), 'dakar', 'Dakar');
    await form.getByRole('checkbox', { name: 'Réception' }).check();
    await fillDays(form, HOURS);
    await form.getByLabel('Nom du contact').fill('Awa Ndiaye');
    await form.getByLabel('Téléphone du contact').fill('+33 6 12 34 56 78');
    await form.getByLabel('E-mail du contact').fill('depot@exemple.test');

    const file = form.locator('input[type=file]');
    await file.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
    await expect(form.getByText('Veuillez sélectionner une image valide').first()).toBeVisible();
    await file.setInputFiles([
      { name: '1.jpg', mimeType: 'image/jpeg', buffer: await jpeg({ width: 800, height: 600 }) },
      {
        name: '2.png',
        mimeType: 'image/png',
        buffer: await photo({ width: 600, height: 800 }).png().toBuffer(),
      },
    ]);
    await expect(form.getByText(/^2 sur 8\./)).toBeVisible();
    const shown = form.getByRole('img', { name: /^Photo \d$/ });
    const second = await shown.nth(1).getAttribute('src');
    await form.getByRole('button', { name: 'Avancer la photo 2' }).click();
    await expect(shown.first()).toHaveAttribute('src', second ?? '');
    photos = [second, await shown.nth(1).getAttribute('src')];
    await form.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByText('Votre fiche est modifiée.')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a visitor finds it by its name, its city and its services; back restores each search', async () => {
    await visitor.goto('/agences?ville=Limoges');
    await expect(card(visitor, word)).toHaveCount(0);
    await visitor.goto('/agences');
    await searchFor(visitor, word);
    await expect(card(visitor, word)).toHaveCount(1);
    await filterBy(visitor, ['Stockage', 'Emballage']);
    await expect(visitor.getByText('Aucune agence ne correspond à vos critères')).toBeVisible();
    await expectAccessible(visitor);
    await visitor.goBack();
    await expect(visitor).toHaveURL(new RegExp(`\\?search=${word}$`));
    await expect(card(visitor, word)).toHaveCount(1);
    await filterBy(visitor, ['Stockage', 'Réception'], 'Dakar');
    await expect(visitor).toHaveURL(
      new RegExp(`\\?search=${word}&ville=Dakar&services=stockage&services=reception$`),
    );
    await expect(card(visitor, word)).toContainText('Dakar');
    const chips = visitor.getByRole('list', { name: 'Filtres actifs' }).getByRole('link');
    await expect(chips).toHaveCount(4);
    await chips.filter({ hasText: 'Stockage' }).click();
    await expect(chips).toHaveCount(3);
    await visitor.goBack();
    await expect(chips).toHaveCount(4);
    await openFilters(visitor);
    for (const [service, checked] of Object.entries({ Stockage: true, Emballage: false, Réception: true }))
      await expect(visitor.getByRole('checkbox', { name: service })).toBeChecked({ checked });
    await expect(visitor.getByLabel('Ville', { exact: true })).toHaveValue('Dakar');
    await expect(visitor.getByRole('searchbox', { name: 'Rechercher une agence' })).toHaveValue(word);
    await expectAccessible(visitor);
    await visitor.goto('/agences?services=teleportation');
    await expect(visitor.getByText('Ce service n’existe pas.')).toBeVisible();
  });

  await test.step('its page: photos, services, contact, and nothing private', async () => {
    await visitor.goto(`/agences?search=${word}`);
    await card(visitor, word).getByRole('link', { name: 'Voir l’agence' }).click();
    await visitor.waitForURL((url) => url.pathname === path);
    await awake(visitor);
    const images = visitor.getByRole('region', { name: 'Photos' }).getByRole('img');
    for (const [index, src] of photos.entries()) {
      await expect(images.nth(index)).toHaveAttribute('src', src ?? '');
      await expectLoaded(images.nth(index));
    }
    const services = visitor.getByRole('region', { name: 'Services proposés' });
    await expect(services.getByRole('listitem')).toHaveText([/^Stockage/, /^Réception/]);
    const contact = visitor.getByRole('region', { name: 'Contact', exact: true });
    await expect(contact).toContainText('Awa Ndiaye');
    await expect(contact).toContainText('250 m³');
    await expect(contact.getByRole('link', { name: /^\+33/ })).toHaveAttribute('href', 'tel:+33612345678');
    await expect(contact.getByRole('link', { name: 'depot@exemple.test' })).toBeVisible();
    const html = await (await request.get(path)).text();
    for (const secret of [account.email, '698765432', '73282932000074']) expect(html).not.toContain(secret);
    await expectAccessible(visitor);
    await visitor.getByRole('button', { name: 'Contacter' }).click();
    await expect(visitor.getByRole('dialog', { name: 'Connexion requise' })).toContainText(
      'Vous devez être connecté pour contacter cette agence.',
    );
    await expectAccessible(visitor);
  });

  await test.step('its hours follow its own clock, an hour or two behind the visitor’s', async () => {
    await visitor.clock.setFixedTime(inWeek(0, '08:30'));
    await visitor.goto(path);
    await expect(hours(visitor).getByRole('definition')).toHaveText(HOURS.map((text) => text || 'Fermé'));
    const state = hours(visitor).getByRole('paragraph').first();
    await expect(state).toHaveText(/^Fermé, ouvre à 9\sh$/);
    await expect(hours(visitor).locator('[aria-current=date]')).toHaveText(/^Lundi/);
    for (const [day, time, words] of [
      [0, '09:30', /^Ouvert maintenant, ferme à 12\sh\s30$/],
      [0, '13:00', /^Fermé, ouvre à 14\sh$/],
      [1, '18:00', /^Fermé, ouvre demain à 9\sh$/],
      [6, '12:00', /^Fermé, ouvre demain à 9\sh$/],
    ] as const) {
      await visitor.clock.setFixedTime(inWeek(day, time));
      await visitor.reload();
      await expect(state).toHaveText(words);
    }
    // « sur rendez-vous » is no hours: nothing is claimed.
    await visitor.clock.setFixedTime(inWeek(5, '10:00'));
    await visitor.reload();
    await expect(hours(visitor).locator('[aria-current=date]')).toHaveText(/^Samedi/);
    await expect(state).toHaveText('');
  });

  await test.step('a trip it publishes and a review it receives are on its page at once', async () => {
    await publishTransport(request, agency, { from: 'Dakar', to: 'Lyon' });
    const reviewed = await request.post('/api/reviews', {
      headers: as(stranger),
      data: { rating: 5, comment: 'خدمة ممتازة', userId: agency.id },
    });
    expect(reviewed.status()).toBe(201);
    await visitor.goto(path);
    const departures = visitor.getByRole('region', { name: 'Prochains départs' });
    await expect(departures.getByRole('article').getByRole('heading')).toHaveText(/Dakar.*Lyon/);
    const reviews = visitor.getByRole('region', { name: /^Avis des clients \(1\)/ });
    await expect(reviews).toContainText('Driss Alaoui');
    await expect(reviews.getByText('خدمة ممتازة')).toHaveCSS('direction', 'rtl');
    await expect(visitor.getByRole('main').locator('header').first()).toContainText(/5,0 \(1\savis\)/);
    expect(await (await request.get(path)).text()).toMatch(/"ratingValue":5,"reviewCount":1\b/);
    await expectAccessible(visitor);
  });

  await test.step('who is no agency has no page here', async () => {
    for (const id of [stranger.id, 'nulle-part']) {
      expect((await visitor.goto(`/agences/${id}`))?.status()).toBe(404);
      await expect(visitor.getByRole('heading', { level: 1, name: 'Agence non trouvée' })).toBeVisible();
      await expect(visitor.getByRole('link', { name: 'Voir les agences' })).toHaveAttribute(
        'href',
        '/agences',
      );
    }
    await expectAccessible(visitor);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

  test('an agency is found by its city, read, and edited by its owner', async ({
    anotherBrowser,
    page,
    request,
  }) => {
    const word = freshWord();
    const owner = await register(request, 'Aminata', 'Sow', {
      userType: 'agency',
      agencyDetails: {
        companyName: `Agence ${word}`,
        siret: SIRET,
        address: '4 rue Aristide-Briand, 87100 Limoges',
        storageCapacity: '250 m³',
        services: ['reception'],
      },
    });
    const path = `/agences/${owner.id}`;
    const visitor = await anotherBrowser();

    await visitor.goto('/agences');
    await searchFor(visitor, word);
    await filterBy(visitor, ['Réception'], 'Limoges');
    await expect(card(visitor, word)).toHaveCount(1);
    await expectNoSidewaysScroll(visitor);
    await expectAccessible(visitor);
    await visitor.goBack();
    await expect(visitor).toHaveURL(new RegExp(`\\?search=${word}$`));
    await filterBy(visitor, ['Emballage']);
    await expect(visitor.getByText('Aucune agence ne correspond à vos critères')).toBeVisible();
    await expectAccessible(visitor);

    await logIn(page, owner);
    await page.goto(path);
    await page.getByRole('button', { name: 'Modifier ma fiche' }).click();
    const form = page.getByRole('dialog', { name: 'Modifier ma fiche' });
    await fillDays(form, ['9h-18h']);
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByText('Votre fiche est modifiée.')).toBeVisible();
    await expectNoSidewaysScroll(page);

    await visitor.goto(path);
    await expect(hours(visitor).getByRole('definition')).toHaveText([
      '9h-18h',
      ...DAYS.slice(1).map(() => 'Fermé'),
    ]);
    await expectNoSidewaysScroll(visitor);
    await expectAccessible(visitor);
    await visitor.getByRole('button', { name: 'Contacter' }).click();
    await expect(visitor.getByRole('dialog', { name: 'Connexion requise' })).toBeVisible();
    await expectAccessible(visitor);
  });
});
