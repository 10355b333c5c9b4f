'use client';
import { useWords } from '#words';
import { DialogForm } from '@/components/form/dialog-form';
import { RadioCards } from '@/components/form/radio-cards';
import { TextareaField } from '@/components/form/textarea-field';
import type { FormDialogProps } from '@/components/form/use-form-dialog';
import { type Cible, MOTIFS } from '@/lib/moderation/labels';
import { MAX_TEXTE, reportFormSchema } from '@/lib/moderation/schema';

/** What is reported, and its name as the page shows it. */
export type Reported = { cible: Cible; cibleId: string; nom: string };

/** What is wrong with something, for the operators; nobody else is told who said so. */
export function ReportFormDialog({ open, onOpenChange, item }: FormDialogProps<Reported>) {
  const words = useWords('moderation/signalement');
  const reasons = useWords('moderation/motif');
  if (!item) return null;
  const { cible, cibleId, nom } = item;
  return (
    <DialogForm
      {...{ open, onOpenChange }}
      title={words('titre')}
      description={words.rich('texte', { b: (text) => <bdi>{text}</bdi> }, { nom })}
      draft={`signalement.${cibleId}`}
      schema={reportFormSchema}
      to={{ call: 'POST /reports' }}
      defaultValues={{ texte: '' }}
      prepare={(values) => ({ ...values, cible, cibleId })}
      submitLabel={words('envoyer')}
      pendingLabel={words('envoi')}
      successMessage={words('merci')}
    >
      <RadioCards
        name="motif"
        label={words('motif')}
        required
        cards={MOTIFS.map((value) => ({ value, title: reasons(value) }))}
        columns={2}
      />
      <TextareaField
        name="texte"
        label={words('expliquez')}
        required
        maxLength={MAX_TEXTE}
        hint={words('expliquezAide')}
      />
    </DialogForm>
  );
}
