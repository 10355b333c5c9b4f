'use client';
import { useRouter } from 'next/navigation';
import { useWords } from '#words';
import { Form } from '@/components/form/form';
import { SelectField } from '@/components/form/select-field';
import { TextareaField } from '@/components/form/textarea-field';
import type { Option } from '@/components/ui/select-box';
import { decisionFormSchema, MAX_TEXTE } from '@/lib/moderation/schema';

/** What an operator decides about one report, and why. */
export function DecisionForm({ reportId, actions }: { reportId: string; actions: Option[] }) {
  const words = useWords('moderation/decider');
  const router = useRouter();
  return (
    <Form
      schema={decisionFormSchema}
      to={{ call: 'POST /moderation' }}
      defaultValues={{ raison: '' }}
      prepare={(values) => ({ ...values, reportId })}
      submitLabel={words('decider')}
      pendingLabel={words('instant')}
      successMessage={words('prise')}
      onSuccess={() => {
        // The report leaves the list it stands in: the keyboard goes on from the content.
        document.getElementById('contenu')?.focus({ preventScroll: true });
        router.refresh();
      }}
      resetOnSuccess
    >
      <SelectField
        name="action"
        label={words('decision')}
        required
        placeholder={words('choisissez')}
        options={actions}
      />
      <TextareaField
        name="raison"
        label={words('raison')}
        required
        rows={2}
        maxLength={MAX_TEXTE}
        hint={words('raisonAide')}
      />
    </Form>
  );
}
