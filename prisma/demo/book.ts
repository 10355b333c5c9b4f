import { type EtapeActions, legsOf, libreSurLeg } from '@/lib/transports/rules';
import type { Mode } from './corridors';
import type { Dice } from './draw';
import type { Booking, TransportPlan } from './plan-transports';

/** What one person sends, kg. */
const parcels: Record<Mode, number[]> = {
  avion: [1, 2, 2, 3, 3, 4, 5, 6, 8, 10],
  route: [4, 5, 8, 10, 12, 15, 20, 25, 30, 45],
  camion: [25, 40, 60, 80, 120, 150, 200, 250, 320, 400],
};
/** How full trips are, as a share of what they carry: a fifth is empty, an eighth full. */
const fills = [0, 0, 0.12, 0.2, 0.35, 0.45, 0.6, 0.75, 0.88, 0.93, 1, 1];

/** Reservations of a trip that never load a section above its capacity; on past trips nobody waits for an answer any more. */
export function drawBookings(
  etapes: { actions: EtapeActions }[],
  plan: TransportPlan,
  past: boolean,
  dice: Dice,
): Booking[] {
  const legs = legsOf(etapes);
  const sections = etapes.map(() => ({ capacite: plan.kg, libre: plan.kg }));
  const keep = plan.kg * (1 - (past ? Math.max(0.5, dice.pick(fills)) : dice.pick(fills)));
  const sizes = parcels[plan.corridor.mode];
  const bookings: Booking[] = [];
  const hold = (leg: { depart: number; arrivee: number }, kg: number, status: Booking['status']) => {
    bookings.push({ ...leg, kg, status });
    for (const section of sections.slice(leg.depart, leg.arrivee)) section.libre -= kg;
  };
  const living = () => (past || dice.chance(0.6) ? 'confirmee' : 'en_attente') as Booking['status'];
  const biggest = Math.max(...sizes);
  for (let tries = dice.between(2, 5); tries > 0; tries--) {
    const leg = dice.pick(legs);
    const room = Math.floor(libreSurLeg(sections, leg) - keep);
    const share = Math.min(biggest, Math.floor(room / (tries + 1)));
    if (room >= 1) hold(leg, Math.min(room, Math.max(share, dice.pick(sizes))), living());
  }
  // A full trip: somebody took the rest of one part.
  const whole = legs.find((leg) => leg.arrivee === etapes.length - 1);
  const rest = whole ? libreSurLeg(sections, whole) : 0;
  if (keep === 0 && whole && rest > 0 && rest <= 2 * biggest) hold(whole, rest, living());
  for (const status of ['refusee', 'annulee'] as const) {
    if (dice.chance(0.16))
      bookings.push({ ...dice.pick(legs), kg: Math.min(plan.kg, dice.pick(sizes)), status });
  }
  return bookings;
}
