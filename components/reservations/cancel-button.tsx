'use client';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { call } from '@/components/api/call';
import type { DataOf } from '@/components/api/contract';
import { FailureNotice } from '@/components/form/failure-notice';
import { useSubmit } from '@/components/form/use-submit';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';
import { formatEuros } from '@/lib/core/text/money';

/**
 * Cancels one's own reservation, after the question (docs/rules.md). `label` says which one to readers.
 * The button goes with its success: the keyboard then stays at the element `afterwards` (an id).
 */
export function CancelButton({
  reservationId,
  label,
  afterwards,
}: {
  reservationId: string;
  label: string;
  afterwards: string;
}) {
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const { submit, pending, error, clearError } = useSubmit();
  const [preview, setPreview] = useState<DataOf<'GET /reservations/{id}/annulation'> | null>(null);
  const done = useRef(false);
  useEffect(
    () => () => {
      if (done.current) document.getElementById(afterwards)?.focus();
    },
    [afterwards],
  );

  async function cancel() {
    const answer = await submit('PATCH /reservations/{id}/cancel', {
      params: { id: reservationId },
      fallback: 'L’annulation n’a pas été enregistrée. Réessayez dans un instant.',
    });
    if (!answer) return;
    // A conflict means that this page is behind: it catches up under the message.
    if (answer.ok || answer.failure.code === 'conflict') router.refresh();
    if (!answer.ok) return;
    done.current = true;
    setAsking(false);
    toast({ title: 'Réservation annulée' });
  }

  return (
    <>
      <Button
        variant="danger-quiet"
        size="small"
        aria-label={`Annuler la réservation ${label}`}
        onClick={() => {
          clearError();
          setPreview(null);
          setAsking(true);
          void call('GET /reservations/{id}/annulation', { params: { id: reservationId } }).then(
            (answer) => answer.ok && setPreview(answer.data),
          );
        }}
      >
        Annuler la réservation
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        question="Êtes-vous sûr de vouloir annuler cette réservation ?"
        confirmLabel="Annuler la réservation"
        cancelLabel="Garder"
        danger
        pending={pending}
        pendingLabel="Annulation en cours..."
        onConfirm={() => void cancel()}
      >
        {error ? (
          <FailureNotice failure={error} />
        ) : (
          <>
            <p>Le transporteur verra que vous avez annulé.</p>
            {preview && preview.conserve > 0 && (
              <p className="mt-2">
                Il vous revient {formatEuros(preview.rembourse)} sur {formatEuros(preview.conserve)} payés
                {preview.verse > 0 &&
                  `\u202f; le transporteur reçoit ${formatEuros(preview.verse)}, le site garde ${formatEuros(preview.commission)}`}
                .
              </p>
            )}
          </>
        )}
      </ConfirmDialog>
    </>
  );
}
