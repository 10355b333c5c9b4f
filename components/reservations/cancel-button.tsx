'use client';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '#words';
import { call } from '@/components/api/call';
import type { DataOf } from '@/components/api/contract';
import { FailureNotice } from '@/components/form/failure-notice';
import { useSubmit } from '@/components/form/use-submit';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';
import { addressHere } from '@/components/words/browser';
import { formatEuros, formatKg } from '@/lib/core/text/money';
import { ofPlace } from '@/lib/core/text/text';
import type { ReservationView } from '@/lib/reservations/queries';

/**
 * Cancels a reservation, after the question (docs/rules.md) and what goes back to whom.
 * The button goes with its success: to the page `leadsTo`, or the keyboard stays at the element `afterwards` (an id).
 */
export function CancelButton({
  reservation: { _id: reservationId, villeDepart, villeArrivee, poids },
  role = 'demandeur',
  afterwards,
  leadsTo,
}: {
  reservation: Pick<ReservationView, '_id' | 'villeDepart' | 'villeArrivee' | 'poids'>;
  /** What who cancels is here. */
  role?: 'demandeur' | 'transporteur';
  afterwards?: string;
  leadsTo?: string;
}) {
  const router = useRouter();
  const words = useWords('reservations/annuler');
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
      fallback: words('echec'),
    });
    if (!answer) return;
    // A conflict means that this page is behind: it catches up under the message.
    if (!answer.ok) {
      if (answer.failure.code === 'conflict') router.refresh();
      return;
    }
    done.current = true;
    setAsking(false);
    toast({ title: words('fait') });
    if (leadsTo) router.push(addressHere(leadsTo));
    else router.refresh();
  }

  return (
    <>
      <Button
        variant="danger-quiet"
        size="small"
        aria-label={words('nom', {
          depart: ofPlace(villeDepart),
          arrivee: villeArrivee,
          poids: formatKg(poids, words.langue),
        })}
        pending={looking}
        onClick={() => void ask()}
      >
        {words('bouton')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        question={words('question')}
        confirmLabel={words('bouton')}
        cancelLabel={words('garder')}
        danger
        pending={pending}
        pendingLabel={words('enCours')}
        onConfirm={() => void cancel()}
      >
        {error ? (
          <FailureNotice failure={error} />
        ) : (
          <>
            <p>{words('verra', { role })}</p>
            {preview && preview.conserve > 0 && (
              <p className="mt-2">
                {words(preview.verse === 0 ? 'rendu' : 'partage', {
                  role,
                  rembourse: formatEuros(preview.rembourse, words.langue),
                  conserve: formatEuros(preview.conserve, words.langue),
                  verse: formatEuros(preview.verse, words.langue),
                  commission: formatEuros(preview.commission, words.langue),
                })}
              </p>
            )}
          </>
        )}
      </ConfirmDialog>
    </>
  );
}
