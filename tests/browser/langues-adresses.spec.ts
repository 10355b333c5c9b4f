import { LANGUE_COOKIE } from '@/lib/langues/adresse.mjs';
import { NAMES } from '@/lib/langues/langue.mjs';
import { expectIn } from './support/journey';
import { expect, logIn, register, test } from './support/test';
import { as, settledOf } from './support/things';
import { wordsOf } from './support/words';

test('a private page is in the language of the account, where the browser knows of none too', async ({
  page,
  context,
  request,
}) => {
  const person = await register(request, 'Salma', 'Idrissi');
  await logIn(page, person);
  const forget = async () => {
    // A page that is open tells its browser again.
    await page.goto('about:blank');
    await context.clearCookies({ name: LANGUE_COOKIE });
  };
  const known = async () => (await context.cookies()).find(({ name }) => name === LANGUE_COOKIE)?.value;
  await forget();
  await page.goto('/en/settings?x=1');
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/settings?x=1');
  await expectIn('fr', page);
  // From then on the browser knows.
  await expect.poll(known).toBe('fr');
  await page.goto('/en/profile');
  expect(new URL(page.url()).pathname).toBe('/profile');
  const chosen = await context.request.patch('/api/users/me', {
    data: { preferences: { language: 'ar' } },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(chosen.status()).toBe(200);
  await forget();
  await page.goto('/mes-reservations');
  expect(new URL(page.url()).pathname).toBe('/ar/mes-reservations');
  await expectIn('ar', page);
  // Public pages stay where they are.
  await forget();
  await page.goto('/en/faq');
  await expectIn('en', page);
});

test('what is covered in a text is said in its reader’s language, and turns no text of another around', async ({
  page,
  request,
}) => {
  const [reader, writer] = [await register(request, 'Salma'), await register(request, 'Karim')];
  const begun = await request.post('/api/conversations', {
    headers: as(writer),
    data: { recipientId: reader.id, initialMessage: '06 12 34 56 78, c’est mon numéro.' },
  });
  const { _id } = (await begun.json()).data;
  const preferences = { preferences: { language: 'ar' } };
  await request.patch('/api/users/me', { headers: as(reader), data: preferences });
  await logIn(page, reader);
  await page.goto(`/messagerie/${_id}`);
  const said = `${wordsOf('ar')('ui/signes')('couvert')}, c’est mon numéro.`;
  const bubble = page.getByRole('log').getByText(said, { exact: true }).first();
  await expect(bubble).toBeVisible();
  expect(await bubble.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr');
  await expect(page.getByRole('link', { name: said })).toBeVisible();
});

test('feeds, shared images are those of the page’s language', async ({ page, request }) => {
  const transport = await settledOf(request, '/api/transports?villeDepart=Lyon&villeArrivee=Tanger');
  await page.goto(`/ar/transporteurs/${transport._id}`);
  const affiche = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect(new URL(affiche ?? '').search).toMatch(/^\?langue=ar&v=/);
  const drawn = await request.get(new URL(affiche ?? '').pathname + new URL(affiche ?? '').search);
  expect(drawn.headers()['content-type']).toBe('image/png');
  expect(affiche).toContain(drawn.headers().etag?.replaceAll('"', '') ?? 'none');
  await page.goto('/en/colis/lyon-tanger');
  const feed = await page.locator('link[type="application/atom+xml"]').getAttribute('href');
  expect(new URL(feed ?? '').pathname).toBe('/en/colis/lyon-tanger/atom.xml');
  const read = await request.get(new URL(feed ?? '').pathname);
  expect(read.status()).toBe(200);
  expect(await read.text()).toContain('xml:lang="en"');
});

test('the letters of Arabic are loaded where Arabic is, and not for its own name at the foot of a page', async ({
  page,
}) => {
  const loaded = async (address: string) => {
    await page.goto(address);
    await page.getByRole('link', { name: NAMES.ar }).scrollIntoViewIfNeeded();
    return page.evaluate(async () => {
      await document.fonts.ready;
      return [...document.fonts].filter(
        ({ family, status }) => /arabic/i.test(family) && status !== 'unloaded',
      ).length;
    });
  };
  expect(await loaded('/faq')).toBe(0);
  expect(await loaded('/ar/faq')).toBeGreaterThan(0);
});
