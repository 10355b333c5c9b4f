import { type HotLeg, makeHotLeg, type Traveller, verify } from './hot-leg';
import { type Figures, measure, type Target } from './measure';

/** `first`: the product right after its start, when its code is compiled while people wait. */
export type ReservationFigures = {
  product: Figures;
  first: Figures;
  bare: Figures;
  oversold: boolean;
  lastOnes: LastOnes;
};

/** Of how many requests for a small rest how many succeeded, and how many fitted. */
type LastOnes = { asked: number; made: number; fitting: number };

const CONNECTIONS = 32;
const AMPLE_KG = 50_000;
const LAST_KG = 200;
const FIRST_SECONDS = 2;
/** Before what is measured, as the reads have it with some thousand answers: the first reservations are the slow ones. */
const WARM_UP_SECONDS = 10;

/**
 * Many people reserve 1 kg on one and the same leg of a trip, first with room for all, then for the last kilograms; the
 * reservations of every section are added up afterwards.
 */
export async function measureReservations(
  databaseUrl: string,
  product: Target,
  bare: Target,
  people: Traveller[],
  seconds: number,
): Promise<ReservationFigures> {
  const legs = await Promise.all(
    [AMPLE_KG, AMPLE_KG, AMPLE_KG, LAST_KG].map((kg, nth) => makeHotLeg(databaseUrl, nth, kg)),
  );
  const [warm, hot, bareLeg, rest] = legs as [HotLeg, HotLeg, HotLeg, HotLeg];
  const load = (leg: HotLeg) => ({ connections: CONNECTIONS, seconds, requests: requests(leg, people) });
  const accepted = { expected: [201] };
  // Before the product, whose mails go on when it has been asked for much.
  await measure(bare, { ...load(warm), ...accepted, seconds: FIRST_SECONDS });
  const bareFigures = await measure(bare, { ...load(bareLeg), ...accepted });
  const first = await measure(product, { ...load(warm), ...accepted, seconds: FIRST_SECONDS });
  await measure(product, { ...load(warm), ...accepted, seconds: WARM_UP_SECONDS });
  const figures = await measure(product, { ...load(hot), ...accepted });
  const asked = 2 * LAST_KG;
  const last = await measure(product, { ...load(rest), amount: asked, expected: [201, 409] });
  const booked = await Promise.all(legs.map((leg) => verify(databaseUrl, leg)));
  return {
    product: { ...figures, failures: first.failures + figures.failures + last.failures },
    first,
    bare: bareFigures,
    oversold: booked.some(({ oversold }) => oversold),
    lastOnes: { asked, made: booked[3]?.reservations ?? 0, fitting: LAST_KG },
  };
}

function requests(leg: HotLeg, people: Traveller[]) {
  // Nobody reserves on their own trip.
  const others = people.filter(({ userId }) => userId !== leg.ownerId);
  return others.map(({ token, sessionId }, nth) => ({
    method: 'POST' as const,
    path: '/api/reservations',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'x-session': sessionId,
      // Each from a home of their own: one address may write so much and no more (lib/core/limits/writes.ts).
      'x-forwarded-for': `10.0.${nth >> 8}.${nth & 255}`,
    },
    body: JSON.stringify({
      transportId: leg.transportId,
      villeDepart: leg.villeDepart,
      villeArrivee: leg.villeArrivee,
      poids: 1,
      prix: 15,
      description: 'Un paquet.',
    }),
  }));
}
