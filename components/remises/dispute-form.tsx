'use client';
import { useRouter } from 'next/navigation';
import { Form } from '@/components/form/form';
import { TextareaField } from '@/components/form/textarea-field';
import { disputeSchema } from '@/lib/remises/schema';

/** « Signaler un problème »: what is held stays until both agree or an operator decides. */
export function DisputeForm({ reservationId }: { reservationId: string }) {
  const router = useRouter();
  return (
    <Form
      schema={disputeSchema}
      to={{ call: 'POST /reservations/{id}/litige', params: { id: reservationId } }}
      defaultValues={{ motif: '' }}
      submitLabel="Signaler un problème"
      pendingLabel="Envoi en cours..."
      submitVariant="danger"
      onSuccess={() => router.refresh()}
    >
      <TextareaField
        name="motif"
        label="Ce qui ne va pas"
        required
        maxLength={1000}
        hint="L’autre personne le lira. Ce qui est conservé reste bloqué jusqu’à votre accord, ou la décision d’un opérateur."
      />
    </Form>
  );
}
