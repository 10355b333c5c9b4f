import 'server-only';
import { db, newId } from '@/lib/core/db';
import { enqueue } from '@/lib/core/jobs/boss';
import type { Letter } from '@/lib/core/letter/letter';
import { wordsIn } from '@/lib/core/letter/words';
import { countAgainst } from '@/lib/core/limits/rate-limit';
import { siteOrigin } from '@/lib/core/origin';
import { langueOfReader } from '@/lib/core/post/langue';
import { sendLetter, sendMail } from '@/lib/core/post/mail';
import { CONTACT_EMAIL } from '@/lib/core/product';
import type { Actor } from '@/lib/core/sessions/actor';
import type { Langue } from '@/lib/langues/langue.mjs';
import { contact } from '@/lib/langues/lettres/contact';
import { sujet as SUJET } from '@/lib/langues/messages/fr/ecrans/users/sujet';
import type { Sujet } from '../rules/support';
import type { SupportInput, SupportReceipt } from '../schema/support';
import { accountKey } from './account-key';

const numeroOf = (id: string) => id.slice(-8).toUpperCase();

/**
 * Takes a message to whoever runs the site; its mails follow its commit. Who wrote without being known gets no words of
 * theirs sent: the form would carry anybody's words to anybody. `langue` is what the copy is in, for who has no
 * account. Throws `rate_limited` by e-mail.
 */
export async function writeToSupport(
  actor: Actor | null,
  input: SupportInput,
  langue: Langue = 'fr',
): Promise<SupportReceipt> {
  await countAgainst('supportEmail', accountKey(input.email));
  const { nom, email, sujet, message, copie } = input;
  const id = newId();
  await db.$transaction(async (tx) => {
    const data = { id, userId: actor?.id ?? null, nom, email, sujet, content: message, copie };
    await tx.supportMessage.create({ data, select: { id: true } });
    await enqueue(tx, 'support', [{ id, langue }]);
  });
  return { numero: numeroOf(id), copie: copie ? await copyFor(actor?.id ?? null, email) : 'aucune' };
}

/** Their own words go to a member's own address only. */
async function copyFor(userId: string | null, email: string): Promise<'texte' | 'accuse'> {
  if (!userId) return 'accuse';
  const own = await db.user.count({ where: { id: userId, email, deletedAt: null } });
  return own > 0 ? 'texte' : 'accuse';
}

/**
 * Sends a kept message to our mailbox, and the copy to its sender; what was sent is not sent again, and a mail that leaves
 * twice all the same has one Message-ID. The copy is in its reader's language; `language` is theirs when they have no account.
 * Throws what the mail server says.
 */
export async function sendSupportMessage(id: string, language = 'fr'): Promise<void> {
  const kept = await db.supportMessage.findUnique({
    where: { id },
    include: { user: { select: { language: true } } },
  });
  if (!kept) return;
  const { nom, email, content, userId } = kept;
  const sujet = SUJET[kept.sujet as Sujet];
  const numero = numeroOf(id);
  if (!kept.sentAt) {
    await sendMail({
      to: CONTACT_EMAIL,
      replyTo: email,
      id: `contact-${id}`,
      subject: `[${sujet}] ${nom} (n°\u00a0${numero})`,
      text: `${content}\n\n--\n${nom} <${email}>\n${userId ? `${siteOrigin()}/profile/${userId}` : 'Sans compte'}\n`,
    });
    await db.supportMessage.update({ where: { id }, data: { sentAt: new Date() }, select: { id: true } });
  }
  if (kept.copie && !kept.copiedAt) {
    const words = (await copyFor(userId, email)) === 'texte' ? content : undefined;
    const langue = langueOfReader(kept.user?.language ?? language);
    const letter = copyLetter({ sujet: kept.sujet, numero }, words, langue);
    await sendLetter(letter, { to: email, id: `contact-copie-${id}` });
    await db.supportMessage.update({ where: { id }, data: { copiedAt: new Date() }, select: { id: true } });
  }
}

function copyLetter(
  about: { sujet: string; numero: string },
  quote: string | undefined,
  langue: Langue,
): Letter {
  const say = wordsIn(contact, langue);
  return {
    langue,
    subject: say('accuse', about),
    paragraphs: [say('accuseTexte', about)],
    quote,
    button: { label: say('accuseBouton'), href: `${siteOrigin()}/faq` },
    after: [say('accuseSinon')],
  };
}
