import 'server-only';
import { db, type RawDb } from '@/lib/core/db';
import type { Actor } from '@/lib/core/sessions/actor';
import { paymentPath } from '@/lib/payments/labels';
import { REQUESTS_ID } from '@/lib/reservations/labels';
import { type Attente, SHOWN } from '../schema';

type Row = {
  genre: Attente['genre'];
  id: string;
  transportId: string | null;
  de: string | null;
  vers: string | null;
};

const LIEN: Record<Attente['genre'], (row: Row) => string> = {
  reservation: ({ id, transportId }) =>
    transportId ? `/transporteurs/${transportId}#${REQUESTS_ID}` : `/mes-reservations#reservation-${id}`,
  paiement: ({ id }) => paymentPath(id),
  litige: ({ id }) => `/remises/${id}`,
};

/**
 * What of a person's still runs, and keeps their account from ending: reservations that wait or lie ahead and parcels under way, on
 * either side, open disputes, and money that is asked for, held or owed. The first of each kind, some at most.
 */
export async function attenteDe(userId: string, tx: RawDb = db): Promise<Attente[]> {
  const rows = await tx.$queryRaw<Row[]>`
    WITH mine AS (
      SELECT r.*, x.user_id = ${userId}::uuid AS carried FROM reservations r LEFT JOIN transports x ON x.id = r.transport_id
      WHERE r.id = ANY(ARRAY(SELECT id FROM reservations WHERE user_id = ${userId}::uuid
        UNION SELECT o.id FROM reservations o JOIN transports t ON t.id = o.transport_id WHERE t.user_id = ${userId}::uuid))
    )
    (SELECT 'litige' AS genre, m.id, NULL::uuid AS "transportId", m.ville_depart AS de, m.ville_arrivee AS vers
      FROM mine m JOIN litiges l ON l.reservation_id = m.id WHERE l.etat = 'ouvert' ORDER BY m.id LIMIT ${SHOWN})
    UNION ALL
    (SELECT 'reservation', m.id, CASE WHEN m.carried THEN m.transport_id END, m.ville_depart, m.ville_arrivee FROM mine m
      WHERE m.status = 'en_attente' OR (m.status = 'confirmee' AND m.remise <> 'close' AND (m.date_arrivee > now()
        OR (m.remise IN ('collectee', 'declaree', 'contestee') AND m.date_arrivee > now() - interval '30 days')))
      ORDER BY m.id LIMIT ${SHOWN})
    UNION ALL
    (SELECT 'paiement', p.id, NULL, r.ville_depart, r.ville_arrivee FROM payments p LEFT JOIN reservations r ON r.id = p.reservation_id
      WHERE ${userId}::uuid IN (p.sender_id, p.recipient_id) AND (p.state IN ('pending', 'held', 'disputed')
        OR p.gele_le IS NOT NULL OR (p.solde_le IS NULL AND p.state IN ('released', 'refunded', 'split')))
      ORDER BY p.id LIMIT ${SHOWN})`;
  return rows.map((row) => ({
    genre: row.genre,
    trajet: row.de && row.vers ? `${row.de} → ${row.vers}` : null,
    lien: LIEN[row.genre](row),
  }));
}

/** The same of the actor's own account. */
export const ownAttente = (actor: Actor): Promise<Attente[]> => attenteDe(actor.id);
