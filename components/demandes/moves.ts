import { ownerMoves } from '@/lib/demandes/rules';
import type { StatutDemande } from '@/lib/demandes/schema';

export const MOVE_LABELS = { 'en cours': 'Passer en cours', terminée: 'Marquer comme terminée' } as const;
export type Move = keyof typeof MOVE_LABELS;

/** Where its owner may move a need on. */
export function movesOf(status: StatutDemande): Move[] {
  return ownerMoves(status).filter((next): next is Move => next !== 'en attente');
}
