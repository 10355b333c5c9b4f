'use client';
import { useRouter } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { useWords } from '#words';
import { FailureNotice } from '@/components/form/failure-notice';
import { useSubmit } from '@/components/form/use-submit';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';

const RELEASE = {
  label: 'liberer',
  question: 'libererQuestion',
  confirm: 'libererOui',
  keep: 'libererNon',
  pending: 'libererEnCours',
  done: 'libererFait',
  fallback: 'libererEchec',
  danger: false,
} as const;

const MOVES = {
  'POST /payments/{id}/withdraw': {
    label: 'retirer',
    question: 'retirerQuestion',
    confirm: 'retirer',
    keep: 'retirerNon',
    pending: 'retirerEnCours',
    done: 'retirerFait',
    fallback: 'retirerEchec',
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
  const words = useWords('payments/mouvement');
  const { danger, ...keys } = MOVES[move];

  async function take() {
    const answer = await submit(move, { params: { id }, fallback: words(keys.fallback) });
    // A conflict means that this page is behind: it catches up under the message.
    if (answer?.ok || answer?.failure.code === 'conflict') router.refresh();
    if (!answer?.ok) return;
    setAsking(false);
    toast({ title: words(keys.done) });
  }

  return (
    <>
      <Button
        full
        size={danger ? 'medium' : 'large'}
        variant={danger ? 'danger-quiet' : 'primary'}
        onClick={() => {
          clearError();
          setAsking(true);
        }}
      >
        {words(keys.label)}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        question={words(keys.question)}
        confirmLabel={words(keys.confirm)}
        cancelLabel={words(keys.keep)}
        danger={danger}
        pending={pending}
        pendingLabel={words(keys.pending)}
        onConfirm={() => void take()}
      >
        {error ? <FailureNotice failure={error} /> : children}
      </ConfirmDialog>
    </>
  );
}
