import { encodeCursor } from '@/lib/core/listing/cursor';
import { query } from './database';

export const READS = ['list', 'search', 'detail', 'page1', 'deep'] as const;
export type Read = (typeof READS)[number];

const PAGE = 20;

/** Which page of the whole list `deep` asks for: the 2,000th, or the last full one of a smaller world. */
export async function deepPage(databaseUrl: string): Promise<number> {
  const [row] = await query<{ pages: number }>(
    databaseUrl,
    `SELECT (count(*) / ${PAGE})::int AS pages FROM legs WHERE listed AND premier_depot AND depart_position >= 0 AND depart_avant IS NULL AND date_depart > now()`,
  );
  return Math.min(2_000, Math.max(1, (row?.pages ?? 1) - 1));
}

/**
 * Paths to ask for, varied as readers vary: pairs of cities as often as trips run between them, words as often as trips
 * hold them and rare ones, any trip.
 */
export async function readPaths(databaseUrl: string, page: number): Promise<Record<Read, string[]>> {
  const [pairs, words, ids, bounds] = await Promise.all([
    query<{ depart: string; arrivee: string }>(databaseUrl, PAIRS),
    query<{ word: string }>(databaseUrl, WORDS),
    query<{ id: string }>(databaseUrl, IDS),
    query<{ ms: number; id: string }>(databaseUrl, BOUNDS, [(page - 1) * PAGE - 1]),
  ]);
  const list = (search: Record<string, string>) => `/api/transports?${new URLSearchParams(search)}`;
  return {
    list: pairs.map(({ depart, arrivee }) =>
      list({ villeDepart: depart, villeArrivee: arrivee, sort: 'date' }),
    ),
    search: words.map(({ word }) => list({ search: word })),
    detail: ids.map(({ id }) => `/api/transports/${id}`),
    page1: [list({ sort: 'date' })],
    deep: bounds.map(({ ms, id }) =>
      list({ sort: 'date', cursor: encodeCursor(['exact', ms, id, Date.now()]) }),
    ),
  };
}

const PAIRS = `
  SELECT d.ville AS depart, a.ville AS arrivee
  FROM (SELECT * FROM legs WHERE listed AND premier_depot_ici AND depart_avant_ici IS NULL AND date_depart > now()
        ORDER BY md5(transport_id::text || depart_position || arrivee_position) LIMIT 300) l
  JOIN etapes d ON d.transport_id = l.transport_id AND d.position = l.depart_position
  JOIN etapes a ON a.transport_id = l.transport_id AND a.position = l.arrivee_position`;

// A word of any trip, so that words are asked for as often as they are there; every third search has two words of one
// trip, and every tenth a word that hardly any trip has.
const WORDS = `
  SELECT CASE WHEN n % 10 = 0 THEN 'rareterme' || n / 10 WHEN n % 3 = 0 THEN one || ' ' || two ELSE one END AS word
  FROM (
    SELECT row_number() OVER (ORDER BY md5(id::text)) AS n,
      words[1 + abs(hashtext(id::text)) % cardinality(words)] AS one,
      words[1 + abs(hashtext('2' || id)) % cardinality(words)] AS two
    FROM (SELECT id, array(SELECT word FROM unnest(string_to_array(texte_recherche, ' ')) word WHERE length(word) > 3) AS words
          FROM transports WHERE is_visible ORDER BY md5(id::text) LIMIT 400) sample
  ) drawn`;

const IDS = `SELECT id FROM transports WHERE is_visible ORDER BY md5(id::text) LIMIT 1000`;

// The last rows of twenty pages around the one that is asked for.
const BOUNDS = `
  SELECT (extract(epoch FROM date_depart) * 1000)::float8 AS ms, transport_id AS id
  FROM legs WHERE listed AND premier_depot AND depart_position >= 0 AND depart_avant IS NULL AND date_depart > now()
  ORDER BY date_depart, transport_id OFFSET greatest(0, $1::int - 10) LIMIT 20`;
