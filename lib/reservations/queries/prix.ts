import 'server-only';
import { limitTo, rowsOf } from '@/lib/core/db';

/** What people really agreed on, in euros for a kilogram: the middle half of it lies between `bas` and `haut`. */
export type PrixConstates = { nombre: number; bas: number; milieu: number; haut: number };

/** Prices of fewer people would be somebody's, not those of a way. */
const PRIX_ASSEZ = 5;
const NEWEST = 200;

type Read = { nombre: number; quarts: number[] | null };

/**
 * The prices that carriers accepted between two cities in the last year, the newest two hundred of them and of each sender
 * the last one, so that nobody's own price is read from it or makes it; null for fewer than five senders.
 */
export async function prixConstates(
  villeDepart: string,
  villeArrivee: string,
): Promise<PrixConstates | null> {
  const [row] = await rowsOf<Read>`
    SELECT count(*)::int AS nombre,
      percentile_cont(ARRAY[0.25, 0.5, 0.75]::float8[]) WITHIN GROUP (ORDER BY kilo) AS quarts
    FROM (SELECT DISTINCT ON (newest.user_id) newest.kilo FROM (
      SELECT r.user_id, r.date_depart, r.prix_centimes * 10.0 / r.poids_grammes AS kilo FROM reservations r
      WHERE r.status = 'confirmee' AND r.ville_depart = ${villeDepart} AND r.ville_arrivee = ${villeArrivee}
        AND r.date_depart > now() - interval '1 year' AND r.prix_centimes > 0
      ORDER BY r.date_depart DESC ${limitTo(NEWEST)}) newest
      ORDER BY newest.user_id, newest.date_depart DESC) prix`;
  return enough(row);
}

/** Pairs of cities whose prices are those of two countries, and how many of each are looked at. */
export const PAYS_VILLES = 60;
const NEWEST_OF_EACH = 20;

/** The same on several pairs of cities together: of each sender the last one, on whichever of them. */
export async function prixDesPaires(
  paires: { depart: string; arrivee: string }[],
): Promise<PrixConstates | null> {
  const [row] = await rowsOf<Read>`
    SELECT count(*)::int AS nombre,
      percentile_cont(ARRAY[0.25, 0.5, 0.75]::float8[]) WITHIN GROUP (ORDER BY kilo) AS quarts
    FROM (SELECT DISTINCT ON (newest.user_id) newest.kilo
      FROM unnest(${paires.map(({ depart }) => depart)}::text[], ${paires.map(({ arrivee }) => arrivee)}::text[])
        AS p (depart, arrivee)
      CROSS JOIN LATERAL (
        SELECT r.user_id, r.date_depart, r.prix_centimes * 10.0 / r.poids_grammes AS kilo FROM reservations r
        WHERE r.status = 'confirmee' AND r.ville_depart = p.depart AND r.ville_arrivee = p.arrivee
          AND r.date_depart > now() - interval '1 year' AND r.prix_centimes > 0
        ORDER BY r.date_depart DESC ${limitTo(NEWEST_OF_EACH)}) newest
      ORDER BY newest.user_id, newest.date_depart DESC) prix`;
  return enough(row);
}

function enough(row: Read | undefined): PrixConstates | null {
  const [bas, milieu, haut] = row?.quarts ?? [];
  if (!row || row.nombre < PRIX_ASSEZ || bas === undefined || milieu === undefined || haut === undefined)
    return null;
  return { nombre: row.nombre, bas, milieu, haut };
}
