'use client';
import { useRouter } from 'next/navigation';
import { Form } from '@/components/form/form';
import { ImageField } from '@/components/form/image-field';
import { TextareaField } from '@/components/form/textarea-field';
import { declareSchema } from '@/lib/remises/schema';

/** Delivered where nobody could show the code: the carrier says so, with a photo. */
export function DeclareForm({ reservationId }: { reservationId: string }) {
  const router = useRouter();
  return (
    <Form
      schema={declareSchema}
      to={{ call: 'POST /reservations/{id}/remise/declaration', params: { id: reservationId } }}
      defaultValues={{ imagePath: '', ligne: '' }}
      submitLabel="Déclarer la livraison"
      pendingLabel="Envoi en cours..."
      successMessage="Livraison déclarée"
      onSuccess={() => router.refresh()}
    >
      <ImageField name="imagePath" label="Photo du colis remis" required />
      <TextareaField name="ligne" label="À qui, et où" required rows={2} maxLength={300} />
    </Form>
  );
}
