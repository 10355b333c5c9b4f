import 'server-only';
import { db } from '@/lib/core/db';

/** Whether the newsletter's list has an address with that token. */
export async function isSubscribed(token: string): Promise<boolean> {
  return (await db.newsletterSubscriber.count({ where: { token } })) === 1;
}
