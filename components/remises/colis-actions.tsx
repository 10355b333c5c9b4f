'use client';
import { useRouter } from 'next/navigation';
import { FailureNotice } from '@/components/form/failure-notice';
import { Form } from '@/components/form/form';
import { TextareaField } from '@/components/form/textarea-field';
import { useSubmit } from '@/components/form/use-submit';
import { Button } from '@/components/ui/button';
import { disputeSchema } from '@/lib/remises/schema';

/** What a recipient says through their link. */
export function ColisActions({
  token,
  canReceive,
  canDispute,
}: {
  token: string;
  canReceive: boolean;
  canDispute: boolean;
}) {
  const router = useRouter();
  const { submit, pending, error } = useSubmit();
  return (
    <>
      {error && <FailureNotice failure={error} />}
      {canReceive && (
        <Button
          icon="check"
          pending={pending}
          onClick={async () => {
            const answer = await submit('POST /colis/{token}/recu', { params: { token } });
            if (answer?.ok) router.refresh();
          }}
        >
          J’ai reçu le colis
        </Button>
      )}
      {canDispute && (
        <details className="mt-6">
          <summary className="cursor-pointer font-semibold">Il y a un problème</summary>
          <div className="mt-3">
            <Form
              schema={disputeSchema}
              to={{ call: 'POST /colis/{token}/probleme', params: { token } }}
              defaultValues={{ motif: '' }}
              submitLabel="Envoyer"
              pendingLabel="Envoi en cours..."
              onSuccess={() => router.refresh()}
            >
              <TextareaField name="motif" label="Ce qui ne va pas" required maxLength={1000} />
            </Form>
          </div>
        </details>
      )}
    </>
  );
}
