'use client';
import { useRouter } from 'next/navigation';
import { useWords } from '#words';
import { DialogForm } from '@/components/form/dialog-form';
import { TextField } from '@/components/form/text-field';
import type { FormDialogProps } from '@/components/form/use-form-dialog';
import type { PasskeyView } from '@/lib/users/queries/safety';
import { renamePasskeySchema } from '@/lib/users/schema/passkeys';

/** Another name for a passkey. */
export function PasskeyNameDialog({ item, ...dialog }: FormDialogProps<PasskeyView>) {
  const words = useWords('users/cleNom');
  const router = useRouter();
  return (
    <DialogForm
      {...dialog}
      size="compact"
      title={words('titre')}
      draft={item && `cle.${item._id}`}
      schema={renamePasskeySchema}
      to={{ call: 'PATCH /users/me/passkeys/{passkeyId}', params: { passkeyId: item?._id ?? '' } }}
      defaultValues={{ name: item?.name ?? '' }}
      submitLabel={words('enregistrer')}
      pendingLabel={words('enCours')}
      onSuccess={() => router.refresh()}
    >
      <TextField name="name" label={words('nom')} maxLength={60} required />
    </DialogForm>
  );
}
