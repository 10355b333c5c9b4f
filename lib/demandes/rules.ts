import { localDay } from '@/lib/core/time';
import type { StatutDemande } from './schema';

/** The life of a need (DESIGN section 5): its owner moves it on, never back. */
export const DEMANDE_LIFE: Record<StatutDemande, readonly StatutDemande[]> = {
  'en attente': ['en cours', 'terminée'],
  'en cours': ['terminée'],
  terminée: [],
};

/** Whether a need may go from the one status to the other. */
export function canMoveDemande(from: StatutDemande, to: StatutDemande): boolean {
  return DEMANDE_LIFE[from].includes(to);
}

/** Only its owner edits, hides, moves and deletes a need (specification section 6). */
export function canManageDemande(
  actor: { id: string } | null,
  demande: { userId: { _id: string } },
): boolean {
  return actor !== null && actor.id === demande.userId._id;
}

/** Today where deadlines are read: a deadline is a day, over when it ends in Paris. */
export function deadlineToday(now: Date): string {
  return localDay(now, 'Europe/Paris');
}

/** Whole days from today to the deadline; 0 on its day, negative when it is past. */
export function daysLeft(dateLimite: string, now: Date): number {
  return Math.round((Date.parse(dateLimite.slice(0, 10)) - Date.parse(deadlineToday(now))) / 86_400_000);
}
