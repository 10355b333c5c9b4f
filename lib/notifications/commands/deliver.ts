import 'server-only';
import { Prisma, rowsOf } from '@/lib/core/db';
import { leaveOf, type Work } from '@/lib/core/jobs/boss';
import { makeWay } from '@/lib/core/jobs/way';
import { log } from '@/lib/core/log/log';
import { langueOfReader } from '@/lib/core/post/langue';
import { sendLetter } from '@/lib/core/post/mail';
import { addressIn } from '@/lib/langues/adresse.mjs';
import { sensOf } from '@/lib/langues/langue.mjs';
import { type Tellable, wordsOf } from '../labels/telling';
import { channelsFor, type NotificationSettings } from '../rules';
import { letterOf } from './letter';
import { sendMarked } from './mark';
import { pushTo } from './push';

type Due = Tellable & {
  id: string;
  userId: string;
  email: string;
  language: string;
  settings: NotificationSettings;
  mailed: boolean;
  pushed: boolean;
};

/** At once in one process: the next mails are made while some are sent, over as many connections as `lib/core/mail.ts` keeps. */
const AT_ONCE = 8;

// `id` was one notification's, before several went together.
const idsOf = ({ data }: Work) => (data.ids ?? data.id ?? '').split(' ').filter(Boolean);

/**
 * Works off jobs of what was told in one step each (`ids`, between blanks). Answers the jobs of which some are to be tried again;
 * only those are left in them.
 */
export async function deliverJobs(jobs: Work[]): Promise<ReadonlySet<string>> {
  const failed = await deliverNotifications(jobs.flatMap(idsOf));
  const again = jobs.filter((job) => idsOf(job).some((id) => failed.has(id)));
  for (const job of again) {
    const left = idsOf(job).filter((id) => failed.has(id));
    if (left.length < idsOf(job).length) await leaveOf('deliver', job, { ids: left.join(' ') });
  }
  return new Set(again.map(({ id }) => id));
}

/**
 * Sends notifications by the channels that their people want at this moment (docs/decisions/027). Any number may run at
 * once and again: what was sent is not sent again. Answers the ids of those that did not go and are to be tried again.
 */
export async function deliverNotifications(ids: string[]): Promise<ReadonlySet<string>> {
  const failed = new Set<string>();
  const due = (await readDue(ids)).values();
  const run = async () => {
    for (const one of due) {
      await makeWay();
      try {
        await deliver(one);
      } catch (error) {
        // An address that its server does not know is not asked again.
        if (!isUnknownAddress(error)) failed.add(one.id);
        log.warn({ notification: one.id, kind: one.kind, code: codeOf(error) }, 'a notification did not go');
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, run));
  return failed;
}

/** What the other wrote in the conversation of a notification `n`, and its reader has not read. */
const unread = Prisma.sql`conversation_participants c JOIN messages m ON m.conversation_id = c.conversation_id
  AND m.ordre > c.read_ordre AND m.sender_id = c.other_id AND m.kind = 'texte'
  WHERE c.conversation_id = (n.facts->>'conversationId')::uuid AND c.user_id = n.user_id AND c.unread_count > 0`;

async function readDue(ids: string[]): Promise<Due[]> {
  return rowsOf<Due>`
    SELECT n.id, n.user_id AS "userId", n.kind,
           -- What an operator hid since then is quoted no more.
           CASE WHEN n.kind = 'nouveau_message' AND EXISTS (SELECT FROM ${unread} AND m.masque)
             THEN n.facts - 'extrait' ELSE n.facts END AS facts,
           n.mail_sent_at IS NOT NULL AS mailed,
           n.push_sent_at IS NOT NULL OR NOT EXISTS (SELECT FROM push_subscriptions s WHERE s.user_id = n.user_id) AS pushed,
           u.email, u.language, p.first_name AS personne,
           json_build_object('email', u.notify_email, 'push', u.notify_push, 'message', u.notify_message,
             'newDemande', u.notify_new_demande, 'transportUpdate', u.notify_transport_update, 'alertes', u.notify_alertes) AS settings
    FROM notifications n JOIN users u ON u.id = n.user_id AND u.deleted_at IS NULL
    LEFT JOIN users p ON p.id = (n.facts->>'personneId')::uuid AND p.deleted_at IS NULL
    WHERE n.id = ANY(${ids}::uuid[])
      AND (n.kind <> 'alerte' OR CASE n.facts->>'genre'
        WHEN 'transport' THEN EXISTS (SELECT FROM transports x WHERE x.id = (n.facts->>'choseId')::uuid AND x.is_visible)
        WHEN 'demande' THEN EXISTS (SELECT FROM demandes x WHERE x.id = (n.facts->>'choseId')::uuid AND x.is_visible)
        ELSE EXISTS (SELECT FROM produits x WHERE x.id = (n.facts->>'choseId')::uuid AND x.is_visible) END)
      -- What was read meanwhile needs no telling, and nobody hears more of whom they blocked, or who is suspended.
      AND (n.kind <> 'nouveau_message' OR EXISTS (SELECT FROM ${unread} AND NOT m.masque
          AND NOT blocked_between(c.user_id, c.other_id)
          AND NOT EXISTS (SELECT FROM users o WHERE o.id = c.other_id AND o.suspended_at IS NOT NULL)))`;
}

async function deliver(due: Due): Promise<void> {
  const { mail, push } = channelsFor(due.kind, due.settings);
  // What cannot go by one way now keeps nothing from the other.
  const ways = await Promise.allSettled([
    mail && !due.mailed ? sendItsMail(due) : undefined,
    push && !due.pushed ? pushIt(due) : undefined,
  ]);
  const failed = ways.find((way) => way.status === 'rejected');
  if (failed) throw failed.reason;
}

async function pushIt(due: Due): Promise<void> {
  const lang = langueOfReader(due.language);
  const { title, text, href } = wordsOf(due, lang);
  await pushTo(due.userId, { id: due.id, title, text, href: addressIn(lang, href), lang, dir: sensOf(lang) });
  await rowsOf`UPDATE notifications SET push_sent_at = now() WHERE id = ${due.id}::uuid`;
}

async function sendItsMail(due: Due): Promise<void> {
  const { letter, endsAt } = letterOf(due, langueOfReader(due.language));
  await sendMarked(due.id, (ending) =>
    sendLetter(letter, { to: due.email, endsAt, id: `notification-${due.id}`, ending }),
  );
}

/** Whether a mail server refused for good: it knows no such address. */
export function isUnknownAddress(error: unknown): boolean {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return code === 'EENVELOPE' && Number(responseCode) >= 500;
}

/** A mail server's code or the error's own, never its words: they name addresses. */
function codeOf(error: unknown): unknown {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return responseCode ?? code;
}
