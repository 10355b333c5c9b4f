'use client';
import { lazy } from 'react';
import { ActionSkeletons } from '@/components/owned/action-skeletons';
import { OwnerBox } from '@/components/owned/owner-box';
import { withWords } from '@/components/words/with-words';
import type { StatutDemande } from '@/lib/demandes/schema';
import { actions } from '@/lib/langues/later/owned/actions';
import { MOVE_LABELS, movesOf } from './moves';

const OwnerActions = lazy(() =>
  withWords([actions], () => import('./owner-actions').then((module) => module.OwnerActions)).then(
    (OwnerActions) => ({ default: OwnerActions }),
  ),
);
const StatusMoves = lazy(() => import('./status-moves').then((module) => ({ default: module.StatusMoves })));

/** The owner's part of the need's page; its scripts are loaded for the owner only. */
export function OwnerPanel({
  demande,
  ownerId,
  titleId,
}: {
  demande: { _id: string; isVisible: boolean; status: StatutDemande };
  ownerId: string;
  titleId: string;
}) {
  const moves = movesOf(demande.status).map((next) => MOVE_LABELS[next]);
  return (
    <OwnerBox
      ownerId={ownerId}
      label="Votre besoin"
      title="C’est votre besoin"
      room={
        <div className="grid gap-2">
          {moves.length > 0 && <ActionSkeletons words={moves} icons={false} />}
          <ActionSkeletons />
        </div>
      }
    >
      <div className="grid gap-2">
        <StatusMoves id={demande._id} status={demande.status} titleId={titleId} />
        <OwnerActions demande={demande} titleId={titleId} look="buttons" />
      </div>
    </OwnerBox>
  );
}
