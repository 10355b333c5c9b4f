'use client';
import { useRouter } from 'next/navigation';
import { useWords } from '#words';
import { Form } from '@/components/form/form';
import { TextareaField } from '@/components/form/textarea-field';
import { disputeSchema } from '@/lib/remises/schema';

/** « Signaler un problème »: what is held stays until both agree or an operator decides. */
export function DisputeForm({ reservationId }: { reservationId: string }) {
  const router = useRouter();
  const words = useWords('remises/desaccord');
  return (
    <Form
      schema={disputeSchema}
      to={{ call: 'POST /reservations/{id}/litige', params: { id: reservationId } }}
      defaultValues={{ motif: '' }}
      submitLabel={words('signaler')}
      pendingLabel={words('envoi')}
      submitVariant="danger"
      onSuccess={() => router.refresh()}
    >
      <TextareaField
        name="motif"
        label={words('motif')}
        required
        maxLength={1000}
        hint={words('motifAide')}
      />
    </Form>
  );
}
