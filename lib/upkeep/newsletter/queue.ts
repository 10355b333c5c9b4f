import 'server-only';
import { db, newId } from '@/lib/core/db';
import { enqueue } from '@/lib/core/jobs/boss';
import { localDay } from '@/lib/core/text/time';
import { newsletterKey } from '@/lib/users/commands/account-key';

const AT_ONCE = 500;

/** The month of a moment, in Paris: "2026-11". */
export const monthOf = (now: Date): string => localDay(now, 'Europe/Paris').slice(0, 7);

/**
 * Asks for the month's letter to everybody on the list: once for each address, however often and wherever this runs, and
 * whenever it is killed. Answers how many were asked for now.
 */
export async function queueNewsletter(mois: string): Promise<number> {
  let queued = 0;
  for (let after: string | undefined = ''; after !== undefined; ) {
    const some: { last: string | undefined; count: number } = await queueSome(mois, after);
    queued += some.count;
    after = some.last;
  }
  return queued;
}

/** `last` is missing when nobody comes after. */
function queueSome(mois: string, after: string): Promise<{ last: string | undefined; count: number }> {
  return db.$transaction(async (tx) => {
    const some = await tx.$queryRaw<{ email: string }[]>`
      SELECT email FROM newsletter_subscribers WHERE email > ${after} ORDER BY email LIMIT ${AT_ONCE} FOR KEY SHARE`;
    const made = await tx.newsletterLetter.createManyAndReturn({
      data: some.map(({ email }) => ({
        id: newId(),
        mois,
        email,
        adresseCle: newsletterKey(email),
      })),
      skipDuplicates: true,
      select: { id: true },
    });
    if (made.length > 0) await enqueue(tx, 'newsletter', made);
    return { last: some.length === AT_ONCE ? some.at(-1)?.email : undefined, count: made.length };
  });
}
