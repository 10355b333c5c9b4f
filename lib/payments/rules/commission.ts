/**
 * What the site keeps of what a delivery costs (docs/rules.md), in ten-thousandths, by the whole amount in cents. A payment
 * keeps the version and the rate that it was asked under: a new scale is a new version, and changes nothing that stands.
 */
export const BAREME = {
  version: 1,
  tranches: [
    { jusquaCentimes: 5_000, tauxDixMilliemes: 1_500 },
    { jusquaCentimes: 15_000, tauxDixMilliemes: 1_300 },
    { jusquaCentimes: 40_000, tauxDixMilliemes: 1_100 },
    { jusquaCentimes: 100_000, tauxDixMilliemes: 900 },
    { jusquaCentimes: Number.POSITIVE_INFINITY, tauxDixMilliemes: 800 },
  ],
} as const;

const WHOLE = 10_000;

/** The rate of today's scale for an amount. Throws RangeError for what is not an amount in cents. */
export function tauxOf(centimes: number): number {
  requireCents(centimes);
  const tranche = BAREME.tranches.find(({ jusquaCentimes }) => centimes <= jusquaCentimes);
  return tranche?.tauxDixMilliemes ?? 0;
}

/** The commission on an amount at a rate, rounded half up to the cent; the rest is the carrier's. */
export function commissionOf(centimes: number, tauxDixMilliemes: number): number {
  requireCents(centimes);
  return Math.floor((centimes * tauxDixMilliemes + WHOLE / 2) / WHOLE);
}

function requireCents(centimes: number): void {
  if (!Number.isSafeInteger(centimes) || centimes < 0) throw new RangeError(`not cents: ${centimes}`);
}
