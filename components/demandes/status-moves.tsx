'use client';
import { useState } from 'react';
import { useWords } from '#words';
import { useSubmit } from '@/components/form/use-submit';
import { useRefresh } from '@/components/owned/use-refresh';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';
import type { StatutDemande } from '@/lib/demandes/schema';
import { type Move, movesOf } from './moves';

/** The owner moves a need on (docs/rules.md). The last step asks first: there is no way back from it. */
export function StatusMoves({ id, status, titleId }: { id: string; status: StatutDemande; titleId: string }) {
  const labels = useWords('demandes/proprietaire');
  const words = useWords('demandes/avancement');
  const refresh = useRefresh();
  const { submit, pending } = useSubmit();
  const [asking, setAsking] = useState(false);
  const moves = movesOf(status);
  if (moves.length === 0) return null;

  async function move(next: Move) {
    const answer = await submit('PUT /demandes/{id}', { params: { id }, body: { status: next } });
    if (!answer) return;
    setAsking(false);
    if (answer.ok) toast({ title: words(next) });
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
          {labels(next)}
        </Button>
      ))}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        question={words('question')}
        confirmLabel={labels('terminée')}
        pending={pending}
        pendingLabel={words('enregistrement')}
        onConfirm={() => void move('terminée')}
      >
        <p>{words('consequence')}</p>
      </ConfirmDialog>
    </div>
  );
}
