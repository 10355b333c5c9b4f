'use client';
import { DialogForm } from '@/components/form/dialog-form';
import { RadioCards } from '@/components/form/radio-cards';
import { TextareaField } from '@/components/form/textarea-field';
import type { FormDialogProps } from '@/components/form/use-form-dialog';
import { type Cible, MOTIF_LABELS } from '@/lib/moderation/labels';
import { MAX_TEXTE, reportFormSchema } from '@/lib/moderation/schema';

/** What is reported, and its name as the page shows it. */
export type Reported = { cible: Cible; cibleId: string; nom: string };

const CARDS = Object.entries(MOTIF_LABELS).map(([value, title]) => ({ value, title }));

/** What is wrong with something, for the operators; nobody else is told who said so. */
export function ReportFormDialog({ open, onOpenChange, item }: FormDialogProps<Reported>) {
  if (!item) return null;
  const { cible, cibleId, nom } = item;
  return (
    <DialogForm
      {...{ open, onOpenChange }}
      title="Signaler"
      description={
        <>
          <bdi>{nom}</bdi>. Votre signalement reste confidentiel. Nous vous dirons ce que nous en avons
          décidé.
        </>
      }
      draft={`signalement.${cibleId}`}
      schema={reportFormSchema}
      to={{ call: 'POST /reports' }}
      defaultValues={{ texte: '' }}
      prepare={(values) => ({ ...values, cible, cibleId })}
      submitLabel="Envoyer le signalement"
      pendingLabel="Envoi en cours..."
      successMessage="Merci, votre signalement est arrivé. Nous vous répondrons."
    >
      <RadioCards name="motif" label="Ce qui ne va pas" required cards={CARDS} columns={2} />
      <TextareaField
        name="texte"
        label="Expliquez"
        required
        maxLength={MAX_TEXTE}
        hint="Ce qui s’est passé, et où nous pouvons le voir."
      />
    </DialogForm>
  );
}
