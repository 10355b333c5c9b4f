'use client';
import { useWords } from '#words';
import { ActionSkeletons } from '@/components/owned/action-skeletons';
import { OwnerBox } from '@/components/owned/owner-box';
import { lazily } from '@/components/ui/later';
import { withWords } from '@/components/words/with-words';
import type { StatutDemande } from '@/lib/demandes/schema';
import { movesOf } from './moves';

const OwnerActions = lazily(() =>
  withWords(() => import('./owner-actions').then((module) => module.OwnerActions)),
);
const StatusMoves = lazily(() =>
  withWords(() => import('./status-moves').then((module) => module.StatusMoves)),
);

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
  const words = useWords('demandes/proprietaire');
  const moves = movesOf(demande.status).map((next) => words(next));
  return (
    <OwnerBox
      ownerId={ownerId}
      label={words('nom')}
      title={words('titre')}
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
