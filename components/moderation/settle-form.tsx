'use client';
import { useRouter } from 'next/navigation';
import { useWords } from '#words';
import { Form } from '@/components/form/form';
import { PriceField } from '@/components/form/number-field';
import { TextareaField } from '@/components/form/textarea-field';
import { settleSchema } from '@/lib/remises/schema';

/** What an operator decides about a dispute, and why. */
export function SettleForm({ litigeId }: { litigeId: string }) {
  const words = useWords('moderation/trancher');
  const router = useRouter();
  return (
    <Form
      schema={settleSchema}
      to={{ call: 'POST /moderation/litiges/{id}', params: { id: litigeId } }}
      defaultValues={{ raison: '' }}
      submitLabel={words('trancher')}
      pendingLabel={words('instant')}
      successMessage={words('prise')}
      onSuccess={() => {
        // The dispute leaves the list: the keyboard goes on from the content.
        document.getElementById('contenu')?.focus({ preventScroll: true });
        router.refresh();
      }}
    >
      <PriceField name="rembourse" label={words('rembourse')} required hint={words('rembourseAide')} />
      <TextareaField
        name="raison"
        label={words('raison')}
        required
        rows={3}
        maxLength={2000}
        hint={words('raisonAide')}
      />
    </Form>
  );
}
