import type { Said } from '@/lib/langues/words';
import { forbidden } from '../errors';

/** Whom a thing belongs to, as views show people. */
type Owner = { _id: string };

/** Whether a thing is theirs: only its owner edits, hides, shows and deletes it, only its author a review (docs/rules.md). */
export function canManage(actor: { id: string } | null, owner: Owner): boolean {
  return actor !== null && actor.id === owner._id;
}

/** Throws `forbidden` when something that the actor may see is not theirs to change. */
export function requireOwner(actor: { id: string }, owner: Owner, refusal?: Said): void {
  if (!canManage(actor, owner)) throw forbidden(refusal);
}
