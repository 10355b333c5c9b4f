'use client';
import { useWords } from '#words';
import { DialogForm } from '@/components/form/dialog-form';
import { PasswordField } from '@/components/form/password-field';
import type { FormDialogProps } from '@/components/form/use-form-dialog';
import { toast } from '@/components/ui/toast';
import { downloadSchema } from '@/lib/donnees/schema';

const EMPTY = { password: '' };

/** The password, then the file: at once, or by mail when it is large. */
export function DownloadDialog({ open, onOpenChange }: FormDialogProps<never>) {
  const words = useWords('users/copieFenetre');
  return (
    <DialogForm
      {...{ open, onOpenChange }}
      size="compact"
      title={words('titre')}
      description={words('texte')}
      schema={downloadSchema}
      to={{ call: 'POST /users/me/donnees' }}
      defaultValues={EMPTY}
      submitLabel={words('telecharger')}
      pendingLabel={words('enCours')}
      onSuccess={({ lien }) => {
        if (lien === null) {
          toast({ title: words('parEmail') });
          return;
        }
        toast({ title: words('pretes') });
        location.assign(lien);
      }}
    >
      <PasswordField name="password" label={words('motDePasse')} required />
    </DialogForm>
  );
}
