import { addressIn, LANGUE_COOKIE } from '@/lib/langues/adresse.mjs';
import { NAMES } from '@/lib/langues/langue.mjs';
import { demoAccounts } from '@/prisma/demo-accounts';
import { expectAccessibleInBothThemes } from './support/axe';
import { frenchBut, saidOf } from './support/french-left';
import { DESKTOP, PHONE } from './support/journey';
import { whatBreaksLonger } from './support/longer';
import { drawWhole, expectNoSidewaysScroll } from './support/screen';
import { readScreens, SCREENS, screensOf } from './support/screens';
import { site } from './support/site';
import { expect, test, tokenOf } from './support/test';
import { speak } from './support/things';

/** Where images of all screens go, for who wants to look at them. */
const SCREENS_DIR = process.env.SCREENS_DIR;
const ORIGIN = new URL(process.env.BASE_URL ?? 'http://localhost:3000').origin;

const WAYS = (['ar', 'en'] as const).flatMap((langue) => [
  { langue, device: 'phone', use: PHONE },
  { langue, device: 'desktop', use: DESKTOP },
]);

/** Says in each language that the calls are described in French. */
const IN_FRENCH = '/developpeurs';

const fileOf = (text: string) => text.replace(/[^\w-]+/g, '-').slice(0, 90);

// The screens are the same whoever serves them. One after the other: an account speaks one language at a time.
test.describe.configure({ mode: 'default' });
for (const { langue, device, use } of site === 'start' ? WAYS : [])
  for (const who of SCREENS)
    test(`every screen in ${NAMES[langue]}, ${device}: ${who.name}`, async ({ browser, request }) => {
      test.setTimeout(900_000);
      const french = frenchBut(langue);
      const wrong: string[] = [];
      const context = await browser.newContext({ ...use, reducedMotion: 'reduce', baseURL: ORIGIN });
      const account = demoAccounts.find(({ email }) => email === who.email);
      const person = account && (await tokenOf(request, account));
      if (person) await speak(request, person, langue);
      if (account) {
        const data = { email: account.email, password: account.password };
        await context.request.post('/api/auth/login', { data, headers: { origin: ORIGIN } });
      }
      await context.addCookies([{ name: LANGUE_COOKIE, value: langue, url: ORIGIN }]);
      const page = await context.newPage();
      let screen = '';
      page.on('pageerror', (error) => wrong.push(`${screen}: ${error.message}`));
      for (screen of await screensOf(who, readScreens(request, person))) {
        await page.emulateMedia({ colorScheme: 'light' });
        // Beside itself with another part behind the # it would be no new page.
        await page.goto('about:blank');
        await page.goto(addressIn(langue, screen));
        await expect(page.locator('header [data-visitor-part]')).toHaveCount(0);
        await drawWhole(page);
        if (SCREENS_DIR) {
          const path = `${SCREENS_DIR}/${langue}-${device}/${fileOf(`${who.name}${screen}`)}.png`;
          await page.screenshot({ path, fullPage: true });
        }
        const left = screen === IN_FRENCH ? [] : await saidOf(page, french);
        if (left.length > 0) wrong.push(`${screen} says in French: ${left.join(' | ')}`);
        await expectNoSidewaysScroll(page);
        await expectAccessibleInBothThemes(page).catch((error) => wrong.push(`${screen}: ${error.message}`));
        const broken = await whatBreaksLonger(page);
        if (broken.length > 0) wrong.push(`${screen}, texts 40 % longer: ${broken.join(' | ')}`);
      }
      await context.close();
      if (person) await speak(request, person, 'fr');
      expect(wrong.join('\n')).toBe('');
    });
