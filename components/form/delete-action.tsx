'use client';
import { useState } from 'react';
import { ActionButton, type ActionLook } from '@/components/ui/action-button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { FailureNotice } from './failure-notice';
import { useSubmit } from './use-submit';

/** « Supprimer », after a question; what stands in the way is said there. */
export function DeleteAction({
  action,
  words,
  titleId,
  look,
  onDone,
}: {
  action: string;
  words: { question: string; consequence: string };
  titleId: string;
  look: ActionLook;
  onDone: () => void;
}) {
  const [open, setOpen] = useState(false);
  const { submit, pending, error, clearError } = useSubmit();

  async function remove() {
    const answer = await submit({ action, method: 'DELETE' });
    // Gone already, from another window: what was wanted is so.
    if (!answer || (!answer.ok && answer.failure.status !== 404)) return;
    setOpen(false);
    onDone();
  }

  return (
    <>
      <ActionButton
        {...{ look, titleId }}
        icon="trash"
        label="Supprimer"
        danger
        onClick={() => {
          clearError();
          setOpen(true);
        }}
      />
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        question={words.question}
        confirmLabel="Supprimer"
        danger
        pending={pending}
        pendingLabel="Suppression en cours..."
        onConfirm={remove}
      >
        <p>{words.consequence}</p>
        <FailureNotice failure={error} className="mt-4" />
      </ConfirmDialog>
    </>
  );
}
