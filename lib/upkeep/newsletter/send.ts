import 'server-only';
import { rowsOf } from '@/lib/core/db';
import { makeWay } from '@/lib/core/jobs/way';
import { gazetteHtml, gazetteText } from '@/lib/core/letter/gazette';
import { log } from '@/lib/core/log/log';
import { siteOrigin } from '@/lib/core/origin';
import { langueOfReader } from '@/lib/core/post/langue';
import { sendMail } from '@/lib/core/post/mail';
import { isUnknownAddress } from '@/lib/notifications/commands/deliver';
import { sendMarked } from '@/lib/notifications/commands/mark';
import { newsletterOf } from './content';

type Due = { id: string; mois: string; email: string; token: string; langue: string };

/**
 * Sends letters that were asked for, to those who are still on the list, each in its reader's language: the account's setting, else that of
 * the page where the address was given. Any number may run at once and again: what was sent
 * is not sent again. Answers the ids of those that did not go and are to be tried again.
 */
export async function sendNewsletters(ids: string[]): Promise<ReadonlySet<string>> {
  const failed = new Set<string>();
  const due = await rowsOf<Due>`
    SELECT l.id, l.mois, s.email, s.token, coalesce(u.language, s.langue) AS langue
    FROM newsletter_letters l JOIN newsletter_subscribers s ON s.email = l.email
    LEFT JOIN users u ON u.email = s.email AND u.email_verified_at IS NOT NULL AND u.deleted_at IS NULL
    WHERE l.id = ANY(${ids}::uuid[]) AND l.mail_sent_at IS NULL`;
  const made = new Map<string, Awaited<ReturnType<typeof newsletterOf>>>();
  for (const { id, mois, email, token, langue: wanted } of due) {
    const langue = langueOfReader(wanted);
    const key = `${mois} ${langue}`;
    await makeWay();
    try {
      const letterTo = made.get(key) ?? (await newsletterOf(mois, langue));
      made.set(key, letterTo);
      if (letterTo) await send(id, email, token, letterTo(token));
    } catch (error) {
      if (!isUnknownAddress(error)) failed.add(id);
      log.warn({ newsletter: id, code: (error as { code?: unknown }).code }, 'a newsletter did not go');
    }
  }
  return failed;
}

function send(
  id: string,
  to: string,
  token: string,
  letter: Parameters<typeof gazetteHtml>[0],
): Promise<void> {
  const mail = {
    to,
    subject: letter.subject,
    text: gazetteText(letter),
    html: gazetteHtml(letter),
    endsAt: `${siteOrigin()}/api/newsletter/${token}`,
    id: `newsletter-${id}`,
  };
  return sendMarked(id, (ending) => sendMail({ ...mail, ending }), 'newsletter_letters');
}
