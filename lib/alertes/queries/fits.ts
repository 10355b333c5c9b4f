import 'server-only';
import { Prisma } from '@/lib/core/db';
import { MOST_AT_ONCE, MOST_AT_ONCE_OF_ONE } from '../rules';
import { type Chose, partsAhead } from './choses';

/** Kept searches that fit: found by their keys, so that no more of them are looked at than could. */
function searches({ genre, keys, texte, type, categorie }: Chose): Prisma.Sql {
  const fits = Prisma.sql`a.active AND a.cle = ANY(${keys}::text[])
    AND (a.requete IS NULL OR to_tsvector('simple', ${texte}) @@ to_tsquery('simple', a.requete))`;
  const found = Prisma.sql`SELECT a.user_id, 'recherche'::alerte_raison AS raison, a.id AS alerte_id, a.rythme`;
  if (genre !== 'transport')
    return Prisma.sql`${found}, NULL::int AS depart, NULL::int AS arrivee FROM alertes a
      WHERE ${fits} AND (a.categorie IS NULL OR a.categorie = ${categorie})`;
  return Prisma.sql`${found}, p.depart, p.arrivee FROM alertes a CROSS JOIN LATERAL (
      SELECT p.depart, p.arrivee FROM parts p
      WHERE (a.depart_cle IS NULL OR p.depart_cle = a.depart_cle) AND (a.arrivee_cle IS NULL OR p.arrivee_cle = a.arrivee_cle)
        AND (a.du IS NULL OR p.jour_depart >= a.du) AND (a.au IS NULL OR p.jour_depart <= a.au)
        AND (a.poids_grammes IS NULL OR p.libre >= a.poids_grammes)
      ORDER BY p.date_depart, p.arrivee DESC LIMIT 1) p
    WHERE ${fits} AND (a.type IS NULL OR a.type::text = ${type})`;
}

/** Needs that wait where the trip passes in time. */
const waitingDemandes = (arrivees: Chose['arrivees'] = new Map()) => Prisma.sql`
  SELECT d.user_id, 'besoin'::alerte_raison, NULL::uuid, 'aussitot'::alerte_rythme, p.depart, p.arrivee
  FROM parts p
    JOIN unnest(${[...arrivees.keys()]}::int[], ${[...arrivees.values()]}::date[]) AS j(position, jour) ON j.position = p.arrivee
    JOIN demandes d ON d.lieu_cle = p.arrivee_cle AND d.is_visible AND d.status = 'en_attente'
    AND d.date_limite >= j.jour
  LEFT JOIN alerte_reglages r ON r.user_id = d.user_id WHERE coalesce(r.besoins, true)`;

/** Trips that go there in time. */
const passingTransports = ({ cle, jour }: { cle: string; jour: string }) => Prisma.sql`
  SELECT t.user_id, 'trajet'::alerte_raison, NULL::uuid, 'quotidien'::alerte_rythme, NULL::int, NULL::int
  FROM legs l JOIN transports t ON t.id = l.transport_id LEFT JOIN alerte_reglages r ON r.user_id = t.user_id
  WHERE l.listed AND l.premier_depot_ici AND l.arrivee_cle = ${cle} AND l.date_depart > now()
    AND l.date_depart < ${jour}::date + 1 AND coalesce(r.trajets, true)`;

/** Whom something fits and why, one row for each reason, as a `WITH` over `fits`. */
export function fitsOf(chose: Chose): Prisma.Sql {
  const parts =
    chose.genre === 'transport' ? Prisma.sql`parts AS MATERIALIZED (${partsAhead(chose.id)}),` : Prisma.empty;
  const own =
    chose.genre === 'transport'
      ? Prisma.sql`UNION ALL ${waitingDemandes(chose.arrivees)}`
      : chose.lieu
        ? Prisma.sql`UNION ALL ${passingTransports(chose.lieu)}`
        : Prisma.empty;
  return Prisma.sql`${parts} fits AS (${searches(chose)} ${own})`;
}

/**
 * Whether a person, a column, was told at once as often within 24 hours as anybody is, or as anybody is of one owner's things.
 * What is told at once was told when it was found; of what was deleted since nobody knows whose it was.
 */
export const toldEnough = (person: Prisma.Sql, ownerId: string) => Prisma.sql`
  (SELECT count(*) >= ${MOST_AT_ONCE}::int OR count(*) FILTER (WHERE coalesce(
      (SELECT user_id FROM transports WHERE id = told.chose_id), (SELECT user_id FROM demandes WHERE id = told.chose_id),
      (SELECT user_id FROM produits WHERE id = told.chose_id)) = ${ownerId}::uuid) >= ${MOST_AT_ONCE_OF_ONE}::int
    FROM (SELECT chose_id FROM alertes_dites WHERE user_id = ${person} AND dite_le = created_at
      AND created_at > now() - interval '24 hours' LIMIT ${MOST_AT_ONCE}::int) told)`;
