import { Fragment } from 'react';
import { cx } from '@/components/ui/cx';
import type { LegPositions } from '@/lib/transports/rules';
import { RouteLineBar } from './route-line-bar';
import { foldRoute, type RouteLineEtape, type RoutePart } from './route-line-fold';
import { libreText, repliesText } from './route-line-words';

// Shares of the width: half a part on each side of a name, the folded words between.
const SIDE = 3;
const STUB = 1;
const FOLDED = 4;

// A name takes the room of its longest word, unless that would push the others off the card.
const ENDLESS_WORD = /[^\s-]{16}/;

/** The drawing of a line with at most `max` names. `tight`: parts outside a leg in the middle shrink to nameless stubs. */
export function RouteLineHorizontal({
  etapes,
  leg,
  max,
  tight,
  draw,
  className,
}: {
  etapes: RouteLineEtape[];
  leg: LegPositions | undefined;
  max: number;
  tight?: boolean;
  draw?: boolean;
  className?: string;
}) {
  const parts = foldRoute(etapes, leg, max);
  const last = etapes.length - 1;
  const inner = leg !== undefined && leg.depart > 0 && leg.arrivee < last;
  const isStub = (part: RoutePart | undefined) => part !== undefined && tight === true && inner && part.hors;
  const side = (part: RoutePart | undefined) => (part ? (isStub(part) ? STUB : SIDE) : 0);
  const isOut = (position: number) => leg !== undefined && (position < leg.depart || position > leg.arrivee);
  const positions = [...parts.map((part) => part.depart), last];

  return (
    <div aria-hidden="true" className={className}>
      <div className="flex px-[7px]">
        {parts.map((part, index) => {
          const fold = part.replies > 0 && !isStub(part);
          return (
            <div
              key={part.depart}
              className="relative min-w-0 basis-0"
              style={{ flexGrow: 2 * side(part) + (fold ? FOLDED : 0) }}
            >
              <p
                className={cx(
                  'mb-1.5 min-h-[1.4em] whitespace-nowrap text-center text-xs',
                  part.hors ? 'font-medium text-muted' : 'font-semibold',
                )}
              >
                {!isStub(part) && part.capacite > 0 && libreText(part.libre)}
              </p>
              <div className={cx('flex items-center gap-0.5', index > 0 && 'pl-2.5')}>
                {part.sections.map((section, within) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: sections have no other name than their place
                  <Fragment key={within}>
                    {within > 0 && (
                      <span className={cx('size-1.5 rounded-full', part.hors ? 'bg-line' : 'bg-ink')} />
                    )}
                    <RouteLineBar {...section} hors={part.hors} draw={draw ? index : undefined} />
                  </Fragment>
                ))}
              </div>
              <Ring className="-left-[7px]" out={isOut(part.depart)} />
              {index === parts.length - 1 && <Ring className="-right-[7px]" out={isOut(last)} />}
            </div>
          );
        })}
      </div>
      <div className="mt-2 flex gap-1 text-xs leading-tight sm:text-[0.8125rem]">
        {positions.map((position, index) => {
          const [before, after] = [parts[index - 1], parts[index]];
          const ville = etapes[position]?.ville ?? '';
          const nameless = (isStub(before) && !after) || (isStub(after) && !before);
          return (
            <Fragment key={position}>
              <span
                style={{ flexGrow: side(before) + side(after) }}
                className={cx(
                  'basis-0',
                  ENDLESS_WORD.test(ville) && 'wrap-anywhere',
                  index === 0 ? 'text-left' : after ? 'text-center' : 'text-right',
                  isOut(position) ? 'font-medium text-muted' : 'font-semibold',
                )}
              >
                {!nameless && ville}
              </span>
              {after && after.replies > 0 && !isStub(after) && (
                <span
                  style={{ flexGrow: FOLDED }}
                  className="basis-0 whitespace-nowrap text-center text-muted"
                >
                  {repliesText(after.replies)}
                </span>
              )}
            </Fragment>
          );
        })}
      </div>
    </div>
  );
}

function Ring({ className, out }: { className: string; out: boolean }) {
  return (
    <span
      className={cx(
        'absolute -bottom-[3px] size-3.5 rounded-full border-[3px] bg-surface',
        out ? 'border-line' : 'border-ink',
        className,
      )}
    />
  );
}
