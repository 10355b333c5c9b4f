import type { Said } from '@/lib/langues/words';

/** What the rules need of a stop. `libre` is the free weight of the section that leaves it. */
export type EtapeActions = { collecte: boolean; depot: boolean };
export type Etape = { ville: string; date: Date | string; actions: EtapeActions };
export type Section = { capacite: number; libre: number };

/** Positions of a bookable part: collected at `depart`, deposited at `arrivee`. */
export type LegPositions = { depart: number; arrivee: number };

/** Weight held between two positions. */
export type Holding = LegPositions & { poids: number };

/** First stop collection only, last deposit only, the others as ticked (docs/rules.md). */
export function etapeActions(position: number, count: number, ticked: EtapeActions): EtapeActions {
  if (position === 0) return { collecte: true, depot: false };
  if (position === count - 1) return { collecte: false, depot: true };
  return ticked;
}

/** Every bookable part: an earlier stop that collects and a later one that deposits. In order of departure, then arrival. */
export function legsOf(etapes: { actions: EtapeActions }[]): LegPositions[] {
  const legs: LegPositions[] = [];
  for (const [depart, from] of etapes.entries()) {
    if (!from.actions.collecte) continue;
    for (let arrivee = depart + 1; arrivee < etapes.length; arrivee++) {
      if (etapes[arrivee]?.actions.depot) legs.push({ depart, arrivee });
    }
  }
  return legs;
}

/** What fits on a leg: the smallest free weight over its sections, in the unit given. 0 for an empty leg. */
export function libreSurLeg(sections: Pick<Section, 'libre'>[], leg: LegPositions): number {
  const free = sections.slice(leg.depart, leg.arrivee).map((section) => section.libre);
  return free.length > 0 ? Math.max(0, Math.min(...free)) : 0;
}

/** What the fullest section of a leg could carry when empty: the scale of its capacity bar. */
export function capaciteSurLeg(sections: Section[], leg: LegPositions): number {
  const all = sections.slice(leg.depart, leg.arrivee).map((section) => section.capacite);
  return all.length > 0 ? Math.min(...all) : 0;
}

/** The load of every section that the holdings make, one number per stop (the last is always 0). */
export function chargesParSection(etapeCount: number, holdings: Holding[]): number[] {
  const charges = new Array<number>(etapeCount).fill(0);
  for (const { depart, arrivee, poids } of holdings) {
    for (let position = depart; position < arrivee; position++)
      charges[position] = (charges[position] ?? 0) + poids;
  }
  return charges;
}

export type CapacityTone = 'palm' | 'saffron' | 'clay' | 'full';

/** The colour of free weight: over 50 % green, over 20 % orange, else red; nothing left is full (docs/rules.md). */
export function capacityTone(libre: number, capacite: number): CapacityTone {
  if (libre <= 0 || capacite <= 0) return 'full';
  const share = libre / capacite;
  if (share > 0.5) return 'palm';
  return share > 0.2 ? 'saffron' : 'clay';
}

/** Whether the reservation form warns that space is limited: under 30 % (docs/rules.md). */
export function isSpaceLimited(libre: number, capacite: number): boolean {
  return capacite > 0 && libre / capacite < 0.3;
}

/** What a reader asks of a part; null where they do not ask. */
export type LegQuestion = {
  /** Whether a stop is at the asked place. */
  depart: ((position: number) => boolean) | null;
  arrivee: ((position: number) => boolean) | null;
  /** Whether a part may leave from a stop: it lies ahead, on the asked day. */
  leaves: (position: number) => boolean;
  /** Free weight, in the unit of `libre`; 0 asks for none. */
  poids: number;
};
export type MatchedLeg = LegPositions & { match: 'exact' | 'partiel' | 'entier' };

/**
 * The part of a trip that answers a question, or null when none does: of those that may leave and have room, the first to
 * leave that runs between both asked cities, else (`partiel`) from the one, else to the other. It ends at the asked
 * city's next deposit; where no arrival is asked, as far as the weight fits.
 */
export function matchLeg(
  etapes: { actions: EtapeActions; libre: number }[],
  question: LegQuestion,
): MatchedLeg | null {
  const { depart, arrivee } = question;
  const exact = firstLeg(etapes, question, depart, arrivee);
  if (exact) {
    const whole = !depart && !arrivee && exact.depart === 0 && exact.arrivee === etapes.length - 1;
    return { ...exact, match: whole ? 'entier' : 'exact' };
  }
  if (!depart || !arrivee) return null;
  const partial = firstLeg(etapes, question, depart, null) ?? firstLeg(etapes, question, null, arrivee);
  return partial && { ...partial, match: 'partiel' };
}

/** The part of a trip that still lies ahead: from its first coming stop that collects, as far as it goes; null when none does. */
export function partAhead(etapes: (Etape & { libre: number })[], now: Date): LegPositions | null {
  const leaves = (position: number) => new Date(etapes[position]?.date ?? 0) > now;
  return firstLeg(etapes, { depart: null, arrivee: null, leaves, poids: 0 }, null, null);
}

function firstLeg(
  etapes: { actions: EtapeActions; libre: number }[],
  { leaves, poids }: LegQuestion,
  depart: LegQuestion['depart'],
  arrivee: LegQuestion['arrivee'],
): LegPositions | null {
  for (const [from, { actions }] of etapes.entries()) {
    if (!actions.collecte || !leaves(from) || (depart && !depart(from))) continue;
    let furthest: LegPositions | null = null;
    for (let to = from + 1; to < etapes.length && (etapes[to - 1]?.libre ?? 0) >= poids; to++) {
      if (!etapes[to]?.actions.depot || (arrivee && !arrivee(to))) continue;
      furthest = { depart: from, arrivee: to };
      if (arrivee) break;
    }
    if (furthest) return furthest;
  }
  return null;
}

/** What is wrong with a stop, or with all of them. */
export type EtapeProblem = {
  faute: 'villes' | 'avant' | 'memeVille' | 'premiere' | 'derniere' | 'rienCoche';
  /** The city of the stop before. */
  ville?: string;
};

/**
 * What is wrong with an ordered list of stops, by field path; empty when nothing is (docs/rules.md,
 * docs/rules.md): two at least, both ends named, dates never backwards, collection and deposit where they may be.
 */
export function etapesProblems(
  etapes: (Etape & { villeCle: string })[],
): (EtapeProblem & { field: string })[] {
  if (etapes.length < 2) return [{ field: 'etapes', faute: 'villes' }];
  const last = etapes.length - 1;
  return etapes.flatMap(({ date, villeCle, actions }, position) => {
    const problems: (EtapeProblem & { field: string })[] = [];
    const previous = etapes[position - 1];
    const at = `etapes.${position}`;
    if (previous && +new Date(date) < +new Date(previous.date)) {
      problems.push({ field: `${at}.date`, faute: 'avant', ville: previous.ville });
    }
    if (previous && previous.villeCle === villeCle)
      problems.push({ field: `${at}.ville`, faute: 'memeVille' });
    const wrong = actionsProblem(actions, position, last);
    if (wrong) problems.push({ field: `${at}.actions`, faute: wrong });
    return problems;
  });
}

function actionsProblem({ collecte, depot }: EtapeActions, position: number, last: number) {
  if (position === 0 && (!collecte || depot)) return 'premiere';
  if (position === last && (collecte || !depot)) return 'derniere';
  return collecte || depot ? null : 'rienCoche';
}

/** A trip is `actif` until its last stop is past (docs/rules.md: past trips leave the public lists by themselves). */
export function statutTransport(arriveeMs: number, nowMs: number): 'actif' | 'termine' {
  return arriveeMs >= nowMs ? 'actif' : 'termine';
}

/** How long a trip that is over is still answered as something that is there. */
const GONE_DAYS = 30;

/** Whether a trip is over for so long that nobody should be led to it any more. */
export function isLongOver(arriveeMs: number, nowMs: number): boolean {
  return arriveeMs < nowMs - GONE_DAYS * 86_400_000;
}

/** The reservations that an edit must respect, by the ids of the stops they name, with the dates that were booked. */
export type Booking = {
  departEtapeId: string;
  arriveeEtapeId: string;
  departConvenu: Date;
  arriveeConvenue: Date;
  poids: number;
  label: Said;
};
type PlannedEtape = Etape & { id: string; villeCle: string; timezone: string };

/**
 * Which booking an edit would break, and how; `convenue` in the zone of its stop, `kg` what is booked on a section. A stop
 * that is left out has no place in what was sent: its field is called by its id.
 */
export type EditConflict = { field: string } & (
  | { obstacle: 'etape'; ville: string; label: Said }
  | { obstacle: 'trajet'; label: Said }
  | { obstacle: 'date'; ville: string; convenue: Date; timezone: string; label: Said }
  | { obstacle: 'poids'; kg: number; depart: string; arrivee: string; labels: Said[] }
);

/** How far a carrier may move a booked stop, from the date that was booked: moves do not add up. */
export const BOOKED_MOVE_HOURS = 12;

/**
 * Why a trip cannot be edited as planned and on which field, or null: editing may not break what is booked, nor move its
 * departure and arrival by more than BOOKED_MOVE_HOURS. `capacite` and `poids` are in grams.
 */
export function editConflict(
  etapes: PlannedEtape[],
  current: { id: string; ville: string; villeCle: string }[],
  capacite: number,
  bookings: Booking[],
): EditConflict | null {
  // A stop in another city is another stop.
  const kept = (id: string) => {
    const before = current.find((etape) => etape.id === id);
    return etapes.findIndex((etape) => etape.id === id && etape.villeCle === before?.villeCle);
  };
  const holdings: (Holding & { label: Said })[] = [];
  for (const booking of bookings) {
    const [depart, arrivee] = [kept(booking.departEtapeId), kept(booking.arriveeEtapeId)];
    if (depart < 0 || arrivee < 0) {
      const gone = depart < 0 ? booking.departEtapeId : booking.arriveeEtapeId;
      const ville = current.find((etape) => etape.id === gone)?.ville ?? '';
      const leftOut = !etapes.some(({ id }) => id === gone);
      const field = leftOut ? `etapes.${gone}` : 'etapes';
      return { obstacle: 'etape', field, ville, label: booking.label };
    }
    const bookable = depart < arrivee && etapes[depart]?.actions.collecte && etapes[arrivee]?.actions.depot;
    if (!bookable) return { obstacle: 'trajet', field: 'etapes', label: booking.label };
    const moved =
      movedTooFar(etapes, depart, booking.departConvenu, booking.label) ??
      movedTooFar(etapes, arrivee, booking.arriveeConvenue, booking.label);
    if (moved) return moved;
    holdings.push({ depart, arrivee, poids: booking.poids, label: booking.label });
  }
  const charges = chargesParSection(etapes.length, holdings);
  const over = charges.findIndex((charge) => charge > capacite);
  if (over < 0) return null;
  const [depart, arrivee] = [etapes[over]?.ville ?? '', etapes[over + 1]?.ville ?? ''];
  const labels = holdings.filter((one) => one.depart <= over && over < one.arrivee).map((one) => one.label);
  return { obstacle: 'poids', field: 'poidsMax', kg: (charges[over] ?? 0) / 1000, depart, arrivee, labels };
}

function movedTooFar(
  etapes: PlannedEtape[],
  position: number,
  convenue: Date,
  label: Said,
): EditConflict | null {
  const etape = etapes[position];
  if (!etape || Math.abs(+new Date(etape.date) - +convenue) <= BOOKED_MOVE_HOURS * 3_600_000) return null;
  const { ville, timezone } = etape;
  return { obstacle: 'date', field: `etapes.${position}.date`, ville, convenue, timezone, label };
}

export type LegFlags = LegPositions & {
  entier: boolean;
  premierDepot: boolean;
  premierDepotIci: boolean;
  /** Positions of the pickups before this one, anywhere and in this city. */
  avant: number | null;
  avantIci: number | null;
};

/**
 * The bookable parts with what a search by index needs to know of each. A question about places is answered by the
 * shortest parts from each stop, and a trip stands in a list where the first of these leaves that is not gone yet.
 */
export function legFlags(etapes: { villeCle: string; actions: EtapeActions }[]): LegFlags[] {
  const cityAt = (position: number) => etapes[position]?.villeCle ?? '';
  const pickups = etapes.flatMap(({ actions }, position) => (actions.collecte ? [position] : []));
  const legs = legsOf(etapes);
  return legs.map(({ depart, arrivee }) => {
    const nearer = legs.filter((leg) => leg.depart === depart && leg.arrivee < arrivee);
    const earlier = pickups.filter((position) => position < depart);
    return {
      depart,
      arrivee,
      entier: depart === 0 && arrivee === etapes.length - 1,
      premierDepot: nearer.length === 0,
      premierDepotIci: nearer.every((leg) => cityAt(leg.arrivee) !== cityAt(arrivee)),
      avant: earlier.at(-1) ?? null,
      avantIci: earlier.findLast((position) => cityAt(position) === cityAt(depart)) ?? null,
    };
  });
}
