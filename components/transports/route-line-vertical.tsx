import type { ReactNode } from 'react';
import { useWords } from '#words';
import { cx } from '@/components/ui/cx';
import type { LegPositions } from '@/lib/transports/rules';
import { RouteLineBar } from './route-line-bar';
import { horsDuLeg, type RouteLineEtape, sectionLoad } from './route-line-fold';
import { libreSurText } from './route-line-words';

export type EtapeSlot<E> = (etape: E, position: number) => ReactNode;

/** The stops one under the other: the line at the left, names and whatever the slots give at its right. Outside `leg` they are past. */
export function RouteLineVertical<E extends RouteLineEtape>({
  etapes,
  leg,
  draw,
  badges,
  children,
  renderEtape,
  className,
}: {
  etapes: E[];
  leg: LegPositions | undefined;
  draw?: boolean;
  badges?: EtapeSlot<E>;
  children?: EtapeSlot<E>;
  renderEtape?: EtapeSlot<E>;
  className?: string;
}) {
  const words = useWords('transports/ligne');
  const last = etapes.length - 1;
  return (
    <ol className={className}>
      {etapes.map((etape, position) => {
        const out = leg !== undefined && (position < leg.depart || position > leg.arrivee);
        const section = position < last ? sectionLoad(etape) : null;
        const hors = horsDuLeg(position, position + 1, leg);
        return (
          <li
            key={etape._id ?? position}
            className={cx('relative flex gap-3 ps-0.5', section && 'pb-5', out && 'text-muted')}
          >
            <span
              aria-hidden="true"
              className={cx(
                'mt-1 size-4.5 shrink-0 rounded-full border-4 bg-surface',
                ringColour(position, last, out),
              )}
            />
            {section && (
              <span aria-hidden="true" className="absolute top-[26px] -bottom-0.5 start-1.5">
                <RouteLineBar {...section} hors={hors} draw={draw ? position : undefined} />
              </span>
            )}
            <div className="min-w-0 flex-1">
              {renderEtape ? (
                renderEtape(etape, position)
              ) : (
                <>
                  <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
                    <p className="wrap-anywhere font-bold font-display text-lg leading-[26px] tracking-[-0.015em]">
                      {etape.ville}
                      {out && <span className="sr-only"> {words('passee')}</span>}
                    </p>
                    {badges?.(etape, position)}
                  </div>
                  {children?.(etape, position)}
                  {section && !hors && etape.capacite > 0 && (
                    <p className="mt-2 font-semibold text-sm">
                      {libreSurText(words, etape.libre, etape.capacite)}
                    </p>
                  )}
                </>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function ringColour(position: number, last: number, out: boolean): string {
  if (out) return 'border-line';
  if (position === 0) return 'border-majorelle';
  return position === last ? 'border-palm' : 'border-teal';
}
