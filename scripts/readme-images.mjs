import { mkdirSync, writeFileSync } from 'node:fs';
import { prepareSite, whileServed } from './checks/browser.mjs';
import { conclude, part } from './checks/parts.mjs';
import { ensureBrowser } from './lib/browser.mjs';
import { prepareCheckout } from './lib/environment.mjs';
import { inRoot } from './lib/paths.mjs';
import { problem, say } from './lib/say.mjs';
import { importTypeScript } from './lib/typescript.mjs';
import { testServer } from './postgres/throwaway.mjs';

const FOLDER = ['docs', 'pictures'];

/** Small enough to be fetched with the page that shows them. */
const MAX_BYTES = 200_000;

const SCREENS = {
  wide: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1.25, isMobile: false },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
};

/** The pages in the order of a visit; the detail is the trip that the README's example tells, in Arabic too. */
const LIST = '/transporteurs?villeDepart=Lyon&villeArrivee=Tanger';

/** @param {string} origin */
async function pagesOf(origin) {
  const answer = await fetch(`${origin}/api${LIST.replace('/transporteurs', '/transports')}&limit=1`);
  const { data } = await answer.json();
  if (!data?.[0]) throw problem('Le monde de démonstration n’a aucun trajet de Lyon à Tanger.');
  const detail = `/transporteurs/${data[0]._id}`;
  return { home: '/', list: LIST, detail, arabic: `/ar${detail}` };
}

/**
 * The thread in which a sender of the demo world talked most; logs the browser in as her.
 * @param {import('@playwright/test').Page} page
 * @param {string} origin
 */
async function longestThread(page, origin) {
  const { demoAccounts } = await importTypeScript('../prisma/demo-accounts.ts', import.meta.url);
  const [{ email, password }] = demoAccounts;
  await page.request.post(`${origin}/api/auth/login`, { data: { email, password } });
  const answer = await page.request.get(`${origin}/api/conversations?limit=50`);
  /** @type {{ data: { _id: string, lastMessage: { ordre: number } }[] }} */
  const { data } = await answer.json();
  const [longest] = data.toSorted((a, b) => b.lastMessage.ordre - a.lastMessage.ordre);
  if (!longest) throw problem('Le monde de démonstration n’a aucune conversation.');
  return `/messagerie/${longest._id}`;
}

/**
 * Takes one picture; throws an operator's problem when it is not small.
 * @param {import('@playwright/test').Page} page
 * @param {string} address
 * @param {string} name
 */
async function take(page, address, name) {
  const { default: sharp } = await import('sharp');
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  const taken = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  const image = await sharp(taken).webp({ quality: 80, effort: 6 }).toBuffer();
  if (image.length > MAX_BYTES) throw problem(`${name} : ${image.length} octets, ${MAX_BYTES} au plus.`);
  writeFileSync(inRoot(...FOLDER, name), image);
  say(`  ${[...FOLDER, name].join('/')} (${Math.round(image.length / 1000)} ko)`);
}

/**
 * `npm run pictures`: the README's pictures, anew, from the demo world. What moves stands still; the days are those of the
 * day they are taken.
 */
export async function takeReadmeImages() {
  await prepareCheckout();
  const executablePath = await ensureBrowser();
  const site = await prepareSite(await testServer());
  if (!site) return conclude();
  mkdirSync(inRoot(...FOLDER), { recursive: true });
  await part('Images du README', () =>
    whileServed(site, 'start', async () => {
      const { chromium } = await import('@playwright/test');
      const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
      try {
        const origin = String(site.env.APP_URL);
        const pages = await pagesOf(origin);
        for (const [size, screen] of Object.entries(SCREENS)) {
          const newPage = (locale = 'fr-FR') =>
            browser.newPage({ ...screen, locale, timezoneId: 'Europe/Paris', reducedMotion: 'reduce' });
          for (const [name, path] of Object.entries(pages)) {
            const page = await newPage(name === 'arabic' ? 'ar-MA' : 'fr-FR');
            await take(page, `${origin}${path}`, `${name}-${size}.webp`);
            await page.close();
          }
          const page = await newPage();
          await take(page, `${origin}${await longestThread(page, origin)}`, `thread-${size}.webp`);
          await page.close();
        }
      } finally {
        await browser.close();
      }
    }),
  );
  conclude();
}
