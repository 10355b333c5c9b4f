'use client';
import type { RefObject } from 'react';
import { useWords } from '#words';
import { FailureNotice } from '@/components/form/failure-notice';
import { useSubmit } from '@/components/form/use-submit';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';

/** Asks before somebody is blocked, and says what follows from it. */
export function BlockConfirm({
  open,
  onOpenChange,
  person,
  onDone,
  finalFocus,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  person: { _id: string; name: string };
  onDone: () => void;
  finalFocus: RefObject<HTMLElement | null>;
}) {
  const words = useWords('moderation/blocage');
  const { submit, pending, error } = useSubmit();

  async function block() {
    const answer = await submit('POST /users/{userId}/block', { params: { userId: person._id } });
    if (!answer?.ok) return;
    onOpenChange(false);
    toast({
      title: words('bloque', { nom: person.name }),
      description: words('bloqueTexte'),
    });
    onDone();
  }

  return (
    <ConfirmDialog
      {...{ open, onOpenChange, pending, finalFocus }}
      question={words.rich('question', { b: (text) => <bdi>{text}</bdi> }, { nom: person.name })}
      confirmLabel={words('bloquer')}
      pendingLabel={words('instant')}
      danger
      onConfirm={() => void block()}
    >
      <p>{words('texte')}</p>
      <FailureNotice failure={error} className="mt-4" />
    </ConfirmDialog>
  );
}
