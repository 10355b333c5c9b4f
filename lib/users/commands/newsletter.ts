import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { type Db, db } from '@/lib/core/db';
import { forbidden, invalidField } from '@/lib/core/errors';
import { inBackground } from '@/lib/core/jobs/background';
import type { Letter } from '@/lib/core/letter/letter';
import { wordsIn } from '@/lib/core/letter/words';
import { countAgainst } from '@/lib/core/limits/rate-limit';
import { siteOrigin } from '@/lib/core/origin';
import { sendLetter } from '@/lib/core/post/mail';
import type { Actor } from '@/lib/core/sessions/actor';
import type { Langue } from '@/lib/langues/langue.mjs';
import { contact } from '@/lib/langues/lettres/contact';
import { refus } from '@/lib/langues/refus/comptes';
import { refus as refusDIdentite } from '@/lib/langues/refus/identite';
import {
  NEWSLETTER_LINK_DAYS,
  type NewsletterConfirmation,
  type NewsletterInput,
} from '../schema/newsletter';
import { accountKey, newsletterKey } from './account-key';

const DAY_MS = 86_400_000;
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
const newToken = () => randomBytes(32).toString('base64url');

/**
 * Sends an address the link that puts it on the newsletter's list; the link before it ends. What the list knows of the
 * address is not even looked at, so that neither the answer nor its time tells. Throws `rate_limited` by address.
 */
export async function askNewsletter({ email }: NewsletterInput, langue: Langue): Promise<null> {
  await countAgainst('newsletterEmail', accountKey(email));
  const token = newToken();
  const expiresAt = new Date(Date.now() + NEWSLETTER_LINK_DAYS * DAY_MS);
  const made = { tokenHash: hashOf(token), expiresAt, langue };
  await db.newsletterRequest.upsert({ where: { email }, create: { email, ...made }, update: made });
  inBackground('newsletter confirmation mail', () => sendLetter(confirmLetter(token, langue), { to: email }));
  return null;
}

// Nothing in it was written by a person: whoever types somebody else's address must not get words to them.
function confirmLetter(token: string, langue: Langue): Letter {
  const say = wordsIn(contact, langue);
  return {
    langue,
    subject: say('abonnement'),
    paragraphs: [say('abonnementTexte')],
    button: { label: say('abonnementBouton'), href: `${siteOrigin()}/confirmer-newsletter#${token}` },
    after: [say('abonnementDuree', { n: NEWSLETTER_LINK_DAYS }), say('abonnementSinon')],
  };
}

/** Puts the address of a link on the list; the link ends. Throws `invalid` on `token` for one that is unknown, used or too old. */
export async function confirmNewsletter({ token }: NewsletterConfirmation): Promise<null> {
  await db.$transaction(async (tx) => {
    const [asked] = await tx.$queryRaw<{ email: string; langue: string }[]>`
      DELETE FROM newsletter_requests WHERE token_hash = ${hashOf(token)} AND expires_at > now() RETURNING email, langue`;
    if (!asked) throw invalidField('token', refus('lettreFinie'));
    await subscribe(asked, tx);
  });
  return null;
}

/**
 * Puts a proved address on the list, once, with a token of its own, by which each letter's link ends the subscription. The language
 * is the one in which it was asked for last.
 */
async function subscribe({ email, langue }: { email: string; langue: string }, tx: Db): Promise<void> {
  await tx.newsletterSubscriber.upsert({
    where: { email },
    create: { email, langue, token: newToken() },
    update: { langue },
  });
}

/** Ends the subscription of a letter's link; one that has ended already, or never was, is no failure. */
export async function endSubscription(token: string): Promise<null> {
  await db.newsletterSubscriber.deleteMany({ where: { token } });
  return null;
}

/**
 * Puts a member's own address on the list, for it is proved, or takes it off. One that is not confirmed stays as its owner
 * left it; throws `forbidden` when it is wanted there.
 */
export async function chooseNewsletter(actor: Actor, wanted: boolean, tx: Db): Promise<void> {
  const { email, emailVerifiedAt, language } = await tx.user.findUniqueOrThrow({
    where: { id: actor.id },
    select: { email: true, emailVerifiedAt: true, language: true },
  });
  if (emailVerifiedAt) {
    if (wanted) await subscribe({ email, langue: language }, tx);
    else await tx.newsletterSubscriber.deleteMany({ where: { email } });
  } else if (wanted) throw forbidden(refusDIdentite('emailDAbord'));
}

/**
 * Moves a subscription to a member's new address with its letters: those that wait go there, and none is asked for twice in a
 * month. The links in letters that were sent still end it. A new address that is on the list already keeps its own links.
 */
export async function moveSubscription(from: string, to: string, within: Db): Promise<void> {
  // Whoever subscribes the new address meanwhile waits for this, and finds it there.
  const { count: free } = await within.newsletterSubscriber.createMany({
    data: [{ email: to, token: newToken() }],
    skipDuplicates: true,
  });
  // In the order of those who ask for a month's letters: none is asked for between the statements below.
  const held = await within.$queryRaw<{ email: string }[]>`
    SELECT email FROM newsletter_subscribers WHERE email IN (${from}, ${to}) ORDER BY email FOR UPDATE`;
  if (free) await within.newsletterSubscriber.deleteMany({ where: { email: to } });
  if (!held.some(({ email }) => email === from)) return;
  await moveLetters(from, to, within);
  if (free) await within.$executeRaw`UPDATE newsletter_subscribers SET email = ${to} WHERE email = ${from}`;
  else {
    await within.newsletterLetter.updateMany({ where: { email: from }, data: { email: to } });
    await within.newsletterSubscriber.deleteMany({ where: { email: from } });
  }
}

/** Letters of a month of which the new address has one stay behind, and go to nobody. */
async function moveLetters(from: string, to: string, tx: Db): Promise<void> {
  const adresseCle = newsletterKey(to);
  await tx.$executeRaw`UPDATE newsletter_letters l SET email = NULL WHERE l.email = ${from}
    AND EXISTS (SELECT FROM newsletter_letters x WHERE x.mois = l.mois AND x.adresse_cle = ${adresseCle})`;
  await tx.newsletterLetter.updateMany({ where: { email: from }, data: { adresseCle } });
}
