'use client';
import { useRouter } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { FailureNotice } from '@/components/form/failure-notice';
import { useSubmit } from '@/components/form/use-submit';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';

const RELEASE = {
  label: 'Tout va bien\u202f: libérer le paiement',
  question: 'Libérer le paiement\u202f?',
  confirm: 'Libérer le paiement',
  keep: 'Pas encore',
  pending: 'Libération en cours...',
  done: 'Paiement libéré',
  fallback: 'Le paiement n’a pas été libéré. Réessayez dans un instant.',
  danger: false,
};

const MOVES = {
  'POST /payments/{id}/withdraw': {
    label: 'Retirer la demande',
    question: 'Retirer cette demande de paiement\u202f?',
    confirm: 'Retirer la demande',
    keep: 'Garder',
    pending: 'Retrait en cours...',
    done: 'Demande retirée',
    fallback: 'La demande n’a pas été retirée. Réessayez dans un instant.',
    danger: true,
  },
  'POST /payments/{id}/release': RELEASE,
  'POST /reservations/{id}/remise/bien': RELEASE,
} as const;

/** What one of the two may do with a payment, or with all that a parcel's is, after a question; `children` says what follows from a yes. */
export function MoveButton({
  id,
  move,
  children,
}: {
  id: string;
  move: keyof typeof MOVES;
  children: ReactNode;
}) {
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const { submit, pending, error, clearError } = useSubmit();
  const words = MOVES[move];

  async function take() {
    const answer = await submit(move, { params: { id }, fallback: words.fallback });
    // A conflict means that this page is behind: it catches up under the message.
    if (answer?.ok || answer?.failure.code === 'conflict') router.refresh();
    if (!answer?.ok) return;
    setAsking(false);
    toast({ title: words.done });
  }

  return (
    <>
      <Button
        full
        size={words.danger ? 'medium' : 'large'}
        variant={words.danger ? 'danger-quiet' : 'primary'}
        onClick={() => {
          clearError();
          setAsking(true);
        }}
      >
        {words.label}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        question={words.question}
        confirmLabel={words.confirm}
        cancelLabel={words.keep}
        danger={words.danger}
        pending={pending}
        pendingLabel={words.pending}
        onConfirm={() => void take()}
      >
        {error ? <FailureNotice failure={error} /> : children}
      </ConfirmDialog>
    </>
  );
}
