import 'server-only';
import { LRUCache } from 'lru-cache';
import { rowsOf } from '@/lib/core/db';
import type { Actor } from '@/lib/core/sessions/actor';
import { requireSeat } from '../queries/seat';

const ECRIT = 'ecrit';
/** Whoever types says so every few seconds; the rest is passed on to nobody. */
const told = new LRUCache<string, true>({ max: 20_000, ttl: 2_000 });

/**
 * Says to the other person of a conversation that the actor is typing; nothing is kept of it. It says nothing to somebody
 * who cannot be written to, and nothing more within two seconds. Throws `not_found` for anybody else's.
 */
export async function tellTyping(actor: Actor, conversationId: string): Promise<null> {
  const { other, peutEcrire } = await requireSeat(actor, conversationId);
  if (!peutEcrire || told.has(actor.id)) return null;
  told.set(actor.id, true);
  const payload = [ECRIT, other._id, conversationId, actor.id].join(' ');
  await rowsOf`SELECT pg_notify('rihla_live', ${payload})`;
  return null;
}

/** Who is told by a notification of `tellTyping` that somebody types where; null for any other. */
export function typingOf(payload: string): { userId: string; conversationId: string } | null {
  const [kind, userId, conversationId] = payload.split(' ');
  return kind === ECRIT && userId && conversationId ? { userId, conversationId } : null;
}
