import * as z from '@/lib/core/zod';
import { createReservationSchema } from '@/lib/reservations/schema';

/** What may be written where a trip accepts so many kg; `tooMuch` says that it is more. */
export function schemaFor(poidsMax: number, tooMuch: string) {
  const { poids, demandeId } = createReservationSchema.shape;
  return createReservationSchema.extend({
    poids: poids.max(poidsMax, tooMuch),
    // « Aucun » is an empty choice.
    demandeId: demandeId.or(z.literal('').transform(() => undefined)),
  });
}
