import { useWords } from '#words';
import { cx } from '@/components/ui/cx';
import type { LegPositions } from '@/lib/transports/rules';
import { horsDuLeg, type RouteLineEtape } from './route-line-fold';
import { RouteLineHorizontal } from './route-line-horizontal';
import { type EtapeSlot, RouteLineVertical } from './route-line-vertical';
import { type LineWords, sectionText } from './route-line-words';

type Common<E> = {
  /** The stops in order, `EtapeView`s or less; a `capacite` of 0 draws a line without load. */
  etapes: E[];
  /** The part that was asked for, as positions in `etapes`; what lies outside fades. */
  leg?: LegPositions;
  className?: string;
};

export type RouteLineProps<E> = Common<E> &
  (
    | { orientation?: 'horizontal' }
    | {
        orientation: 'vertical';
        /** Draws itself once. */
        draw?: boolean;
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
  const words = useWords('transports/ligne');
  const { etapes, leg, className } = props;
  if (props.orientation === 'vertical') {
    const { draw, badges, children, renderEtape } = props;
    return <RouteLineVertical {...{ etapes, leg, draw, badges, children, renderEtape, className }} />;
  }
  return (
    <div className={cx('route-line', className)}>
      <p className="sr-only">
        {etapes
          .slice(0, -1)
          .map((_, position) => said(words, etapes, position, leg))
          .join('. ')}
      </p>
      <RouteLineHorizontal {...{ etapes, leg }} />
    </div>
  );
}

/** A section for those who do not see the drawing. */
function said(
  words: LineWords,
  etapes: RouteLineEtape[],
  position: number,
  leg: LegPositions | undefined,
): string {
  const [from, to] = [etapes[position], etapes[position + 1]];
  if (!from || !to) return '';
  const troncon = sectionText(words, from.ville, to.ville, from.libre, from.capacite);
  return horsDuLeg(position, position + 1, leg) ? words('hors', { troncon }) : troncon;
}
