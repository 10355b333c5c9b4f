import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { chooseCity } from './screen';
import { awake, freshEmail, PASSWORD, type Person } from './test';

export const DAYS = ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi', 'Dimanche'];
export const SIRET = '732 829 320 00074';

/** An instant of the coming week, counted from its Monday at midnight UTC. */
export function inWeek(day: number, time: string): Date {
  const now = new Date();
  const toMonday = (8 - now.getUTCDay()) % 7 || 7;
  const monday = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + toMonday + day);
  return new Date(`${new Date(monday).toISOString().slice(0, 10)}T${time}:00Z`);
}

/** Types opening hours, from Monday on. */
export async function fillDays(form: Locator, texts: readonly string[]): Promise<void> {
  for (const [index, text] of texts.entries()) await form.getByLabel(DAYS[index] ?? '').fill(text);
}

/** Types into the search box of the directory. */
export async function searchFor(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Rechercher une agence' }).fill(text);
  await page.getByRole('button', { name: 'Rechercher' }).click();
  await page.waitForURL((url) => url.searchParams.get('search') === text);
}

/** « Filtres », whether or not it says how many are in use. */
export async function openFilters(page: Page): Promise<void> {
  await page.locator('summary', { hasText: 'Filtres' }).click();
}

/** Asks for a city, when one is given, and services by « Filtres ». */
export async function filterBy(page: Page, services: string[], city?: string): Promise<void> {
  await openFilters(page);
  if (city) await chooseCity(page.getByLabel('Ville', { exact: true }), city.toLowerCase(), city);
  for (const service of services) await page.getByRole('checkbox', { name: service }).check();
  await page.getByRole('button', { name: 'Appliquer' }).click();
  await page.waitForURL((url) => url.searchParams.getAll('services').length === services.length);
}

/** The three steps of the registration, with what each of them refuses. Answers the account. */
export async function registerAgency(
  page: Page,
  company: string,
): Promise<Pick<Person, 'email' | 'password'>> {
  const email = freshEmail('agence');
  const [next, submit] = ['Suivant', 'S’inscrire'].map((name) =>
    page.getByRole('main').getByRole('button', { name }),
  );
  if (!next || !submit) throw new Error('no buttons');
  await page.goto('/register');
  await page.getByRole('button', { name: /^Agence de Transport/ }).click();

  await next.click();
  for (const message of ['Indiquez votre prénom.', 'Indiquez votre nom.', 'Choisissez un mot de passe.'])
    await expect(page.getByText(message)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Prénom').fill('Aminata');
  await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Sow');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Téléphone').fill('06 98 76 54 32');
  await page.getByLabel(/^Mot de passe/).fill(PASSWORD);
  await page.getByLabel('Confirmer le mot de passe').fill(`${PASSWORD}x`);
  await next.click();
  await expect(page.getByText('Les mots de passe ne correspondent pas')).toBeVisible();
  await page.getByLabel('Confirmer le mot de passe').fill(PASSWORD);
  await next.click();

  await expect(page.getByRole('heading', { level: 2, name: 'Agence de Transport' })).toBeFocused();
  await submit.click();
  for (const message of [
    'Indiquez le nom de l’entreprise.',
    'Indiquez votre numéro SIRET.',
    'Indiquez l’adresse de l’agence.',
    'Indiquez la capacité de stockage.',
  ])
    await expect(page.getByText(message)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Nom de l’entreprise').fill(company);
  await page.getByLabel('SIRET').fill('12345');
  await page.getByLabel('Adresse').fill('4 rue Aristide-Briand, 87100 Limoges');
  await page.getByLabel('Capacité de stockage').fill('250 m³');
  await page.getByRole('checkbox', { name: 'Stockage' }).check();
  await submit.click();
  await expect(page.getByText('Un numéro SIRET compte 14 chiffres.')).toBeVisible();
  await page.getByLabel('SIRET').fill(SIRET);

  await page.getByRole('button', { name: 'Retour' }).click();
  await expect(page.getByLabel('Prénom')).toHaveValue('Aminata');
  await next.click();
  await expect(page.getByLabel('Nom de l’entreprise')).toHaveValue(company);
  await submit.click();
  await page.waitForURL('/');
  await awake(page);
  return { email, password: PASSWORD };
}
