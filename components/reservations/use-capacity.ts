'use client';
import { useCallback, useEffect, useState } from 'react';
import { call } from '@/components/api/call';
import type { TransportView } from '@/lib/transports/queries/view';
import type { LegPositions } from '@/lib/transports/rules';
import { isNamedByCities, legCapacity } from './legs';

export type Capacity = { libre: number; capacite: number; state: 'loading' | 'fresh' | 'unchecked' };

type Answer = { about: string; libre: number | null };

/**
 * The free weight of a leg as the server sees it now; the page's figures stand in until the answer is there and when it
 * does not come. `refresh` asks again. Null without a leg.
 */
export function useCapacity(transport: TransportView, leg: LegPositions | null) {
  const [round, setRound] = useState(0);
  const [answer, setAnswer] = useState<Answer>();
  const from = leg ? transport.etapes[leg.depart] : undefined;
  const to = leg ? transport.etapes[leg.arrivee] : undefined;
  const askable = leg !== null && isNamedByCities(transport.etapes, leg);
  const about = `${from?._id} ${to?._id} ${round}`;
  const villeDepart = from?.ville ?? '';
  const villeArrivee = to?.ville ?? '';

  useEffect(() => {
    if (!askable) return;
    let current = true;
    void call('POST /transports/{id}/capacity', {
      params: { id: transport._id },
      body: { villeDepart, villeArrivee },
    }).then((result) => {
      if (current) setAnswer({ about, libre: result.ok ? result.data.remainingCapacity : null });
    });
    return () => {
      current = false;
    };
  }, [askable, transport._id, villeDepart, villeArrivee, about]);

  const refresh = useCallback(() => setRound((count) => count + 1), []);
  if (!leg) return { capacity: null, refresh };
  const known = legCapacity(transport.etapes, leg);
  const here = answer?.about === about ? answer : undefined;
  const state: Capacity['state'] =
    askable && !here ? 'loading' : here && here.libre !== null ? 'fresh' : 'unchecked';
  return { capacity: { ...known, libre: here?.libre ?? known.libre, state }, refresh };
}
