'use client';
import { useRouter } from 'next/navigation';
import { Form } from '@/components/form/form';
import { PriceField } from '@/components/form/number-field';
import { TextareaField } from '@/components/form/textarea-field';
import { settleSchema } from '@/lib/remises/schema';

/** What an operator decides about a dispute, and why. */
export function SettleForm({ litigeId }: { litigeId: string }) {
  const router = useRouter();
  return (
    <Form
      schema={settleSchema}
      to={{ call: 'POST /moderation/litiges/{id}', params: { id: litigeId } }}
      defaultValues={{ raison: '' }}
      submitLabel="Trancher"
      pendingLabel="Un instant..."
      successMessage="La décision est prise."
      onSuccess={() => {
        // The dispute leaves the list: the keyboard goes on from the content.
        document.getElementById('contenu')?.focus({ preventScroll: true });
        router.refresh();
      }}
    >
      <PriceField
        name="rembourse"
        label="Revient à qui a payé"
        required
        hint="Le reste va au transporteur, commission déduite."
      />
      <TextareaField
        name="raison"
        label="Raison"
        required
        rows={3}
        maxLength={2000}
        hint="Les deux personnes la liront."
      />
    </Form>
  );
}
