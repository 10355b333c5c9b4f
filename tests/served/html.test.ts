import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { addressIn } from '@/lib/langues/adresse.mjs';
import { demoAccounts, demoOperator } from '@/prisma/demo-accounts';
import { filesBelow } from '../support/files';
import { temporaryDir } from '../support/temporary';

// What the server sends of every screen, read by the Nu HTML checker. `npm run test:served` says where both are.

const { SITE_URL = '', JAVA_PATH = '', NU_JAR = '' } = process.env;
const MINUTES = 60_000;
const UNKNOWN = '018f0000-0000-7000-8000-000000000000';
const ID = '[0-9a-f]{8}-[0-9a-f-]{27}';

/** Screens whose address holds something: a real one, or a page that leads to one. */
const ADDRESSES: Record<string, string[] | { on: string; link: string }> = {
  '/[...path]': ['/nulle-part'],
  '/transporteurs/[id]': { on: '/transporteurs', link: `/transporteurs/${ID}` },
  '/demandes/[id]': { on: '/demandes', link: `/demandes/${ID}` },
  '/produits/[id]': { on: '/produits', link: `/produits/${ID}` },
  '/agences/[id]': { on: '/agences', link: `/agences/${ID}` },
  '/profile/[userId]': { on: '/transporteurs', link: `/profile/${ID}` },
  '/profile/[userId]/[liste]': { on: '/transporteurs', link: `/profile/${ID}` },
  '/paires/[paire]': ['/colis/lyon-tanger'],
  '/colis/[token]': ['/colis/un-lien-qui-n-est-plus'],
  '/desabonnement/[token]': ['/desabonnement/un-lien-qui-n-est-plus'],
  '/newsletter/[token]': ['/newsletter/un-lien-qui-n-est-plus'],
  '/pas-moi/[token]': ['/pas-moi/un-lien-qui-n-est-plus'],
  '/telechargement/[token]': ['/telechargement/un-lien-qui-n-est-plus'],
  '/conversation/[[...path]]': ['/conversation/ancienne/adresse'],
  '/messagerie/[conversationId]': { on: '/messagerie', link: `/messagerie/${ID}` },
  '/messagerie/[conversationId]/[...path]': [`/messagerie/${UNKNOWN}/ancienne`],
  '/payments/[id]': { on: '/payments', link: `/payments/${ID}` },
  '/payments/[id]/essai': { on: '/payments', link: `/payments/${ID}` },
  '/payments/[id]/[...path]': [`/payments/${UNKNOWN}/ancienne`],
  '/remises/[id]': { on: '/mes-reservations', link: `/remises/${ID}` },
  '/moderation/decisions/[id]': [`/moderation/decisions/${UNKNOWN}`],
};
/** The lists of somebody, and what else is only said in an address. */
const MORE = ['/transporteurs?villeDepart=Lyon&villeArrivee=Tanger&poidsMax=2', '/?theme=x'];

async function cookiesOf(email: string): Promise<string> {
  const account = demoAccounts.find((one) => one.email === email);
  const answer = await fetch(`${SITE_URL}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: SITE_URL },
    body: JSON.stringify({ email, password: account?.password }),
  });
  expect(answer.status).toBe(200);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

const folder = temporaryDir();
let [sender, operator] = ['', ''];
beforeAll(async () => {
  sender = await cookiesOf(demoAccounts[0]?.email ?? '');
  operator = await cookiesOf(demoOperator);
});

async function read(address: string, cookie = '') {
  const answer = await fetch(SITE_URL + address, { headers: { cookie, accept: 'text/html' } });
  return { status: answer.status, html: await answer.text() };
}

/** Who looks at a screen: nobody in particular at those that everybody sees. */
function lookerAt(file: string): string {
  if (!file.startsWith('app/[langue]/(account)')) return '';
  return file.includes('/moderation/') ? operator : sender;
}

async function addressesOf(file: string): Promise<string[]> {
  const screen = `/${file
    .split('/')
    .slice(1, -1)
    .filter((part) => !part.startsWith('(') && part !== '[langue]')
    .join('/')}`;
  if (!screen.includes('[')) return [screen];
  const given = ADDRESSES[screen];
  if (!given) throw new Error(`no address of ${screen} is known here`);
  if (Array.isArray(given)) return given;
  const { html } = await read(given.on, lookerAt(file));
  const [found] = new RegExp(`(?<=href=")${given.link}`).exec(html) ?? [];
  if (!found) throw new Error(`${given.on} leads to no ${screen}`);
  if (screen.endsWith('/essai')) return [`${found}/essai`];
  return screen.endsWith('/[liste]')
    ? ['transports', 'demandes', 'avis'].map((one) => `${found}/${one}`)
    : [found];
}

test('every screen is valid HTML, behind the login too', { timeout: 10 * MINUTES }, async () => {
  const files = filesBelow('app').filter((file) => path.basename(file) === 'page.tsx');
  expect(files.length).toBeGreaterThan(50);
  const screens: { address: string; file: string }[] = [];
  const look = async (address: string, cookie: string) => {
    const { status, html } = await read(address, cookie);
    expect([address, status < 500, html.startsWith('<!DOCTYPE html>')]).toEqual([address, true, true]);
    const file = path.join(folder, `${screens.length}.html`);
    writeFileSync(file, html);
    screens.push({ address, file });
  };
  for (const file of files)
    for (const address of await addressesOf(file)) {
      await look(address, lookerAt(file));
      if (!lookerAt(file)) await look(addressIn('ar', address), '');
    }
  for (const address of MORE) await look(address, '');
  // The menu of somebody who is logged in stands on public pages too, and a carrier's own trip has parts of its own.
  await look('/profile', operator);

  const told = execFileSync(
    JAVA_PATH,
    [
      '-jar',
      NU_JAR,
      '--format',
      'json',
      '--stdout',
      '--exit-zero-always',
      ...screens.map(({ file }) => file),
    ],
    { encoding: 'utf8', maxBuffer: 2 ** 26 },
  );
  type Message = { type: string; url: string; message: string; extract?: string };
  const { messages } = JSON.parse(told) as { messages: Message[] };
  const wrong = messages
    .filter(({ type }) => type !== 'info')
    // Of style sheets it knows what there was in 2018: no `@property`, no `@container`.
    .filter(({ message }) => !message.startsWith('CSS: '))
    .map(({ url, message, extract }) => {
      const { address } = screens.find(({ file }) => url.endsWith(`/${path.basename(file)}`)) ?? {};
      return `${address}: ${message} ${extract ?? ''}`;
    });
  expect(wrong).toEqual([]);
});
