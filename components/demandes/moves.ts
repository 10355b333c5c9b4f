import { ownerMoves } from '@/lib/demandes/rules';
import type { StatutDemande } from '@/lib/demandes/schema';

export type Move = Exclude<StatutDemande, 'en attente'>;

/** Where its owner may move a need on. */
export function movesOf(status: StatutDemande): Move[] {
  return ownerMoves(status).filter((next): next is Move => next !== 'en attente');
}
