'use client';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, type DialogSize } from '@/components/ui/dialog';
import { Form, type FormProps, type FormSchema } from './form';
import type { FormDialogProps } from './use-form-dialog';

type Own = 'inDialog' | 'onDirtyChange' | 'secondary';

/**
 * A form in a dialog, with « Annuler ». Success closes it before `onSuccess`, unless the form `leaves`: the page's going
 * takes it along.
 */
export function DialogForm<S extends FormSchema, T = unknown>({
  open,
  onOpenChange,
  title,
  description,
  size,
  onSuccess,
  ...form
}: Omit<FormProps<S, T>, Own> &
  Omit<FormDialogProps<never>, 'item'> & { title: ReactNode; description?: ReactNode; size?: DialogSize }) {
  const [dirty, setDirty] = useState(false);

  function close() {
    setDirty(false);
    onOpenChange(false);
  }

  return (
    <Dialog {...{ open, title, description, dirty, size }} onOpenChange={close}>
      <Form<S, T>
        {...(form as FormProps<S, T>)}
        inDialog
        onDirtyChange={setDirty}
        secondary={
          <Button variant="secondary" onClick={close}>
            Annuler
          </Button>
        }
        onSuccess={(data) => {
          if (form.leaves) setDirty(false);
          else close();
          return onSuccess?.(data);
        }}
      />
    </Dialog>
  );
}
