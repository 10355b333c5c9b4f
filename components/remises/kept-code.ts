import type { BodyOf } from '@/components/api/contract';

/** A code as it was entered, with the hour of that. */
export type KeptCode = Omit<BodyOf<'POST /reservations/{id}/remise'>, 'genre'> & { appareilLe: string };

/** What this phone keeps of a code that has not reached the site. */
export function readKept(place: string): KeptCode | null {
  try {
    const kept = JSON.parse(window.localStorage.getItem(place) ?? 'null') as KeptCode | null;
    return kept && typeof kept.code === 'string' && typeof kept.appareilLe === 'string' ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps a code, or forgets it. A browser that keeps nothing still sends. */
export function writeKept(place: string, kept: KeptCode | null): void {
  try {
    if (kept) window.localStorage.setItem(place, JSON.stringify(kept));
    else window.localStorage.removeItem(place);
  } catch {
    // Private windows may refuse.
  }
}
