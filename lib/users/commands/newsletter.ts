import 'server-only';
import { randomBytes } from 'node:crypto';
import { type Db, db } from '@/lib/core/db';
import type { NewsletterInput } from '../schema/newsletter';

/**
 * Puts an address on the newsletter's list, once; the answer never says whether it already was. It gets a token, by which
 * each letter's link ends the subscription.
 */
export async function subscribeToNewsletter({ email }: NewsletterInput, within: Db = db): Promise<null> {
  const token = randomBytes(32).toString('base64url');
  await within.newsletterSubscriber.createMany({ data: [{ email, token }], skipDuplicates: true });
  return null;
}

/** Ends the subscription of a letter's link; one that has ended already, or never was, is no failure. */
export async function endSubscription(token: string): Promise<null> {
  await db.newsletterSubscriber.deleteMany({ where: { token } });
  return null;
}

/** Puts a member's address on the list or takes it off. */
export async function chooseNewsletter(email: string, wanted: boolean, within: Db): Promise<void> {
  if (wanted) await subscribeToNewsletter({ email }, within);
  else await within.newsletterSubscriber.deleteMany({ where: { email } });
}

/** Moves a subscription to a member's new address; the links in letters that were sent still end it. */
export async function moveSubscription(from: string, to: string, within: Db): Promise<void> {
  const known = await within.newsletterSubscriber.findUnique({ where: { email: from } });
  if (!known) return;
  await within.newsletterSubscriber.delete({ where: { email: from }, select: { email: true } });
  await within.newsletterSubscriber.createMany({ data: [{ ...known, email: to }], skipDuplicates: true });
}
