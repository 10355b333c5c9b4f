'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useWords } from '#words';
import { FailureNotice } from '@/components/form/failure-notice';
import { useSubmit } from '@/components/form/use-submit';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';
import type { Words } from '@/components/words/words-of';

/** The recipient's link: made, shown to be sent on, and taken back with the code that it showed. */
export function RecipientLink({ reservationId, lien }: { reservationId: string; lien: string | null }) {
  const router = useRouter();
  const words = useWords('remises/lien');
  const { submit, pending, error } = useSubmit();
  const [asking, setAsking] = useState(false);

  async function change(
    name: 'POST /reservations/{id}/remise/lien' | 'DELETE /reservations/{id}/remise/lien',
  ) {
    const answer = await submit(name, { params: { id: reservationId } });
    if (!answer?.ok) return;
    setAsking(false);
    router.refresh();
  }

  return (
    <div className="flex flex-col items-start gap-3">
      {error && !asking && <FailureNotice failure={error} />}
      {lien ? (
        <>
          <p className="max-w-full rounded-control bg-majorelle-tint px-4 py-3 [overflow-wrap:anywhere]">
            {lien}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" size="small" onClick={() => void copy(lien, words)}>
              {words('copier')}
            </Button>
            <Button variant="danger-quiet" size="small" onClick={() => setAsking(true)}>
              {words('reprendre')}
            </Button>
          </div>
        </>
      ) : (
        <Button
          variant="secondary"
          pending={pending}
          onClick={() => void change('POST /reservations/{id}/remise/lien')}
        >
          {words('faire')}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        question={words('question')}
        confirmLabel={words('oui')}
        cancelLabel={words('garder')}
        pending={pending}
        onConfirm={() => void change('DELETE /reservations/{id}/remise/lien')}
      >
        {error ? <FailureNotice failure={error} /> : words('effet')}
      </ConfirmDialog>
    </div>
  );
}

async function copy(lien: string, words: Words<'remises/lien'>): Promise<void> {
  try {
    await navigator.clipboard.writeText(lien);
    toast({ title: words('copie') });
  } catch {
    toast({ tone: 'error', title: words('impossible') });
  }
}
