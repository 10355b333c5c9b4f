import 'server-only';
import { db, rowsOf } from '@/lib/core/db';
import type { Letter } from '@/lib/core/letter/letter';
import { wordsIn } from '@/lib/core/letter/words';
import { log } from '@/lib/core/log/log';
import { siteOrigin } from '@/lib/core/origin';
import { langueOfReader } from '@/lib/core/post/langue';
import { sendLetter } from '@/lib/core/post/mail';
import { endAccount } from '@/lib/donnees/commands/supprimer';
import { attenteDe } from '@/lib/donnees/queries/attente';
import { INACTIVE_YEARS, WARNED_DAYS } from '@/lib/donnees/rules/periodes';
import type { Langue } from '@/lib/langues/langue.mjs';
import { donnees } from '@/lib/langues/lettres/donnees';

const AT_ONCE = 100;

/**
 * Ends accounts that nobody used for years, as their owners would, a month after they were told; never one of which something runs.
 * Any number may run at once. Answers how many were told and how many ended.
 */
export async function endInactive(): Promise<{ told: number; ended: number }> {
  let ended = 0;
  const over = await rowsOf<{ userId: string }>`
    SELECT a.user_id AS "userId" FROM account_uses a JOIN users u ON u.id = a.user_id
    WHERE a.used_at < now() - make_interval(years => ${INACTIVE_YEARS}::int)
      AND a.warned_at < now() - make_interval(days => ${WARNED_DAYS}::int) AND u.suspended_at IS NULL
    ORDER BY a.used_at LIMIT ${AT_ONCE}::int`;
  for (const { userId } of over) {
    try {
      if (await endAccount(userId, 'inactive')) ended += 1;
    } catch (error) {
      log.error({ userId, err: error }, 'an inactive account could not be ended');
    }
  }
  return { told: await warn(), ended };
}

async function warn(): Promise<number> {
  const resting = await rowsOf<{ userId: string; email: string; language: string }>`
    SELECT a.user_id AS "userId", u.email, u.language FROM account_uses a JOIN users u ON u.id = a.user_id
    WHERE a.used_at < now() - make_interval(years => ${INACTIVE_YEARS}::int) + make_interval(days => ${WARNED_DAYS}::int)
      AND a.warned_at IS NULL AND u.suspended_at IS NULL
    ORDER BY a.used_at LIMIT ${AT_ONCE}::int`;
  let told = 0;
  for (const { userId, email, language } of resting) {
    if ((await attenteDe(userId)).length > 0) continue;
    const where = { userId, warnedAt: null };
    const { count } = await db.accountUse.updateMany({ where, data: { warnedAt: new Date() } });
    if (count === 0) continue;
    try {
      await sendLetter(letter(langueOfReader(language)), { to: email });
      told += 1;
    } catch (error) {
      await db.accountUse.updateMany({ where: { userId }, data: { warnedAt: null } });
      log.warn({ userId, code: (error as { code?: unknown }).code }, 'an inactive account could not be told');
    }
  }
  return told;
}

function letter(langue: Langue): Letter {
  const say = wordsIn(donnees, langue);
  const jours = donnees('jours', { n: WARNED_DAYS });
  return {
    langue,
    subject: say('repos'),
    paragraphs: [say('reposTexte', { n: INACTIVE_YEARS, jours }), say('garder')],
    button: { label: say('reposBouton'), href: `${siteOrigin()}/login` },
    after: [say('reposSinon')],
  };
}
