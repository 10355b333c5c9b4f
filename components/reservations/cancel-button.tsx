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
 * Cancels a reservation, after the question (docs/rules.md) and what goes back to whom. `label` says which one to readers.
 * The button goes with its success: to the page `leadsTo`, or the keyboard stays at the element `afterwards` (an id).
 */
export function CancelButton({
  reservationId,
  label,
  role = 'demandeur',
  afterwards,
  leadsTo,
}: {
  reservationId: string;
  label: string;
  /** What who cancels is here. */
  role?: 'demandeur' | 'transporteur';
  afterwards?: string;
  leadsTo?: string;
}) {
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const { submit, pending, error, clearError } = useSubmit();
  const [looking, setLooking] = useState(false);
  const [preview, setPreview] = useState<DataOf<'GET /reservations/{id}/annulation'> | null>(null);
  const done = useRef(false);
  useEffect(
    () => () => {
      if (done.current && afterwards) document.getElementById(afterwards)?.focus();
    },
    [afterwards],
  );

  /** The question comes with what it would mean. */
  async function ask() {
    clearError();
    setLooking(true);
    const answer = await call('GET /reservations/{id}/annulation', { params: { id: reservationId } });
    setLooking(false);
    setPreview(answer.ok ? answer.data : null);
    setAsking(true);
  }

  async function cancel() {
    const answer = await submit('PATCH /reservations/{id}/cancel', {
      params: { id: reservationId },
      fallback: 'L’annulation n’a pas été enregistrée. Réessayez dans un instant.',
    });
    if (!answer) return;
    // A conflict means that this page is behind: it catches up under the message.
    if (!answer.ok) {
      if (answer.failure.code === 'conflict') router.refresh();
      return;
    }
    done.current = true;
    setAsking(false);
    toast({ title: 'Réservation annulée' });
    if (leadsTo) router.push(leadsTo);
    else router.refresh();
  }

  return (
    <>
      <Button
        variant="danger-quiet"
        size="small"
        aria-label={`Annuler la réservation ${label}`}
        pending={looking}
        onClick={() => void ask()}
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
            <p>
              {role === 'demandeur' ? 'Le transporteur' : 'La personne qui envoie le colis'} verra que vous
              avez annulé.
            </p>
            {preview && preview.conserve > 0 && <p className="mt-2">{refundWords(preview, role)}</p>}
          </>
        )}
      </ConfirmDialog>
    </>
  );
}

function refundWords(
  { conserve, rembourse, verse, commission }: DataOf<'GET /reservations/{id}/annulation'>,
  role: 'demandeur' | 'transporteur',
): string {
  const [back, paid] = role === 'demandeur' ? ['vous', 'le transporteur reçoit'] : ['lui', 'vous recevez'];
  const most = `Il ${back} revient ${formatEuros(rembourse)} sur ${formatEuros(conserve)} payés`;
  if (verse === 0) return `${most}.`;
  return `${most}\u202f; ${paid} ${formatEuros(verse)}, le site garde ${formatEuros(commission)}.`;
}
