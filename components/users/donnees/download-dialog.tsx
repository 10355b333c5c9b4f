'use client';
import { Form } from '@/components/form/form';
import { PasswordField } from '@/components/form/password-field';
import { Dialog, DialogCancel } from '@/components/ui/dialog';
import { toast } from '@/components/ui/toast';
import { downloadSchema } from '@/lib/donnees/schema';

const EMPTY = { password: '' };

/** The password, then the file: at once, or by mail when it is large. */
export function DownloadDialog({ onClosed }: { onClosed: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={onClosed}
      size="compact"
      title="Télécharger mes données"
      description="Confirmez que c’est bien vous. Trois copies par jour au plus."
    >
      <Form
        schema={downloadSchema}
        to={{ call: 'POST /users/me/donnees' }}
        defaultValues={EMPTY}
        submitLabel="Télécharger"
        pendingLabel="Préparation..."
        secondary={<DialogCancel />}
        inDialog
        onSuccess={({ lien }) => {
          onClosed();
          if (lien === null) {
            toast({ title: 'Vos données sont nombreuses\u202f: le lien arrive par e-mail, pour 24 heures.' });
            return;
          }
          toast({ title: 'Vos données sont prêtes.' });
          location.assign(lien);
        }}
      >
        <PasswordField name="password" label="Votre mot de passe" required />
      </Form>
    </Dialog>
  );
}
