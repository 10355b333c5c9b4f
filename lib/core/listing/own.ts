import 'server-only';
import { appels } from '@/lib/langues/appels';
import type { Said } from '@/lib/langues/words';
import { forbidden } from '../errors';
import { canManage, type Owner } from './owner';

/** Throws `forbidden` when something that the actor may see is not theirs to change. */
export function requireOwner(actor: { id: string }, owner: Owner, refusal: Said = appels('pasAVous')): void {
  if (!canManage(actor, owner)) throw forbidden(refusal);
}
