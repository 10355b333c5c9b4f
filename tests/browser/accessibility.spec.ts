import type { APIRequestContext } from '@playwright/test';
import { demoAccounts } from '@/prisma/demo-accounts';
import { expectAccessible } from './support/axe';
import { expect, logIn, test } from './support/test';

const SIZES = [
  { name: '1280 px', viewport: { width: 1280, height: 900 } },
  { name: '360 px', viewport: { width: 360, height: 780 } },
];
const THEMES = ['light', 'dark'] as const;

const PUBLIC = [
  '/',
  '/transporteurs',
  '/transporteurs?villeDepart=Lyon&villeArrivee=Tanger&poidsMax=2',
  '/transporteurs?villeDepart=Oslo&villeArrivee=Dakar',
  '/transporteurs?date=demain&poidsMax=-1',
  'first of /transporteurs',
  '/transporteurs/nulle-part',
  '/demandes',
  '/demandes?categorie=Mode&ville=Rabat',
  'first of /demandes',
  '/produits',
  'first of /produits',
  '/agences',
  'first of /agences',
  'first of /profile',
  '/about',
  '/faq',
  '/privacy',
  '/forgot-password',
  '/login',
  '/register',
  '/nulle-part',
];

const API: Record<string, string> = {
  '/transporteurs': '/api/transports?villeDepart=Lyon&villeArrivee=Tanger',
  '/demandes': '/api/demandes',
  '/produits': '/api/produits',
  '/agences': '/api/users?userType=agency',
  '/profile': '/api/users?userType=agency',
};

/** The id of the first thing that a list of the API shows. */
async function firstOf(request: APIRequestContext, folder: string): Promise<string> {
  const { data } = await (await request.get(API[folder] ?? '')).json();
  return data[0]._id;
}

for (const { name, viewport } of SIZES) {
  for (const colorScheme of THEMES) {
    test.describe(`${name}, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme, reducedMotion: 'reduce' });

      test('public screens', async ({ page, request }) => {
        test.setTimeout(240_000);
        for (const path of PUBLIC) {
          const [, folder] = path.split('first of ');
          await page.goto(folder ? `${folder}/${await firstOf(request, folder)}` : path);
          await expectAccessible(page);
        }
      });

      test('screens behind the login, forms and dialogs', async ({ page, request }) => {
        test.setTimeout(120_000);
        const [sender] = demoAccounts;
        if (!sender) throw new Error('there are no demo accounts');
        await logIn(page, sender);
        for (const path of [
          '/mes-reservations',
          '/profile',
          '/profile?tab=transports',
          '/profile?tab=avis',
        ]) {
          await page.goto(path);
          await expectAccessible(page);
        }

        await page.goto('/transporteurs');
        await page.getByRole('button', { name: 'Proposer un transport' }).click();
        await expect(page.getByRole('dialog').getByLabel('Ville de départ')).toBeVisible();
        await expectAccessible(page);
        await page.getByRole('dialog').getByRole('button', { name: 'Publier le trajet' }).click();
        await expect(
          page
            .getByRole('dialog')
            .getByText(/sont obligatoires/)
            .first(),
        ).toBeVisible();
        await expectAccessible(page);

        const free = await (await request.get('/api/transports?poidsMax=1&limit=20')).json();
        await page.goto(`/transporteurs/${free.data[0]._id}`);
        await page.getByRole('button', { name: 'Réserver ce transport' }).click();
        await expect(page.getByRole('dialog').getByLabel('Prix proposé')).toBeVisible();
        await expectAccessible(page);
      });

      test('the modal a visitor meets', async ({ page, request }) => {
        const free = await (await request.get('/api/transports?poidsMax=1')).json();
        await page.goto(`/transporteurs/${free.data[0]._id}`);
        await page.getByRole('button', { name: 'Réserver ce transport' }).click();
        await expect(page.getByText('Vous devez être connecté pour réserver ce transport.')).toBeVisible();
        await expectAccessible(page);
      });
    });
  }
}
