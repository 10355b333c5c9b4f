import { demoAccounts, demoEmail } from '@/prisma/demo-accounts';
import { expectAccessibleInBothThemes } from './support/axe';
import { expect, logIn, test } from './support/test';
import { settledOf } from './support/things';

const SIZES = [
  { name: '1280 px', viewport: { width: 1280, height: 900 } },
  { name: '360 px', viewport: { width: 360, height: 780 } },
];

/** Public screens; « first of » a folder is the page of the first thing that its list shows. */
const PUBLIC: Record<string, string[]> = {
  'trips, and the home page': [
    '/',
    '/transporteurs',
    '/transporteurs?villeDepart=Lyon&villeArrivee=Tanger&poidsMax=2',
    '/transporteurs?villeDepart=Oslo&villeArrivee=Dakar',
    '/transporteurs?date=demain&poidsMax=-1',
    'first of /transporteurs',
    '/transporteurs/nulle-part',
  ],
  'needs, products, people': [
    '/demandes',
    '/demandes?categorie=Mode&ville=Rabat',
    'first of /demandes',
    '/produits',
    'first of /produits',
    '/agences',
    'first of /agences',
    'first of /profile',
  ],
  'texts and doors': [
    '/about',
    '/faq',
    '/terms',
    '/privacy',
    '/cookies',
    '/mentions-legales',
    '/contact',
    '/commission',
    '/developpeurs',
    '/forgot-password',
    '/login',
    '/register',
    '/verifications',
    '/colis/lyon-tanger',
    '/nulle-part',
  ],
  'links of mails, with a secret that nobody has': [
    '/reset-password',
    '/confirmer-email#nulle-part',
    // Not beside itself: that would be no new page.
    '/reset-password#nulle-part',
    '/confirmer-newsletter#nulle-part',
    '/reprendre-email#nulle-part',
    '/pas-moi/nulle-part',
    '/desabonnement/nulle-part',
    '/newsletter/nulle-part',
  ],
};

const NOWHERE = ['/', '/transporteurs/', '/desabonnement/', '/newsletter/'].map(
  (folder) => `${folder}nulle-part`,
);

const LISTS: Record<string, string> = {
  '/transporteurs': '/api/transports?villeDepart=Lyon&villeArrivee=Tanger',
  '/demandes': '/api/demandes',
  '/produits': '/api/produits',
  '/agences': '/api/users?userType=agency',
  '/profile': '/api/users?userType=agency',
};

for (const { name, viewport } of SIZES) {
  test.describe(name, () => {
    test.use({ viewport, reducedMotion: 'reduce' });

    for (const [kind, paths] of Object.entries(PUBLIC)) {
      test(`public screens: ${kind}`, async ({ page, request }) => {
        for (const path of paths) {
          const [, folder] = path.split('first of ');
          const first = folder && (await settledOf(request, LISTS[folder] ?? ''));
          const answer = await page.goto(first ? `${folder}/${first._id}` : path);
          expect(answer?.status()).toBe(NOWHERE.includes(path) ? 404 : 200);
          await expectAccessibleInBothThemes(page);
        }
      });
    }

    test('screens behind the login, forms and dialogs', async ({ page, request }) => {
      const [sender] = demoAccounts;
      if (!sender) throw new Error('there are no demo accounts');
      await logIn(page, sender);
      for (const path of [
        '/mes-reservations',
        '/mes-alertes',
        '/notifications',
        '/payments',
        '/messagerie',
        '/telechargement/nulle-part',
        '/settings',
        '/profile',
        '/profile?tab=transports',
        '/profile?tab=avis',
      ]) {
        await page.goto(path);
        await expectAccessibleInBothThemes(page);
      }

      await page.goto('/transporteurs');
      await page.getByRole('button', { name: 'Proposer un transport' }).click();
      await expect(page.getByRole('dialog').getByLabel('Ville de départ')).toBeVisible();
      await expectAccessibleInBothThemes(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Publier le trajet' }).click();
      await expect(
        page
          .getByRole('dialog')
          .getByText(/sont obligatoires/)
          .first(),
      ).toBeVisible();
      await expectAccessibleInBothThemes(page);

      const free = await settledOf(request, '/api/transports?poidsMax=1');
      await page.goto(`/transporteurs/${free._id}`);
      await page.getByRole('button', { name: 'Réserver ce transport' }).click();
      await expect(page.getByRole('dialog').getByLabel('Prix proposé')).toBeVisible();
      await expectAccessibleInBothThemes(page);
    });

    test('an operator’s screens', async ({ page }) => {
      const operator = demoAccounts.find(({ email }) => email === demoEmail('Rachid Amrani'));
      if (!operator) throw new Error('the demo world has no operator');
      await logIn(page, operator);
      for (const path of ['', '?etat=decides', '/identite', '/litiges', '/argent']) {
        await page.goto(`/moderation${path}`);
        await expectAccessibleInBothThemes(page);
      }
    });

    test('the modal a visitor meets', async ({ page, request }) => {
      const free = await settledOf(request, '/api/transports?poidsMax=1');
      await page.goto(`/transporteurs/${free._id}`);
      await page.getByRole('button', { name: 'Réserver ce transport' }).click();
      await expect(page.getByText('Vous devez être connecté pour réserver ce transport.')).toBeVisible();
      await expectAccessibleInBothThemes(page);
    });
  });
}
