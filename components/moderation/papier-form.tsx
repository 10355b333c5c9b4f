'use client';
import { useRouter } from 'next/navigation';
import { useWords } from '#words';
import { DateField } from '@/components/form/date-field';
import { Form } from '@/components/form/form';
import { SelectField } from '@/components/form/select-field';
import { TextareaField } from '@/components/form/textarea-field';
import { decidePapierSchema } from '@/lib/users/schema/papiers';

const DECISIONS = ['accepte', 'refuse'] as const;

/** What an operator answers to a document, and why. */
export function PapierForm({ id, valableJusqua }: { id: string; valableJusqua: string | null }) {
  const words = useWords('moderation/papierReponse');
  const router = useRouter();
  return (
    <Form
      schema={decidePapierSchema}
      to={{ call: 'POST /moderation/papiers/{id}', params: { id } }}
      defaultValues={{ raison: '', valableJusqua: valableJusqua ?? '' }}
      submitLabel={words('repondre')}
      pendingLabel={words('instant')}
      successMessage={words('partie')}
      onSuccess={() => {
        // The document leaves the list: the keyboard goes on from the content.
        document.getElementById('contenu')?.focus({ preventScroll: true });
        router.refresh();
      }}
    >
      <SelectField
        name="decision"
        label={words('decision')}
        required
        placeholder={words('choisissez')}
        options={DECISIONS.map((value) => ({ value, label: words(value) }))}
      />
      {valableJusqua !== null && (
        <DateField name="valableJusqua" label={words('jusqua')} hint={words('jusquaAide')} />
      )}
      <TextareaField
        name="raison"
        label={words('raison')}
        rows={2}
        maxLength={500}
        hint={words('raisonAide')}
      />
    </Form>
  );
}
