import type { LegPositions } from '@/lib/transports/rules';
import { foldRoute, type RouteLineEtape, type RoutePart, type SectionTone } from './route-line-fold';
import { type LineWords, libreText, repliesText } from './route-line-words';

// Shares of the width: half a part on each side of a name, the folded words between.
const SIDE = 3;
const STUB = 1;
const FOLDED = 4;

const NAMES_NARROW = 3;
const NAMES_WIDE = 5;

/** In which of the two drawings something stands: `both`, or one of them. */
export type Where = 'both' | 'narrow' | 'wide';

/** Shares of the width in the narrow and in the wide drawing. */
type Grow = { narrow: number; wide: number };

/** The words over a part stand over its first section, as wide as `sections` of them. */
type PlanLabel = { where: Where; text: string; sections: number };

export type PlanSection = {
  grow: Grow;
  taken: number;
  tone: SectionTone;
  hors: boolean;
  /** The ring of a named stop at its beginning, where it has one; a dot elsewhere. */
  ring: Where | null;
  ringOut: boolean;
  labels: PlanLabel[];
};

export type PlanName =
  | {
      kind: 'ville';
      where: Where;
      position: number;
      ville: string;
      grow: Grow;
      out: boolean;
      namelessNarrow: boolean;
    }
  | { kind: 'repli'; where: Where; position: number; text: string; grow: Grow };

export type RoutePlan = { sections: PlanSection[]; names: PlanName[]; lastOut: boolean };

/** One drawing: what each section and each named stop is in it. */
function draw(
  words: LineWords,
  etapes: RouteLineEtape[],
  leg: LegPositions | undefined,
  max: number,
  tight: boolean,
) {
  const parts = foldRoute(etapes, leg, max);
  const last = etapes.length - 1;
  const inner = leg !== undefined && leg.depart > 0 && leg.arrivee < last;
  const isStub = (part: RoutePart | undefined) => part !== undefined && tight && inner && part.hors;
  const side = (part: RoutePart | undefined) => (part ? (isStub(part) ? STUB : SIDE) : 0);
  const sections = parts.flatMap((part) => {
    const folded = part.replies > 0 && !isStub(part) ? FOLDED : 0;
    const count = part.sections.length;
    const label = !isStub(part) && part.capacite > 0 ? libreText(words, part.libre) : '';
    return part.sections.map((_, within) => ({
      grow: (2 * side(part) + folded) / count,
      first: within === 0,
      label: within === 0 ? label : '',
      count,
    }));
  });
  const names = new Map<number, { grow: number; nameless: boolean; repli: string }>();
  for (const [index, position] of [...parts.map((part) => part.depart), last].entries()) {
    const [before, after] = [parts[index - 1], parts[index]];
    names.set(position, {
      grow: side(before) + side(after),
      nameless: (isStub(before) && !after) || (isStub(after) && !before),
      repli: after && after.replies > 0 && !isStub(after) ? repliesText(words, after.replies) : '',
    });
  }
  return { sections, names };
}

/** Where a text stands that may differ between the drawings: once where both say the same. */
function either<T extends { text: string }>(narrow: T, wide: T, same: boolean): (T & { where: Where })[] {
  if (same) return narrow.text ? [{ ...narrow, where: 'both' }] : [];
  const all = [
    { ...narrow, where: 'narrow' as const },
    { ...wide, where: 'wide' as const },
  ];
  return all.filter(({ text }) => text !== '');
}

const whereOf = (narrow: boolean, wide: boolean): Where | null =>
  narrow ? (wide ? 'both' : 'narrow') : wide ? 'wide' : null;

/** The line as it is drawn once for a narrow and a wide place; CSS chooses. A line of few stops is the same in both. */
export function planRoute(
  words: LineWords,
  etapes: RouteLineEtape[],
  leg: LegPositions | undefined,
): RoutePlan {
  const narrow = draw(words, etapes, leg, NAMES_NARROW, true);
  const wide = etapes.length > NAMES_NARROW ? draw(words, etapes, leg, NAMES_WIDE, false) : narrow;
  const isOut = (position: number) => leg !== undefined && (position < leg.depart || position > leg.arrivee);
  const loads = foldRoute(etapes, leg, etapes.length);
  const sections = loads.map(({ sections: [load], hors }, position): PlanSection => {
    const [n, w] = [narrow.sections[position], wide.sections[position]];
    const label = (of: typeof n) => ({ text: of?.label ?? '', sections: of?.count ?? 1 });
    return {
      grow: { narrow: n?.grow ?? 0, wide: w?.grow ?? 0 },
      taken: load?.taken ?? 0,
      tone: load?.tone ?? 'vide',
      hors,
      ring: whereOf(n?.first === true, w?.first === true),
      ringOut: isOut(position),
      labels: either(label(n), label(w), n?.label === w?.label && n?.count === w?.count),
    };
  });
  const names = etapes.flatMap(({ ville }, position): PlanName[] => {
    const [n, w] = [narrow.names.get(position), wide.names.get(position)];
    const where = whereOf(n !== undefined, w !== undefined);
    if (!where) return [];
    const replis = either({ text: n?.repli ?? '' }, { text: w?.repli ?? '' }, n?.repli === w?.repli);
    return [
      {
        kind: 'ville',
        where,
        position,
        ville,
        grow: { narrow: n?.grow ?? 0, wide: w?.grow ?? 0 },
        out: isOut(position),
        namelessNarrow: n?.nameless === true,
      },
      ...replis.map((repli) => ({
        kind: 'repli' as const,
        position,
        grow: { narrow: FOLDED, wide: FOLDED },
        ...repli,
      })),
    ];
  });
  return { sections, names, lastOut: isOut(etapes.length - 1) };
}
