'use client';
import { useWords } from '#words';
import { ConfirmDialog } from './confirm-dialog';

/** Asks before what was typed is given up. */
export function AbandonQuestion({
  open,
  onOpenChange,
  onAbandon,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onAbandon: () => void;
}) {
  const words = useWords('ui/fenetre');
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      question={words('abandonQuestion')}
      confirmLabel={words('abandonner')}
      cancelLabel={words('continuer')}
      danger
      onConfirm={onAbandon}
    >
      {words('perdu')}
    </ConfirmDialog>
  );
}
