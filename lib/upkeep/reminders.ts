import 'server-only';
import { db, rowsOf } from '@/lib/core/db';
import { notify } from '@/lib/notifications/commands/notify';
import type { Told } from '@/lib/notifications/schema';
import { REQUESTS_ID } from '@/lib/reservations/labels';

const AT_ONCE = 500;

/**
 * Reminds people of what comes: their needs that end within two days and are still open, trips that leave within a day, to
 * the carrier and to those with a confirmed place. Each once, however often this runs. Answers how many were looked at.
 */
export async function remind(): Promise<number> {
  const told = [...(await endingDemandes()), ...(await leavingTransports())];
  for (let from = 0; from < told.length; from += AT_ONCE) {
    const some = told.slice(from, from + AT_ONCE);
    await db.$transaction((tx) => notify(tx, some));
  }
  return told.length;
}

async function endingDemandes(): Promise<Told[]> {
  const rows = await rowsOf<{ id: string; userId: string; titre: string; dateLimite: string }>`
    SELECT d.id, d.user_id AS "userId", d.titre, d.date_limite::text AS "dateLimite" FROM demandes d
    WHERE d.is_visible AND d.status = 'en_attente'
      AND d.date_limite BETWEEN (now() AT TIME ZONE 'Europe/Paris')::date AND (now() AT TIME ZONE 'Europe/Paris')::date + 2
      AND NOT EXISTS (SELECT FROM notifications n WHERE n.user_id = d.user_id AND n.cle = 'fin:' || d.id || ':' || d.date_limite)`;
  return rows.map(({ id, userId, titre, dateLimite }) => ({
    userId,
    kind: 'demande_bientot_finie',
    cle: `fin:${id}:${dateLimite}`,
    facts: { demandeId: id, titre, dateLimite, lien: `/demandes/${id}` },
  }));
}

type Leaving = {
  id: string;
  userId: string;
  reservationId: string | null;
  de: string;
  vers: string;
  depart: Date;
  fuseau: string;
};

async function leavingTransports(): Promise<Told[]> {
  const rows = await rowsOf<Leaving>`
    SELECT t.id, t.user_id AS "userId", NULL::uuid AS "reservationId", e.ville AS de, e.date AS depart, e.timezone AS fuseau,
      (SELECT l.ville FROM etapes l WHERE l.transport_id = t.id ORDER BY l.position DESC LIMIT 1) AS vers
    FROM etapes e JOIN transports t ON t.id = e.transport_id
    WHERE e.position = 0 AND e.date > now() AND e.date <= now() + interval '24 hours'
      AND EXISTS (SELECT FROM reservations r WHERE r.transport_id = t.id AND r.status = 'confirmee')
      AND NOT EXISTS (SELECT FROM notifications n WHERE n.user_id = t.user_id AND n.cle = 'demain:' || t.id)
    UNION ALL
    SELECT r.transport_id, r.user_id, r.id, r.ville_depart, r.date_depart, r.timezone_depart, r.ville_arrivee
    FROM reservations r JOIN etapes e ON e.id = r.depart_etape_id
    WHERE r.status = 'confirmee' AND e.date > now() AND e.date <= now() + interval '24 hours'
      AND NOT EXISTS (SELECT FROM notifications n WHERE n.user_id = r.user_id AND n.cle = 'demain:' || r.id)`;
  return rows.map(({ id, userId, reservationId, depart, ...leg }) => ({
    userId,
    kind: 'transport_demain',
    cle: `demain:${reservationId ?? id}`,
    facts: {
      ...leg,
      transportId: id,
      depart: depart.toISOString(),
      pour: reservationId ? 'demandeur' : 'transporteur',
      lien: reservationId
        ? `/mes-reservations#reservation-${reservationId}`
        : `/transporteurs/${id}#${REQUESTS_ID}`,
    },
  }));
}
