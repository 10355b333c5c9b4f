import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { db } from '@/lib/core/db';
import type { NewsletterInput } from '../schema/newsletter';

/**
 * Puts an address on the newsletter's list, once; the answer never says whether it already was. The hash is that of the
 * token with which a letter's link will end the subscription.
 */
export async function subscribeToNewsletter({ email }: NewsletterInput): Promise<null> {
  const tokenHash = createHash('sha256').update(randomBytes(32)).digest('hex');
  await db.newsletterSubscriber.createMany({ data: [{ email, tokenHash }], skipDuplicates: true });
  return null;
}
