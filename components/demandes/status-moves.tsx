'use client';
import { useState } from 'react';
import { useSubmit } from '@/components/form/use-submit';
import { useRefresh } from '@/components/owned/use-refresh';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';
import type { StatutDemande } from '@/lib/demandes/schema';
import { MOVE_LABELS, type Move, movesOf } from './moves';

const MOVED = {
  'en cours': 'Votre besoin est en cours.',
  terminée: 'Votre besoin est terminé.',
} as const;

/** The owner moves a need on (docs/rules.md). The last step asks first: there is no way back from it. */
export function StatusMoves({ id, status, titleId }: { id: string; status: StatutDemande; titleId: string }) {
  const refresh = useRefresh();
  const { submit, pending } = useSubmit();
  const [asking, setAsking] = useState(false);
  const moves = movesOf(status);
  if (moves.length === 0) return null;

  async function move(next: Move) {
    const answer = await submit('PUT /demandes/{id}', { params: { id }, body: { status: next } });
    if (!answer) return;
    setAsking(false);
    if (answer.ok) toast({ title: MOVED[next] });
    else toast({ title: answer.failure.message, tone: 'error' });
    refresh();
  }

  return (
    <div className="flex flex-wrap gap-2">
      {moves.map((next) => (
        <Button
          key={next}
          size="small"
          variant={next === 'en cours' ? 'primary' : 'secondary'}
          aria-describedby={titleId}
          pending={pending && !asking}
          onClick={() => (next === 'terminée' ? setAsking(true) : void move(next))}
        >
          {MOVE_LABELS[next]}
        </Button>
      ))}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        question={'Votre besoin est-il satisfait\u202f?'}
        confirmLabel="Marquer comme terminée"
        pending={pending}
        pendingLabel="Enregistrement..."
        onConfirm={() => void move('terminée')}
      >
        <p>La demande reste visible comme terminée, et quitte les urgences. Ce statut est définitif.</p>
      </ConfirmDialog>
    </div>
  );
}
