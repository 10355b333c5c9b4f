'use client';
import { useWords } from '#words';
import { DialogForm } from '@/components/form/dialog-form';
import { dropDrafts } from '@/components/form/draft';
import { PasswordField } from '@/components/form/password-field';
import { TextField } from '@/components/form/text-field';
import type { FormDialogProps } from '@/components/form/use-form-dialog';
import { toastOnNextPage } from '@/components/page/toast-later';
import { addressHere } from '@/components/words/browser';
import { CONFIRMATION, deleteAccountSchema } from '@/lib/donnees/schema';

const EMPTY = { confirmation: '', password: '' };

/** What goes and what stays, then the word and the password that end the account. */
export function DeleteDialog({ open, onOpenChange }: FormDialogProps<never>) {
  const words = useWords('users/suppressionFenetre');
  return (
    <DialogForm
      {...{ open, onOpenChange }}
      size="medium"
      title={words('titre')}
      schema={deleteAccountSchema}
      to={{ call: 'POST /users/me/suppression' }}
      defaultValues={EMPTY}
      submitLabel={words('titre')}
      pendingLabel={words('enCours')}
      submitVariant="danger"
      leaves
      onSuccess={() => {
        dropDrafts();
        toastOnNextPage({ title: words('fini') });
        location.assign(addressHere('/'));
      }}
    >
      <div className="space-y-3">
        <h3>{words('disparait')}</h3>
        <ul className="list-disc space-y-1 ps-5">
          <li>{words('nom')}</li>
          <li>{words('photos')}</li>
          <li>{words('connexions')}</li>
        </ul>
        <h3>{words('reste')}</h3>
        <ul className="list-disc space-y-1 ps-5">
          <li>{words('autres')}</li>
          <li>{words('comptes')}</li>
        </ul>
        <p>{words('revenir')}</p>
      </div>
      <TextField
        name="confirmation"
        label={words('confirmation', { mot: CONFIRMATION[words.langue] })}
        autoComplete="off"
        maxLength={20}
        required
      />
      <PasswordField name="password" label={words('motDePasse')} required />
    </DialogForm>
  );
}
