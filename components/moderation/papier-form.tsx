'use client';
import { useRouter } from 'next/navigation';
import { DateField } from '@/components/form/date-field';
import { Form } from '@/components/form/form';
import { SelectField } from '@/components/form/select-field';
import { TextareaField } from '@/components/form/textarea-field';
import { decidePapierSchema } from '@/lib/users/schema/papiers';

const DECISIONS = [
  { value: 'accepte', label: 'Accepter' },
  { value: 'refuse', label: 'Refuser' },
];

/** What an operator answers to a document, and why. */
export function PapierForm({ id, valableJusqua }: { id: string; valableJusqua: string | null }) {
  const router = useRouter();
  return (
    <Form
      schema={decidePapierSchema}
      to={{ call: 'POST /moderation/papiers/{id}', params: { id } }}
      defaultValues={{ raison: '', valableJusqua: valableJusqua ?? '' }}
      submitLabel="Répondre"
      pendingLabel="Un instant..."
      successMessage="La réponse est partie, les photos sont effacées."
      onSuccess={() => {
        // The document leaves the list: the keyboard goes on from the content.
        document.getElementById('contenu')?.focus({ preventScroll: true });
        router.refresh();
      }}
    >
      <SelectField name="decision" label="Décision" required placeholder="Choisissez" options={DECISIONS} />
      {valableJusqua !== null && (
        <DateField
          name="valableJusqua"
          label="Valable jusqu’au"
          hint="Corrigez si le document dit autre chose."
        />
      )}
      <TextareaField
        name="raison"
        label="Raison"
        rows={2}
        maxLength={500}
        hint="Obligatoire pour refuser. La personne la lira."
      />
    </Form>
  );
}
