import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useState } from 'react';
import type { Failure } from '@/components/api/failure';
import { useSubmit } from '@/components/form/use-submit';
import { toast } from '@/components/ui/toast';
import { KEPT_NAMES } from '@/lib/core/kept-names';
import type { RemiseGenre } from '@/lib/remises/schema';
import { type KeptCode, readKept, writeKept } from './kept-code';

const DONE = { collecte: 'Collecte enregistrée', livraison: 'Livraison enregistrée' };

/**
 * Sends a code. What does not reach the site stays on this phone with the hour at which it was entered, and is sent when the
 * network is back or the page is opened again.
 */
export function useCode(reservationId: string, genre: RemiseGenre) {
  const router = useRouter();
  const { submit, pending, error } = useSubmit();
  const [kept, setKept] = useState(false);
  const place = `${KEPT_NAMES.code}${reservationId}.${genre}`;

  const sendCode = useCallback(
    async (entered: KeptCode): Promise<Failure | null> => {
      writeKept(place, entered);
      const answer = await submit('POST /reservations/{id}/remise', {
        params: { id: reservationId },
        body: { genre, ...entered },
      });
      if (!answer) return null;
      const waits = !answer.ok && isAway(answer.failure);
      setKept(waits);
      if (waits) return answer.failure;
      writeKept(place, null);
      if (answer.ok) toast({ title: DONE[genre] });
      if (answer.ok || answer.failure.code === 'conflict') router.refresh();
      return answer.ok ? null : answer.failure;
    },
    [genre, place, reservationId, router, submit],
  );

  useEffect(() => {
    const again = () => {
      const waiting = readKept(place);
      if (waiting) void sendCode(waiting);
    };
    again();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [place, sendCode]);

  return { sendCode, pending, error, kept };
}

/** Nobody has judged the code: there is no network, no session any more, or the site is in trouble. */
const isAway = ({ kind, status = 0 }: Failure) =>
  kind === 'connection' || kind === 'unauthenticated' || status >= 500;
