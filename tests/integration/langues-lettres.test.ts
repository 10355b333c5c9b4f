import { describe, expect, test } from 'vitest';
import { POST as confirmEmail } from '@/app/api/auth/email/confirmation/route';
import { POST as forgot } from '@/app/api/auth/forgot-password/route';
import { POST as register } from '@/app/api/auth/register/route';
import { POST as contact } from '@/app/api/contact/route';
import { POST as newsletter } from '@/app/api/newsletter/route';
import { POST as sendCode } from '@/app/api/users/me/phone/route';
import { PATCH as patchMe } from '@/app/api/users/me/route';
import { db, newId, rowsOf } from '@/lib/core/db';
import { backgroundDone } from '@/lib/core/jobs/background';
import { makeDownload } from '@/lib/donnees/commands/telecharger';
import type { Langue } from '@/lib/langues/langue.mjs';
import { sujet as sujets } from '@/lib/langues/messages/fr/ecrans/users/sujet';
import { endInactive } from '@/lib/upkeep/inactive';
import { type SafetyEvent, safetySubject } from '@/lib/users/commands/safety/letters';
import { tellOwner } from '@/lib/users/commands/safety/tell';
import { sendSupportMessage } from '@/lib/users/commands/support';
import { bearer, call } from '../support/accounts';
import { makeUser, PASSWORD, registrations } from '../support/factories';
import { asRead, newestMailTo } from '../support/mails';
import { smsTo } from '../support/sms';

const wanting = (langue: Langue) => ({ 'accept-language': langue });
let made = 0;
const freshEmail = () => `lettres.${++made}.${newId()}@exemple.test`;

/** The newest letter to an address as HTML: it has its language and, but in French, none of its French. */
async function letterTo(email: string, langue: Langue): Promise<string> {
  await backgroundDone();
  const [, html = ''] = asRead(newestMailTo(email) ?? '').split('<!doctype html>');
  expect(html).toContain(`<html lang="${langue}" dir="${langue === 'ar' ? 'rtl' : 'ltr'}">`);
  if (langue === 'fr') return html;
  expect(html).not.toMatch(/[éèêàçœ\u202f]|Vous|vous|Votre|votre|lien /);
  if (langue === 'ar')
    expect(html.replace(/<style>[^<]*<\/style>|<[^>]+>/g, ' ')).not.toMatch(/\b(you|your|link|the)\b/i);
  return html;
}

type Said = Record<Langue, string[]>;
const LANGUES: Langue[] = ['fr', 'en', 'ar'];
const expectSaid = (html: string, said: Said, langue: Langue) => {
  for (const text of said[langue]) expect(html).toContain(text);
};

describe.each(LANGUES)('in %s', (langue) => {
  test('who registers is written to in the language of that call, then and later', async () => {
    const input = registrations.particular();
    const made = await call(register, { body: input, headers: wanting(langue) });
    const { token, user } = made.body.data;
    expect(user.preferences.language).toBe(langue);
    const first = await letterTo(input.email, langue);
    expectSaid(
      first,
      {
        fr: [
          'Confirmez votre adresse e-mail Rihla',
          'Confirmez qu’elle est bien à vous\u202f: les autres',
          '24\u00a0heures',
        ],
        en: ['Confirm your Rihla e-mail address', 'for 24\u00a0hours.', 'Confirm my address'],
        ar: ['أكّد بريدك الإلكتروني على Rihla', 'لمدة 24 ساعة.', 'تأكيد بريدي الإلكتروني'],
      },
      langue,
    );
    const proof = async (html: string) => {
      const [, link] = /confirmer-email#([\w-]+)/.exec(html) ?? [];
      expect((await call(confirmEmail, { body: { token: link } })).status).toBe(200);
    };
    await proof(first);

    const email = freshEmail();
    const body = { email, currentPassword: PASSWORD };
    // Another language asked for meanwhile is not the account's.
    await call(patchMe, { method: 'PATCH', headers: { ...bearer(token), ...wanting('fr') }, body });
    const second = await letterTo(email, langue);
    expectSaid(
      second,
      {
        fr: ['Votre nouvelle adresse e-mail Rihla', 'Confirmer cette adresse'],
        en: ['Your new Rihla e-mail address', 'Until you have confirmed it, nothing changes.'],
        ar: ['بريدك الإلكتروني الجديد على Rihla', 'تأكيد هذا العنوان'],
      },
      langue,
    );
    await proof(second);
    expectSaid(
      await letterTo(input.email, langue),
      {
        fr: [
          'L’adresse e-mail de votre compte Rihla a changé',
          'Ce n’était pas moi',
          'pendant 7\u00a0jours.',
        ],
        en: ['The e-mail address of your Rihla account has changed', 'It was not me', 'for 7\u00a0days.'],
        ar: ['تغيّر البريد الإلكتروني لحسابك على Rihla', 'لست أنا من قام بذلك', 'لمدة 7 أيام.'],
      },
      langue,
    );
  });

  test('a forgotten password, a code, one’s data and an account at rest are written of', async () => {
    const phoneNumber = `+336${10_000_000 + ++made + (process.pid % 1000) * 1000}`;
    const { user, token } = await makeUser({ language: langue, phoneNumber });
    await call(forgot, { body: { email: user.email } });
    expectSaid(
      await letterTo(user.email, langue),
      {
        fr: ['Votre nouveau mot de passe Rihla', 'Choisir mon mot de passe', 'pendant une heure.'],
        en: ['Your new Rihla password', 'Choose my password', 'for one hour.'],
        ar: ['كلمة مرورك الجديدة على Rihla', 'اختيار كلمة المرور', 'لمدة ساعة واحدة.'],
      },
      langue,
    );
    await call(sendCode, { method: 'POST', headers: bearer(token) });
    const sms = smsTo(phoneNumber)
      .at(-1)
      ?.replace(/\d{6}\./, '000000.');
    const texts = {
      fr: 'Votre code Rihla est 000000. Il sert 10 minutes. Ne le donnez à personne.',
      en: 'Your Rihla code is 000000. It is good for 10 minutes. Do not give it to anyone.',
      ar: 'رمزك على Rihla: 000000. صالح لمدة 10 دقائق. لا تعطه لأحد.',
    };
    expect(asRead(sms ?? '')).toContain(`\n\n${texts[langue]}\n`);
    // In Arabic seventy signs are one message, the two around the name included.
    expect(texts.ar.length + 2).toBeLessThanOrEqual(70);

    const id = newId();
    const expiresAt = new Date(Date.now() + 3_600_000);
    await db.telechargement.create({
      data: { id, userId: user.id, tokenHash: id, enFichier: true, expiresAt },
    });
    await makeDownload(id);
    expectSaid(
      await letterTo(user.email, langue),
      {
        fr: ['Vos données Rihla sont prêtes', 'pendant 24\u00a0heures, à vous seul\u202f: connectez-vous'],
        en: ['Your Rihla data is ready', 'Download my data', 'for 24\u00a0hours, for you alone'],
        ar: ['بياناتك على Rihla جاهزة', 'تنزيل بياناتي', 'لمدة 24 ساعة، لك وحدك'],
      },
      langue,
    );
    const usedAt = new Date(Date.now() - (3 * 366 - 20) * 86_400_000);
    await db.accountUse.update({ where: { userId: user.id }, data: { usedAt, warnedAt: null } });
    expect((await endInactive()).told).toBe(1);
    expectSaid(
      await letterTo(user.email, langue),
      {
        fr: [
          'Votre compte Rihla va se terminer',
          'depuis près de 3 ans. Dans 30 jours, il sera',
          'Me connecter',
        ],
        en: ['Your Rihla account will soon be deleted', 'for nearly 3 years. In 30 days, it will', 'Log in'],
        ar: ['سيُحذف حسابك على Rihla قريبًا', 'منذ ما يقارب 3 سنوات. بعد 30 يومًا، سيُحذف', 'تسجيل الدخول'],
      },
      langue,
    );
  });

  test('what happens to an account’s safety is told, with the device and the hour', async () => {
    const { user } = await makeUser({ language: langue, timezone: 'Europe/Paris' });
    const owner = { userId: user.id, email: user.email };
    const told = async (event: SafetyEvent, userAgent: string | null) => {
      tellOwner(event, owner, { userAgent, timezone: 'Africa/Casablanca' });
      return letterTo(user.email, langue);
    };
    const chrome = 'Mozilla/5.0 (Windows NT 10.0) Chrome/150.0.0.0 Safari/537.36';
    expectSaid(
      await told('newLogin', chrome),
      {
        fr: [
          'Nouvelle connexion à votre compte Rihla',
          'Appareil\u202f: Chrome sur Windows, vers Casablanca (Maroc) d’après son fuseau horaire.',
          ', à l’heure de votre compte.',
        ],
        en: [
          'New login to your Rihla account',
          'Device: Chrome on Windows, around Casablanca (Morocco) according to its time zone.',
          ', in your account’s time zone.',
        ],
        ar: [
          'تسجيل دخول جديد إلى حسابك على Rihla',
          'الجهاز: Chrome على Windows، في محيط الدار البيضاء (المغرب) بحسب منطقته الزمنية.',
          '، بتوقيت حسابك.',
        ],
      },
      langue,
    );
    const subjects: Record<SafetyEvent, Record<Langue, string>> = {
      newLogin: {
        fr: 'Nouvelle connexion à votre compte Rihla',
        en: 'New login to your Rihla account',
        ar: 'تسجيل دخول جديد إلى حسابك على Rihla',
      },
      passwordChanged: {
        fr: 'Le mot de passe de votre compte Rihla a changé',
        en: 'The password of your Rihla account has changed',
        ar: 'تغيّرت كلمة مرور حسابك على Rihla',
      },
      passwordReset: {
        fr: 'Un nouveau mot de passe pour votre compte Rihla',
        en: 'A new password for your Rihla account',
        ar: 'كلمة مرور جديدة لحسابك على Rihla',
      },
      phoneChanged: {
        fr: 'Le numéro de téléphone de votre compte Rihla a changé',
        en: 'The phone number of your Rihla account has changed',
        ar: 'تغيّر رقم هاتف حسابك على Rihla',
      },
      twoFactorOn: {
        fr: 'La double authentification de votre compte Rihla est activée',
        en: 'Two-factor authentication is on for your Rihla account',
        ar: 'فُعّلت المصادقة الثنائية لحسابك على Rihla',
      },
      twoFactorOff: {
        fr: 'La double authentification de votre compte Rihla est désactivée',
        en: 'Two-factor authentication is off for your Rihla account',
        ar: 'أُوقفت المصادقة الثنائية لحسابك على Rihla',
      },
      recoveryUsed: {
        fr: 'Un code de secours de votre compte Rihla a servi',
        en: 'A recovery code of your Rihla account has been used',
        ar: 'استُعمل أحد رموز الاسترداد لحسابك على Rihla',
      },
      recoveryRenewed: {
        fr: 'De nouveaux codes de secours pour votre compte Rihla',
        en: 'New recovery codes for your Rihla account',
        ar: 'رموز استرداد جديدة لحسابك على Rihla',
      },
      passkeyAdded: {
        fr: 'Une clé d’accès s’ajoute à votre compte Rihla',
        en: 'A passkey has been added to your Rihla account',
        ar: 'أُضيف مفتاح مرور إلى حسابك على Rihla',
      },
      passkeyRemoved: {
        fr: 'Une clé d’accès de votre compte Rihla est supprimée',
        en: 'A passkey of your Rihla account has been deleted',
        ar: 'حُذف أحد مفاتيح المرور لحسابك على Rihla',
      },
    };
    const unknown = { fr: 'Appareil inconnu', en: 'Unknown device', ar: 'جهاز غير معروف' };
    for (const [event, subject] of Object.entries(subjects) as [SafetyEvent, Record<Langue, string>][]) {
      const html = await told(event, null);
      expect(html).toContain(`<title>${subject[langue]}</title>`);
      expect(html).toContain(unknown[langue]);
      expect(safetySubject(event)).toBe(subject.fr);
    }
  });

  test('who wants the newsletter, or wrote to us, is answered in the language of the call, a member in theirs', async () => {
    const email = freshEmail();
    await call(newsletter, { body: { email }, headers: wanting(langue) });
    expectSaid(
      await letterTo(email, langue),
      {
        fr: [
          'Confirmez votre abonnement à la lettre de Rihla',
          'pendant 7\u00a0jours.',
          'Recevoir la lettre',
        ],
        en: ['Confirm your subscription to the Rihla newsletter', 'for 7\u00a0days.', 'Get the newsletter'],
        ar: ['أكّد اشتراكك في نشرة Rihla', 'لمدة 7 أيام.', 'تلقي النشرة'],
      },
      langue,
    );
    const said: Said = {
      fr: ['Nous avons bien reçu votre message (n°\u00a0', 'Sujet\u202f: un paiement. Nous vous répondons'],
      en: ['We have received your message (no.\u00a0', 'Subject: a payment. We will answer'],
      ar: ['وصلتنا رسالتك (رقم\u00a0', 'الموضوع: دفعة. سنرد عليك'],
    };
    const write = async (from: string, headers: Record<string, string>, sujet = 'paiement') => {
      const body = { nom: 'Awa', email: from, sujet, message: 'Hello ?', copie: true };
      expect((await call(contact, { body, headers })).status).toBe(201);
      const [job] = await rowsOf<{ id: string; langue: string }>`
        SELECT data->>'id' AS id, data->>'langue' AS langue FROM pgboss.job WHERE name = 'support'
        AND data->>'id' IN (SELECT id::text FROM support_messages WHERE email = ${from} AND sent_at IS NULL)`;
      await sendSupportMessage(job?.id ?? '', job?.langue);
      return letterTo(from, langue);
    };
    expectSaid(await write(freshEmail(), wanting(langue)), said, langue);
    const { user, token } = await makeUser({ language: langue });
    expectSaid(
      await write(user.email, { ...bearer(token), ...wanting(langue === 'en' ? 'ar' : 'en') }),
      said,
      langue,
    );
    if (langue !== 'fr') return;
    for (const [sujet, label] of Object.entries(sujets))
      expect(await write(freshEmail(), {}, sujet)).toContain(`Sujet\u202f: ${label.toLowerCase()}. Nous`);
  });
});
