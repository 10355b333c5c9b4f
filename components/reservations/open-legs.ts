import {
  type LegPositions,
  legsOf,
  libreSurLeg,
  type Section,
  type Etape as TransportEtape,
} from '@/lib/transports/rules';

export type LegEtape = TransportEtape & Section & { _id: string; timezone: string };

/** The legs that can still be left at `now` (ms); all of them while the hour is not known. */
export function openLegs(etapes: LegEtape[], now: number | null): LegPositions[] {
  return legsOf(etapes).filter(({ depart }) => now === null || +new Date(etapes[depart]?.date ?? 0) > now);
}

type Availability = 'open' | 'full' | 'gone';

/** Whether anything can be reserved: `gone` when every departure is past, `full` when no leg has room. */
export function availability(etapes: LegEtape[], now: number | null): Availability {
  const legs = openLegs(etapes, now);
  if (legs.length === 0) return 'gone';
  return legs.some((leg) => libreSurLeg(etapes, leg) > 0) ? 'open' : 'full';
}
