import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useState } from 'react';
import { useWords } from '#words';
import type { Failure } from '@/components/api/failure';
import { useSubmit } from '@/components/form/use-submit';
import { toast } from '@/components/ui/toast';
import { KEPT_NAMES } from '@/lib/core/kept-names';
import type { RemiseGenre } from '@/lib/remises/schema';
import { type KeptCode, readKept, writeKept } from './kept-code';

/** A network that is said to be back often is not yet: it is tried again, after twice as long each time. */
const FIRST_WAIT_MS = 2_000;
const LAST_WAIT_MS = 5 * 60_000;

const DONE = { collecte: 'collecteFaite', livraison: 'livraisonFaite' } as const;

/**
 * Sends a code. What does not reach the site stays on this phone with the hour at which it was entered, and is sent when the
 * network is back, from time to time meanwhile, and when the page is opened again.
 */
export function useCode(reservationId: string, genre: RemiseGenre) {
  const router = useRouter();
  const done = useWords('remises/saisie')(DONE[genre]);
  const { submit, pending, error } = useSubmit();
  /** Why the code that is kept did not reach the site, and how often in a row. */
  const [kept, setKept] = useState<{ failure: Failure; times: number } | null>(null);
  const place = `${KEPT_NAMES.code}${reservationId}.${genre}`;

  const sendCode = useCallback(
    async (entered: KeptCode): Promise<Failure | null> => {
      writeKept(place, entered);
      const answer = await submit('POST /reservations/{id}/remise', {
        params: { id: reservationId },
        body: { genre, ...entered },
      });
      if (!answer) return null;
      if (!answer.ok && isAway(answer.failure)) {
        const { failure } = answer;
        setKept((before) => ({ failure, times: (before?.times ?? 0) + 1 }));
        return failure;
      }
      setKept(null);
      writeKept(place, null);
      if (answer.ok) toast({ title: done });
      if (answer.ok || answer.failure.code === 'conflict') router.refresh();
      return answer.ok ? null : answer.failure;
    },
    [done, genre, place, reservationId, router, submit],
  );

  const sendKept = useCallback(() => {
    const waiting = readKept(place);
    if (waiting) void sendCode(waiting);
  }, [place, sendCode]);

  useEffect(() => {
    sendKept();
    window.addEventListener('online', sendKept);
    return () => window.removeEventListener('online', sendKept);
  }, [sendKept]);

  useEffect(() => {
    if (!kept) return;
    const timer = setTimeout(sendKept, Math.min(FIRST_WAIT_MS * 2 ** (kept.times - 1), LAST_WAIT_MS));
    return () => clearTimeout(timer);
  }, [kept, sendKept]);

  return { sendCode, pending, error, kept: kept?.failure ?? null };
}

/** Nobody has judged the code: there is no network, no session any more, too many came, or the site or this page is in trouble. */
const isAway = ({ kind }: Failure) =>
  kind === 'connection' || kind === 'unauthenticated' || kind === 'limited' || kind === 'broken';
