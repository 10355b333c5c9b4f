import 'server-only';
import { rowsOf } from '@/lib/core/db';
import { found } from '@/lib/core/errors';
import { zonedIso } from '@/lib/core/text/time';
import type * as z from '@/lib/core/zod';
import { refus } from '@/lib/langues/refus/remises';
import type { EtatRemise } from '@/lib/reservations/schema';
import { stepFrom } from '../rules';
import type { colisViewSchema } from '../schema/view';
import { tokenHash } from './codes';
import { actionsOf, NO_FACTS, shownCode } from './remise';

/** A parcel as its recipient sees it. */
export type ColisView = z.output<typeof colisViewSchema>;

type Row = {
  id: string;
  remise: EtatRemise;
  parti: boolean;
  now: Date;
  conserve: number;
  transporteur: string;
  villeDepart: string;
  villeArrivee: string;
  dateArrivee: Date;
  timezoneArrivee: string;
  version: number;
  livreLe: Date | null;
  declareeLe: Date | null;
};

/**
 * What a recipient's link shows: who carries, where and when, and the delivery's code until it is used. Throws `not_found`
 * for a link that is not ours, was taken back, or whose reservation is over for 30 days.
 */
export async function getColis(token: string): Promise<ColisView> {
  const [read] = await rowsOf<Row>`
    SELECT r.id, r.remise::text AS remise, r.date_depart <= now() AS parti, now() AS now,
      (SELECT count(*)::int FROM payments p WHERE p.reservation_id = r.id AND p.state = 'held') AS conserve,
      coalesce((SELECT a.company_name FROM agency_details a WHERE a.user_id = u.id), u.first_name) AS transporteur,
      r.ville_depart AS "villeDepart", r.ville_arrivee AS "villeArrivee", r.date_arrivee AS "dateArrivee",
      r.timezone_arrivee AS "timezoneArrivee", coalesce(h.version, 1) AS version, h.faite_le AS "livreLe",
      (SELECT d.created_at FROM remise_declarations d WHERE d.reservation_id = r.id) AS "declareeLe"
    FROM remise_liens l JOIN reservations r ON r.id = l.reservation_id JOIN transports t ON t.id = r.transport_id
      JOIN users u ON u.id = t.user_id LEFT JOIN remises h ON h.reservation_id = r.id AND h.genre = 'livraison'
    WHERE l.token_hash = ${tokenHash(token)} AND l.revoked_at IS NULL AND r.status = 'confirmee'
      AND (r.remise <> 'close' OR r.updated_at > now() - interval '30 days')`;
  const row = found(read, refus('lienPerime'));
  const { id, transporteur, villeDepart, villeArrivee, timezoneArrivee, livreLe, declareeLe } = row;
  const shown = !livreLe && stepFrom(row.remise, 'voir', 'destinataire', NO_FACTS) !== null;
  const stands = {
    ...row,
    livraison: livreLe && { faiteLe: livreLe.toISOString() },
    declaration: declareeLe && { le: declareeLe.toISOString() },
  };
  return {
    etat: row.remise,
    actions: actionsOf(stands, 'destinataire'),
    transporteur,
    villeDepart,
    villeArrivee,
    dateArrivee: zonedIso(+row.dateArrivee, timezoneArrivee),
    timezoneArrivee,
    livreLe: livreLe?.toISOString() ?? null,
    code: shown ? shownCode(id, 'livraison', row.version) : null,
  };
}
