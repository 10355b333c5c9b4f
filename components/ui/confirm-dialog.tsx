'use client';
import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import type { ReactNode, RefObject } from 'react';
import { useWords } from '#words';
import { Button } from './button';
import { DialogSurface } from './dialog-surface';

/** A question with two answers. Esc is « no »; a press on the backdrop is nothing. Stays open while `pending`. */
export function ConfirmDialog({
  open,
  onOpenChange,
  question,
  children,
  confirmLabel,
  cancelLabel,
  danger,
  pending,
  pendingLabel,
  onConfirm,
  finalFocus,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  question: ReactNode;
  /** What follows from a yes, or the error of the last try. */
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  danger?: boolean;
  pending?: boolean;
  pendingLabel?: string;
  onConfirm: () => void;
  /** What has the focus when it is closed, where what opened it is gone: a menu’s item. */
  finalFocus?: RefObject<HTMLElement | null> | undefined;
}) {
  const words = useWords('ui/fenetre');
  return (
    <Base.Root open={open} onOpenChange={(next) => !pending && onOpenChange(next)}>
      <DialogSurface
        className="m-4 max-w-md rounded-card border border-line p-5 sm:m-0 sm:p-6"
        finalFocus={finalFocus}
      >
        <Base.Title className="text-xl">{question}</Base.Title>
        {children && (
          <Base.Description render={<div />} className="mt-2 text-muted">
            {children}
          </Base.Description>
        )}
        <div className="mt-6 flex flex-wrap justify-end gap-3 [&>button]:grow sm:[&>button]:grow-0">
          <Base.Close render={<Button variant="secondary" aria-disabled={pending} />}>
            {cancelLabel ?? words('annuler')}
          </Base.Close>
          <Button
            variant={danger ? 'danger' : 'primary'}
            pending={pending}
            pendingLabel={pendingLabel}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </div>
      </DialogSurface>
    </Base.Root>
  );
}
