import 'server-only';
import { type RawDb, rowsOf } from '@/lib/core/db';
import { forbidden } from '@/lib/core/errors';
import type { Actor } from '@/lib/core/sessions/actor';
import { refus } from '@/lib/langues/refus/identite';

/** The address that waits for its link to become the account's, or null. `email` is the one that it has. */
export async function pendingEmail(userId: string, email: string): Promise<string | null> {
  const [row] = await rowsOf<{ email: string }>`
    SELECT email FROM account_tokens
    WHERE user_id = ${userId}::uuid AND purpose = 'email_verify' AND used_at IS NULL AND expires_at > now() AND email <> ${email}
    ORDER BY id DESC LIMIT 1`;
  return row?.email ?? null;
}

/** Throws `forbidden`, with what to do about it, as long as the actor's e-mail is not confirmed. */
export async function requireConfirmedEmail(actor: Actor, tx: RawDb): Promise<void> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM users WHERE id = ${actor.id}::uuid AND email_verified_at IS NOT NULL`;
  if (rows.length === 0) throw forbidden(refus('emailDAbord'));
}
