'use client';
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
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  person: { _id: string; name: string };
  onDone: () => void;
}) {
  const { submit, pending, error } = useSubmit();

  async function block() {
    const answer = await submit('POST /users/{userId}/block', { params: { userId: person._id } });
    if (!answer?.ok) return;
    onOpenChange(false);
    toast({
      title: `${person.name} est bloqué(e).`,
      description: 'Vous pouvez débloquer dans vos paramètres.',
    });
    onDone();
  }

  return (
    <ConfirmDialog
      {...{ open, onOpenChange, pending }}
      question={
        <>
          Bloquer <bdi>{person.name}</bdi>
          {'\u202f'}?
        </>
      }
      confirmLabel="Bloquer"
      pendingLabel="Un instant..."
      danger
      onConfirm={() => void block()}
    >
      <p>
        Vous ne pourrez plus vous écrire ni réserver l’un avec l’autre. Cette personne n’en est pas prévenue.
        Vos réservations déjà confirmées restent valables{'\u202f'}: annulez-les si vous n’en voulez plus.
      </p>
      <FailureNotice failure={error} className="mt-4" />
    </ConfirmDialog>
  );
}
