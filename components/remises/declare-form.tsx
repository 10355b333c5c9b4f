'use client';
import { useRouter } from 'next/navigation';
import { useWords } from '#words';
import { Form } from '@/components/form/form';
import { ImageField } from '@/components/form/image-field';
import { TextareaField } from '@/components/form/textarea-field';
import { declareSchema } from '@/lib/remises/schema';

/** Delivered where nobody could show the code: the carrier says so, with a photo. */
export function DeclareForm({ reservationId }: { reservationId: string }) {
  const router = useRouter();
  const words = useWords('remises/declarer');
  return (
    <Form
      schema={declareSchema}
      to={{ call: 'POST /reservations/{id}/remise/declaration', params: { id: reservationId } }}
      defaultValues={{ imagePath: '', ligne: '' }}
      submitLabel={words('declarer')}
      pendingLabel={words('envoi')}
      successMessage={words('declaree')}
      onSuccess={() => router.refresh()}
    >
      <ImageField name="imagePath" label={words('photo')} required />
      <TextareaField name="ligne" label={words('aQui')} required rows={2} maxLength={300} />
    </Form>
  );
}
