'use client';
import { useEffect, useState } from 'react';
import { useWords } from '#words';
import { call } from '@/components/api/call';
import { Notice } from '@/components/ui/notice';
import { ProgressBar } from '@/components/ui/progress-bar';
import { Spinner } from '@/components/ui/spinner';
import { formatKg, formatKgNumber } from '@/lib/core/text/money';
import type { TransportView } from '@/lib/transports/queries/view';
import { capacityTone, isSpaceLimited, type LegPositions } from '@/lib/transports/rules';
import { isNamedByCities, legCapacity } from './legs';

type Asked = { transport: TransportView; leg: LegPositions /** Another one asks again. */; round: number };

/** How much room is left on the chosen leg, drawn and written (docs/rules.md). */
export function CapacityGauge(asked: Asked) {
  const words = useWords('reservations/capacite');
  const { libre, capacite, state } = useCapacity(asked);
  const tone = capacityTone(libre, capacite);
  const full = tone === 'full';
  const left = full
    ? words('complet')
    : words('libre', {
        n: libre,
        libre: formatKg(libre, words.langue),
        capacite: formatKgNumber(capacite, words.langue),
      });
  const taken = capacite > 0 ? 1 - libre / capacite : 1;
  return (
    <div className="space-y-3">
      <div>
        <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
          <span className="font-medium">{words('restante')}</span>
          <span className="flex items-center gap-2 font-semibold tabular-nums" aria-live="polite">
            {state === 'loading' && (
              <>
                <Spinner size={14} />
                <span className="sr-only">{words('verification')}</span>
              </>
            )}
            {left}
          </span>
        </div>
        <ProgressBar taken={full ? 1 : taken} tone={full ? 'clay' : tone} label={left} />
      </div>
      {state === 'unchecked' && <p className="text-muted text-sm">{words('nonVerifiee')}</p>}
      {full && (
        <Notice tone="warning" live>
          {words('plusDePlace')}
        </Notice>
      )}
      {!full && isSpaceLimited(libre, capacite) && (
        <Notice tone="warning" live>
          {words('limite')}
        </Notice>
      )}
    </div>
  );
}

/** The free weight as the server sees it now; the page's figures stand in until its answer is there and when it does not come. */
function useCapacity({ transport: { _id: id, etapes }, leg, round }: Asked) {
  const [answer, setAnswer] = useState<{ about: string; libre: number | null }>();
  const [from, to] = [etapes[leg.depart], etapes[leg.arrivee]];
  const askable = isNamedByCities(etapes, leg);
  const about = `${from?._id} ${to?._id} ${round}`;
  const villeDepart = from?.ville ?? '';
  const villeArrivee = to?.ville ?? '';

  useEffect(() => {
    if (!askable) return;
    let current = true;
    const body = { villeDepart, villeArrivee };
    void call('POST /transports/{id}/capacity', { params: { id }, body }).then((result) => {
      if (current) setAnswer({ about, libre: result.ok ? result.data.remainingCapacity : null });
    });
    return () => {
      current = false;
    };
  }, [askable, id, villeDepart, villeArrivee, about]);

  const known = legCapacity(etapes, leg);
  const here = answer?.about === about ? answer : undefined;
  const state = askable && !here ? 'loading' : here && here.libre !== null ? 'fresh' : 'unchecked';
  return { ...known, libre: here?.libre ?? known.libre, state };
}
