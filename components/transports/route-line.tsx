import type { LegPositions } from '@/lib/transports/rules';
import { horsDuLeg, type RouteLineEtape } from './route-line-fold';
import { RouteLineHorizontal } from './route-line-horizontal';
import { type EtapeSlot, RouteLineVertical } from './route-line-vertical';
import { sectionText } from './route-line-words';

const NAMES_WIDE = 5;
const NAMES_NARROW = 3;

type Common<E> = {
  /** The stops in order, `EtapeView`s or less; a `capacite` of 0 draws a line without load. */
  etapes: E[];
  /** The part that was asked for, as positions in `etapes`; what lies outside fades. */
  leg?: LegPositions;
  /** Draws itself once. */
  draw?: boolean;
  className?: string;
};

export type RouteLineProps<E> = Common<E> &
  (
    | { orientation?: 'horizontal' /** Folds as on a narrow card, whatever the room. */; compact?: boolean }
    | {
        orientation: 'vertical';
        /** Beside the name. */
        badges?: EtapeSlot<E>;
        /** Under the name and above the free weight. */
        children?: EtapeSlot<E>;
        /** Instead of name, slots and free weight: only ring and line remain ours. */
        renderEtape?: EtapeSlot<E>;
      }
  );

/**
 * The mark of the product: the stops in order and, on every section between two of them, what is taken (hatched ink)
 * and what is free (colour). Readable without colour, since the kilograms are written, and without eyes.
 */
export function RouteLine<E extends RouteLineEtape>(props: RouteLineProps<E>) {
  const { etapes, leg, draw, className } = props;
  if (props.orientation === 'vertical') {
    const { badges, children, renderEtape } = props;
    return <RouteLineVertical {...{ etapes, leg, draw, badges, children, renderEtape, className }} />;
  }
  const crowded = etapes.length > NAMES_NARROW;
  return (
    <div className={className}>
      <ul className="sr-only">
        {etapes.slice(0, -1).map((etape, position) => (
          <li key={etape._id ?? position}>
            {sectionText(etape.ville, etapes[position + 1]?.ville ?? '', etape.libre, etape.capacite)}
            {horsDuLeg(position, position + 1, leg) && ' (hors de la partie choisie)'}
          </li>
        ))}
      </ul>
      {props.compact || !crowded ? (
        <RouteLineHorizontal {...{ etapes, leg, draw }} max={NAMES_NARROW} tight />
      ) : (
        <div className="@container">
          <RouteLineHorizontal {...{ etapes, leg, draw }} max={NAMES_NARROW} tight className="@md:hidden" />
          <RouteLineHorizontal {...{ etapes, leg, draw }} max={NAMES_WIDE} className="hidden @md:block" />
        </div>
      )}
    </div>
  );
}
