import 'server-only';
import { Prisma } from '@/lib/core/db';

/** Over `reservations r`: since when its parcel should have been collected, or delivered, by its trip. */
const depuis = Prisma.sql`(CASE r.remise WHEN 'attendue' THEN r.date_depart ELSE greatest(r.date_arrivee,
  (SELECT h.faite_le FROM remises h WHERE h.reservation_id = r.id AND h.genre = 'collecte')) END)`;

/** Over `reservations r`: which handover its parcel waits for. */
const genre = Prisma.sql`(CASE r.remise WHEN 'attendue' THEN 'collecte' ELSE 'livraison' END)`;

/** Whether that was so many days ago; `jours` is a number or a column. */
const since = (jours: number | Prisma.Sql) =>
  Prisma.sql`${depuis} <= now() - make_interval(hours => 24 * ${jours}::int)`;

/** Over `reservations r`: a paid parcel that nobody collected, or delivered, so many days after it should have been. */
const stands = (jours: number) => Prisma.sql`r.status = 'confirmee' AND r.remise IN ('attendue', 'collectee')
  AND r.transport_id IS NOT NULL AND ${since(jours)}
  AND EXISTS (SELECT FROM payments p WHERE p.reservation_id = r.id AND p.state = 'held')`;

/** The conditions of a paid parcel that does not move, over `reservations r`. */
export const IMMOBILE = { depuis, genre, since, stands };
