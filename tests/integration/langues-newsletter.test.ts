import { beforeAll, expect, test } from 'vitest';
import { POST as confirm } from '@/app/api/newsletter/confirmation/route';
import { POST as ask } from '@/app/api/newsletter/route';
import { db } from '@/lib/core/db';
import { backgroundDone } from '@/lib/core/jobs/background';
import type { Langue } from '@/lib/langues/langue.mjs';
import { queueNewsletter } from '@/lib/upkeep/newsletter/queue';
import { sendNewsletters } from '@/lib/upkeep/newsletter/send';
import { chooseNewsletter, moveSubscription } from '@/lib/users/commands/newsletter';
import { makeDemande, makeProduit, makeTransport, makeUser } from '../support/factories';
import { call } from '../support/http';
import { asRead, newestMailTo } from '../support/mails';

beforeAll(async () => {
  const { actor } = await makeUser({ firstName: 'Yassine', lastName: 'Benali' });
  for (let n = 0; n < 2; n += 1) await makeTransport(actor, { villes: ['Lyon', 'Tanger'] });
  await makeDemande(actor, { titre: 'Samsung A54', urgent: true });
  await makeProduit(actor, { nom: 'Argan' });
});

/** Asks on a page of that language, and uses the link that came. */
async function subscribe(email: string, langue: Langue): Promise<void> {
  await call(ask, { body: { email }, headers: { 'accept-language': langue } });
  await backgroundDone();
  const token = /\/confirmer-newsletter#([\w-]+)/.exec(newestMailTo(email) ?? '')?.[1];
  // The link may be opened anywhere.
  expect((await call(confirm, { body: { token }, headers: { 'accept-language': 'de' } })).status).toBe(200);
}

/** Sends the month's letter, and answers the one that came: HTML and text. */
async function letterOf(mois: string, email: string): Promise<{ html: string; text: string }> {
  await queueNewsletter(mois);
  const letters = await db.newsletterLetter.findMany({ where: { mois, email }, select: { id: true } });
  expect(letters).toHaveLength(1);
  expect(await sendNewsletters(letters.map(({ id }) => id))).toEqual(new Set());
  const [first = '', html = ''] = asRead(newestMailTo(email) ?? '').split('<!doctype html>');
  // A text that is mostly not ASCII goes as base64.
  const [, encoded] = /Transfer-Encoding: base64\n\n([A-Za-z0-9+/=\n]+)/.exec(first) ?? [];
  return { html, text: encoded ? asRead(Buffer.from(encoded, 'base64').toString()) : first };
}

const SAID = {
  fr: [
    'La lettre de Rihla, novembre 2026',
    'Lyon → Tanger',
    '2\u00a0départs à venir',
    '/transporteurs?',
    'À bientôt',
  ],
  en: [
    'The Rihla newsletter, November 2026',
    'Lyon → Tangier',
    '2 departures to come',
    '/en/transporteurs?',
    'See you soon',
  ],
  ar: [
    'نشرة Rihla، نونبر 2026',
    'ليون\u200f ← \u200fطنجة',
    'انطلاقان قادمان',
    '/ar/transporteurs?',
    'إلى اللقاء',
  ],
};

test.each(['fr', 'en', 'ar'] as const)(
  'who asked for the newsletter on a page in %s is written to in it, and led to pages in it',
  async (langue) => {
    const email = `lettre.${langue}@exemple.test`;
    await subscribe(email, langue);
    const { html, text } = await letterOf('2026-11', email);
    expect(html).toContain(`<html lang="${langue}" dir="${langue === 'ar' ? 'rtl' : 'ltr'}">`);
    for (const part of SAID[langue]) expect(text).toContain(part);
    for (const part of SAID[langue].slice(1, 4)) expect(html).toContain(part);
    if (langue === 'fr') return;
    expect(html.replace(/<[^>]+>/g, ' ')).not.toMatch(/[éèêàçœ]|Vous|libres|Besoins|Tanger\b/);
    expect(html).toContain(`/${langue}/newsletter/`);
  },
);

test('a language asked for later counts, and an account’s setting before it', async () => {
  const email = 'change@exemple.test';
  await subscribe(email, 'ar');
  await subscribe(email, 'en');
  expect((await letterOf('2026-10', email)).html).toContain('<html lang="en"');
  await makeUser({ email, language: 'ar', emailVerifiedAt: null });
  expect((await letterOf('2026-09', email)).html).toContain('<html lang="en"');
  await db.user.update({ where: { email }, data: { emailVerifiedAt: new Date() } });
  expect((await letterOf('2026-08', email)).html).toContain('<html lang="ar"');
});

test('it goes with its address, and a member’s is the account’s', async () => {
  await subscribe('avant.langue@exemple.test', 'en');
  await db.$transaction((tx) =>
    moveSubscription('avant.langue@exemple.test', 'apres.langue@exemple.test', tx),
  );
  const { user, actor } = await makeUser({ language: 'ar', emailVerifiedAt: new Date() });
  await db.$transaction((tx) => chooseNewsletter(actor, true, tx));
  const langueOf = async (email: string) =>
    (await db.newsletterSubscriber.findUniqueOrThrow({ where: { email } })).langue;
  expect([await langueOf('apres.langue@exemple.test'), await langueOf(user.email)]).toEqual(['en', 'ar']);
});
