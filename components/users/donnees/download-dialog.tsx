'use client';
import { useWords } from '#words';
import { Form } from '@/components/form/form';
import { PasswordField } from '@/components/form/password-field';
import type { FormDialogProps } from '@/components/form/use-form-dialog';
import { Dialog, DialogCancel } from '@/components/ui/dialog';
import { toast } from '@/components/ui/toast';
import { downloadSchema } from '@/lib/donnees/schema';

const EMPTY = { password: '' };

/** The password, then the file: at once, or by mail when it is large. */
export function DownloadDialog({ open, onOpenChange }: FormDialogProps<never>) {
  const words = useWords('users/copieFenetre');
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="compact"
      title={words('titre')}
      description={words('texte')}
    >
      <Form
        schema={downloadSchema}
        to={{ call: 'POST /users/me/donnees' }}
        defaultValues={EMPTY}
        submitLabel={words('telecharger')}
        pendingLabel={words('enCours')}
        secondary={<DialogCancel />}
        inDialog
        onSuccess={({ lien }) => {
          onOpenChange(false);
          if (lien === null) {
            toast({ title: words('parEmail') });
            return;
          }
          toast({ title: words('pretes') });
          location.assign(lien);
        }}
      >
        <PasswordField name="password" label={words('motDePasse')} required />
      </Form>
    </Dialog>
  );
}
