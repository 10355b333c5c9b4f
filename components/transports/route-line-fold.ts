import {
  type CapacityTone,
  capaciteSurLeg,
  capacityTone,
  type LegPositions,
  libreSurLeg,
} from '@/lib/transports/rules';

/** What the route line needs of a stop; weights in kg are those of the section that leaves it. */
export type RouteLineEtape = { _id?: string; ville: string; capacite: number; libre: number };

/** How a part of the line is painted; `vide` has no known capacity yet (a trip being written). */
export type SectionTone = CapacityTone | 'vide';

/** One drawn part of the line: the sections between two named stops, those between them folded away. */
export type RoutePart = {
  depart: number;
  arrivee: number;
  /** How many stops are folded away inside. */
  replies: number;
  capacite: number;
  libre: number;
  /** Outside the leg that was asked for. */
  hors: boolean;
  sections: { taken: number; tone: SectionTone }[];
};

/** The share already taken (0 to 1) and the colour of what is left on one section. */
export function sectionLoad(etape: { capacite: number; libre: number }): {
  taken: number;
  tone: SectionTone;
} {
  const { capacite, libre } = etape;
  if (capacite <= 0) return { taken: 0, tone: 'vide' };
  return { taken: Math.min(1, Math.max(0, 1 - libre / capacite)), tone: capacityTone(libre, capacite) };
}

/**
 * The stops that keep their name when at most `max` fit: both ends, the ends of the leg, then from the outside in.
 * When some must go, one place less, for the words that stand for them.
 */
export function keptEtapes(count: number, leg: LegPositions | undefined, max: number): number[] {
  const all = Array.from({ length: count }, (_, position) => position);
  if (count <= max) return all;
  const kept = new Set([0, count - 1, ...(leg ? [leg.depart, leg.arrivee] : [])]);
  for (let step = 1; step < count - 1 && kept.size < max - 1; step++) {
    kept.add(step);
    if (kept.size < max - 1) kept.add(count - 1 - step);
  }
  return all.filter((position) => kept.has(position));
}

/** Whether a stretch lies outside the leg, where its load is none of the reader's business. */
export function horsDuLeg(depart: number, arrivee: number, leg: LegPositions | undefined): boolean {
  return leg !== undefined && (arrivee <= leg.depart || depart >= leg.arrivee);
}

/** The line as it is drawn when at most `max` names fit. */
export function foldRoute(etapes: RouteLineEtape[], leg: LegPositions | undefined, max: number): RoutePart[] {
  const kept = keptEtapes(etapes.length, leg, max);
  return kept.slice(1).map((arrivee, index) => {
    const depart = kept[index] ?? 0;
    return {
      depart,
      arrivee,
      replies: arrivee - depart - 1,
      capacite: capaciteSurLeg(etapes, { depart, arrivee }),
      libre: libreSurLeg(etapes, { depart, arrivee }),
      hors: horsDuLeg(depart, arrivee, leg),
      sections: etapes.slice(depart, arrivee).map(sectionLoad),
    };
  });
}
