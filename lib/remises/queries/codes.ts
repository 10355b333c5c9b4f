import 'server-only';
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/core/env';
import type { RemiseGenre } from '../schema';

/** Under a key for this alone: six digits without it are found out in no time. */
function keyed(purpose: string, text: string): Buffer {
  const key = createHmac('sha256', env().NEXTAUTH_SECRET).update(`remises ${purpose}`).digest();
  return createHmac('sha256', key).update(text).digest();
}

/** The six digits of a handover. They are made anew whenever their owner looks at them, and kept nowhere. */
export function codeOf(reservationId: string, genre: RemiseGenre, version: number): string {
  const number = keyed('code', `${reservationId} ${genre} ${version}`).readUIntBE(0, 6) % 1_000_000;
  return String(number).padStart(6, '0');
}

/** What the database keeps of a code. */
export function codeHash(reservationId: string, genre: RemiseGenre, code: string): string {
  return keyed('hash', `${reservationId} ${genre} ${code}`).toString('base64url');
}

/** Whether a code is the one of a kept hash, in the same time for all. */
export function isCode(hash: string, reservationId: string, genre: RemiseGenre, code: string): boolean {
  const [kept, given] = [Buffer.from(hash), Buffer.from(codeHash(reservationId, genre, code))];
  return kept.length === given.length && timingSafeEqual(kept, given);
}

/** The secret of a recipient's link, made anew of its id for who made it. */
export function lienToken(id: string): string {
  return keyed('lien', id).subarray(0, 24).toString('base64url');
}

/** What the database keeps of it. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
