'use client';
import { useRouter } from 'next/navigation';
import { DateField } from '@/components/form/date-field';
import { DialogForm } from '@/components/form/dialog-form';
import type { FormDialogProps } from '@/components/form/use-form-dialog';
import { Icon } from '@/components/ui/icon';
import { PAPIER_LABELS } from '@/lib/users/labels';
import { hasEnd, type PapierGenre } from '@/lib/users/rules/papiers';
import { sendPapierSchema } from '@/lib/users/schema/papiers';
import { PapierPhotos } from './papier-photos';

const formSchema = sendPapierSchema;

/** Sends a document to be verified. */
export function PapierDialog({ open, onOpenChange, item: genre }: FormDialogProps<PapierGenre>) {
  const router = useRouter();
  if (!genre) return null;
  const { name, what } = PAPIER_LABELS[genre];
  return (
    <DialogForm
      {...{ open, onOpenChange }}
      title={name}
      schema={formSchema}
      to={{ call: 'POST /users/me/papiers' }}
      defaultValues={{ genre, fichiers: [], valableJusqua: '' }}
      submitLabel="Envoyer"
      pendingLabel="Envoi..."
      successMessage="Votre document est envoyé. Nous vous répondons par e-mail."
      onSuccess={() => router.refresh()}
    >
      <p>{what}</p>
      <PapierPhotos name="fichiers" />
      {hasEnd(genre) && (
        <DateField
          name="valableJusqua"
          label="Valable jusqu’au"
          hint="Comme écrit sur le document."
          required
        />
      )}
      <p className="flex gap-2.5 rounded-control bg-hover p-3 text-sm">
        <Icon name="lock" size={18} className="mt-0.5 shrink-0 text-muted" />
        <span>
          Ces photos sont chiffrées. Seule notre équipe de vérification les ouvre, et elles sont effacées dès
          qu’elle vous a répondu. Seul le résultat est gardé, avec sa date.
        </span>
      </p>
    </DialogForm>
  );
}
