'use client';
import { useRouter } from 'next/navigation';
import { Form } from '@/components/form/form';
import { SelectField } from '@/components/form/select-field';
import { TextareaField } from '@/components/form/textarea-field';
import { ACTION_LABELS, type Action } from '@/lib/moderation/labels';
import { decisionFormSchema, MAX_TEXTE } from '@/lib/moderation/schema';

/** What an operator decides about one report, and why. */
export function DecisionForm({ reportId, actions }: { reportId: string; actions: Action[] }) {
  const router = useRouter();
  return (
    <Form
      schema={decisionFormSchema}
      to={{ call: 'POST /moderation' }}
      defaultValues={{ raison: '' }}
      prepare={(values) => ({ ...values, reportId })}
      submitLabel="Décider"
      pendingLabel="Un instant..."
      successMessage="La décision est prise."
      onSuccess={() => {
        // The report leaves the list it stands in: the keyboard goes on from the content.
        document.getElementById('contenu')?.focus({ preventScroll: true });
        router.refresh();
      }}
      resetOnSuccess
    >
      <SelectField
        name="action"
        label="Décision"
        required
        placeholder="Choisissez"
        options={actions.map((value) => ({ value, label: ACTION_LABELS[value] }))}
      />
      <TextareaField
        name="raison"
        label="Raison"
        required
        rows={2}
        maxLength={MAX_TEXTE}
        hint="La personne concernée la lira, sauf si vous classez."
      />
    </Form>
  );
}
