'use client';
import { useState } from 'react';
import { useWords } from '#words';
import type { To, WriteName } from '@/components/api/contract';
import { ActionButton, type ActionLook } from '@/components/ui/action-button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { FailureNotice } from './failure-notice';
import { useSubmit } from './use-submit';

type DeleteName = Extract<WriteName, `DELETE ${string}/{id}`>;

/** « Supprimer », after a question. What stands in the way is said there, and hiding offered instead where that can be done. */
export function DeleteAction({
  to,
  words,
  titleId,
  look,
  onDone,
  hide,
}: {
  to: To<DeleteName>;
  words: { question: string; consequence: string };
  titleId: string;
  look: ActionLook;
  onDone: () => void;
  /** Hides the thing; answers whether it did. */
  hide?: { label: string; pending: boolean; run: () => Promise<boolean> } | undefined;
}) {
  const buttons = useWords('owned/actions');
  const [open, setOpen] = useState(false);
  const { write, pending, error, clearError } = useSubmit();

  async function remove() {
    const answer = await write(to.call, to);
    // Gone already, from another window: what was wanted is so.
    if (!answer || (!answer.ok && answer.failure.status !== 404)) return;
    setOpen(false);
    onDone();
  }

  const instead = error?.code === 'conflict' ? hide : undefined;

  return (
    <>
      <ActionButton
        {...{ look, titleId }}
        icon="trash"
        label={buttons('supprimer')}
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
        confirmLabel={instead?.label ?? buttons('supprimer')}
        danger={!instead}
        pending={instead?.pending ?? pending}
        pendingLabel={buttons(instead ? 'instant' : 'suppression')}
        onConfirm={() => void (instead ? instead.run().then((hidden) => hidden && setOpen(false)) : remove())}
      >
        <p>{words.consequence}</p>
        <FailureNotice failure={error} className="mt-4" />
      </ConfirmDialog>
    </>
  );
}
