'use client';
import { Notice } from '@/components/ui/notice';
import { ProgressBar } from '@/components/ui/progress-bar';
import { Spinner } from '@/components/ui/spinner';
import { formatKg, formatKgNumber } from '@/lib/core/text/money';
import { capacityTone, isSpaceLimited } from '@/lib/transports/rules';
import type { Capacity } from './use-capacity';

/** How much room is left on the chosen leg, drawn and written (docs/rules.md). */
export function CapacityGauge({ capacity }: { capacity: Capacity }) {
  const { libre, capacite, state } = capacity;
  const tone = capacityTone(libre, capacite);
  const full = tone === 'full';
  const words = full
    ? 'Trajet complet'
    : `${formatKg(libre)} ${libre < 2 ? 'libre' : 'libres'} sur ${formatKgNumber(capacite)}`;
  const taken = capacite > 0 ? 1 - libre / capacite : 1;
  return (
    <div className="space-y-3">
      <div>
        <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
          <span className="font-medium">Capacité restante</span>
          <span className="flex items-center gap-2 font-semibold tabular-nums" aria-live="polite">
            {state === 'loading' && (
              <>
                <Spinner size={14} />
                <span className="sr-only">Vérification de la place.</span>
              </>
            )}
            {words}
          </span>
        </div>
        <ProgressBar taken={full ? 1 : taken} tone={full ? 'clay' : tone} label={words} />
      </div>
      {state === 'unchecked' && (
        <p className="text-muted text-sm">
          Place vue à l’ouverture de la page. Elle sera vérifiée à l’envoi.
        </p>
      )}
      {full && (
        <Notice tone="warning" live>
          Plus de place sur cette partie. Choisissez une autre ville de départ ou d’arrivée.
        </Notice>
      )}
      {!full && isSpaceLimited(libre, capacite) && (
        <Notice tone="warning" live>
          Attention : espace limité sur ce trajet
        </Notice>
      )}
    </div>
  );
}
