'use client';
import { useRouter } from 'next/navigation';
import { useWords } from '#words';
import { DateField } from '@/components/form/date-field';
import { DialogForm } from '@/components/form/dialog-form';
import type { FormDialogProps } from '@/components/form/use-form-dialog';
import { Icon } from '@/components/ui/icon';
import { hasEnd, type PapierGenre } from '@/lib/users/rules/papiers';
import { sendPapierSchema } from '@/lib/users/schema/papiers';
import { PapierPhotos } from './papier-photos';

const formSchema = sendPapierSchema;

/** Sends a document to be verified. */
export function PapierDialog({ open, onOpenChange, item: genre }: FormDialogProps<PapierGenre>) {
  const names = useWords('users/papier');
  const proofs = useWords('users/papierPreuve');
  const words = useWords('users/papierEnvoi');
  const router = useRouter();
  if (!genre) return null;
  return (
    <DialogForm
      {...{ open, onOpenChange }}
      title={names(genre)}
      schema={formSchema}
      to={{ call: 'POST /users/me/papiers' }}
      defaultValues={{ genre, fichiers: [], valableJusqua: '' }}
      submitLabel={words('envoyer')}
      pendingLabel={words('envoi')}
      successMessage={words('envoye')}
      onSuccess={() => router.refresh()}
    >
      <p>{proofs(genre)}</p>
      <PapierPhotos name="fichiers" />
      {hasEnd(genre) && (
        <DateField name="valableJusqua" label={words('jusqua')} hint={words('jusquaAide')} required />
      )}
      <p className="flex gap-2.5 rounded-control bg-hover p-3 text-sm">
        <Icon name="lock" size={18} className="mt-0.5 shrink-0 text-muted" />
        <span>{words('secret')}</span>
      </p>
    </DialogForm>
  );
}
