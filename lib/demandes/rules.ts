import { localDay } from '@/lib/core/text/time';
import type { StatutDemande } from './schema';

type Mover = 'proprietaire' | 'accord';
type DemandeAction = 'commencer' | 'terminer' | 'accorder' | 'desaccorder';

/**
 * The life of a need: who moves it from where to where. Its owner moves it on, never back; that it is agreed on moves it by
 * itself, and the end of the last agreement takes that one move back (`afterAgreement`).
 */
const DEMANDE_LIFE: Record<DemandeAction, { from: StatutDemande[]; by: Mover; to: StatutDemande }> = {
  commencer: { from: ['en attente'], by: 'proprietaire', to: 'en cours' },
  terminer: { from: ['en attente', 'en cours'], by: 'proprietaire', to: 'terminée' },
  accorder: { from: ['en attente'], by: 'accord', to: 'en cours' },
  desaccorder: { from: ['en cours'], by: 'accord', to: 'en attente' },
};

/** Where its owner may move a need from a status. */
export function ownerMoves(from: StatutDemande): StatutDemande[] {
  const moves = Object.values(DEMANDE_LIFE).filter(
    (move) => move.by === 'proprietaire' && move.from.includes(from),
  );
  return moves.map((move) => move.to);
}

/** A need as agreements move it; `parAccord`: one has put it under way, not its owner. */
export type AgreedDemande = { status: StatutDemande; parAccord: boolean };

/** The need once it is agreed on (`agreed`) or no agreement stands any more. What its owner moved by hand stays. */
export function afterAgreement({ status, parAccord }: AgreedDemande, agreed: boolean): AgreedDemande {
  const move = DEMANDE_LIFE[agreed ? 'accorder' : 'desaccorder'];
  const moves = move.from.includes(status) && (agreed || parAccord);
  return moves ? { status: move.to, parAccord: agreed } : { status, parAccord };
}

/** Whether something can still be arranged for a need. */
export function isOpenDemande({ status }: { status: StatutDemande }): boolean {
  return status !== 'terminée';
}

/** Today where deadlines are read: a deadline is a day, over when it ends in Paris. */
export function deadlineToday(now: Date): string {
  return localDay(now, 'Europe/Paris');
}

/** Whole days from today to the deadline; 0 on its day, negative when it is past. */
export function daysLeft(dateLimite: string, now: Date): number {
  return Math.round((Date.parse(dateLimite.slice(0, 10)) - Date.parse(deadlineToday(now))) / 86_400_000);
}

/** Whether a need flagged as urgent still is: something can be arranged and its deadline is not past (docs/rules.md, Urgent). */
export function isUrgentDemande(
  demande: { urgent: boolean; status: StatutDemande; dateLimite: string },
  now: Date,
): boolean {
  return demande.urgent && isOpenDemande(demande) && daysLeft(demande.dateLimite, now) >= 0;
}
