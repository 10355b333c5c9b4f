'use client';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import type { WriteName } from '@/components/api/contract';
import type { Failure } from '@/components/api/failure';
import { Dialog, DialogCancel, type DialogSize } from '@/components/ui/dialog';
import { BareForm, type Fitting, type FormProps } from './form';
import type { FormSchema } from './resolver';
import type { FormDialogProps } from './use-form-dialog';
import { useOwnDraft } from './use-own-draft';
import { useUnsaved } from './use-unsaved';

type Own = 'inDialog' | 'onDirtyChange' | 'secondary' | 'draft';

/**
 * A form in a dialog, with « Annuler ». Success closes it before `onSuccess`, unless the form `leaves`: the page's going
 * takes it along. Closing it by anything else, or leaving the page, asks first when something was typed; what is typed
 * survives a reload, and the login of the same person, under the name `draft`.
 */
export function DialogForm<S extends FormSchema, N extends WriteName>({
  open,
  onOpenChange,
  title,
  description,
  size,
  draft,
  draftWithout,
  isOver,
  onSuccess,
  onFailure,
  ...form
}: Omit<FormProps<S, N>, Own> &
  Fitting<S, N> &
  Omit<FormDialogProps<never>, 'item'> & {
    title: ReactNode;
    description?: ReactNode;
    size?: DialogSize;
    draft?: string | undefined;
    /** Fields that a draft does not keep. */
    draftWithout?: readonly string[];
    /** Whether a refusal leaves nothing to be sent: it closes as success does, before `onFailure`. */
    isOver?: (failure: Failure) => boolean;
  }) {
  const [dirty, setDirty] = useState(false);
  const own = useOwnDraft(draft, draftWithout);
  useUnsaved(open && dirty);

  function close() {
    own.drop();
    setDirty(false);
    onOpenChange(false);
  }

  return (
    <Dialog {...{ open, title, description, dirty, size }} onOpenChange={close}>
      <BareForm<S, N>
        {...(form as FormProps<S, N>)}
        inDialog
        draft={own.draft}
        onDirtyChange={setDirty}
        secondary={<DialogCancel />}
        onSuccess={(data, values) => {
          // At once: what follows may leave the page, which then has nothing to ask any more.
          flushSync(() => {
            if (form.leaves) setDirty(false);
            else close();
          });
          return onSuccess?.(data, values);
        }}
        onFailure={(failure) => {
          if (isOver?.(failure)) close();
          onFailure?.(failure);
        }}
      />
    </Dialog>
  );
}
