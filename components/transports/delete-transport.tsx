'use client';
import { useState } from 'react';
import { FailureNotice } from '@/components/form/failure-notice';
import { useSubmit } from '@/components/form/use-submit';
import { ActionButton, type ActionLook } from '@/components/ui/action-button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';

/** Deletes a trip after the specification's question; what stands in the way (a living reservation) is said there. */
export function DeleteTransport({
  id,
  titleId,
  look,
  onDone,
}: {
  id: string;
  titleId: string;
  look: ActionLook;
  onDone: () => void;
}) {
  const [open, setOpen] = useState(false);
  const { submit, pending, error, clearError } = useSubmit();

  async function remove() {
    const answer = await submit({ action: `/api/transports/${id}`, method: 'DELETE' });
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
        question="Voulez-vous vraiment supprimer ce transporteur ?"
        confirmLabel="Supprimer"
        danger
        pending={pending}
        pendingLabel="Suppression en cours..."
        onConfirm={remove}
      >
        <p>Le trajet disparaît du site pour tout le monde. C’est définitif.</p>
        <FailureNotice failure={error} className="mt-4" />
      </ConfirmDialog>
    </>
  );
}
