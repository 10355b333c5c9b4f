import { encode } from 'next-auth/jwt';
import { query } from './database';

export type HotLeg = {
  transportId: string;
  ownerId: string;
  villeDepart: string;
  villeArrivee: string;
  libreGrammes: number;
};

export type Traveller = { userId: string; sessionId: string; token: string };

/** Logins of `count` people, made beforehand as a login would make them. */
export async function openSessions(databaseUrl: string, secret: string, count: number): Promise<Traveller[]> {
  const rows = await query<{ id: string; userId: string }>(
    databaseUrl,
    `INSERT INTO sessions (id, user_id, expires_at)
     SELECT gen_random_uuid(), u.id, now() + interval '1 day' FROM users u ORDER BY u.id LIMIT $1
     RETURNING id, user_id AS "userId"`,
    [count],
  );
  return Promise.all(
    rows.map(async ({ id, userId }) => ({
      userId,
      sessionId: id,
      token: await encode({ token: { sub: userId, sid: id }, secret, maxAge: 86_400 }),
    })),
  );
}

/** A trip of three stops or more, by the nth carrier with one, emptied and given that much room on every section. */
export async function makeHotLeg(databaseUrl: string, nth: number, kilograms: number): Promise<HotLeg> {
  const [transport] = await query<{ id: string; ownerId: string }>(
    databaseUrl,
    `SELECT t.id, t.user_id AS "ownerId" FROM transports t
     WHERE t.is_visible AND (SELECT count(*) FROM etapes e WHERE e.transport_id = t.id) >= 3
       AND (SELECT min(date) FROM etapes e WHERE e.transport_id = t.id) > now() + interval '2 days'
     ORDER BY t.user_id DESC OFFSET $1 LIMIT 1`,
    [nth],
  );
  if (!transport) throw new Error('no trip of three stops');
  const grams = kilograms * 1000;
  await query(
    databaseUrl,
    `WITH emptied AS (UPDATE reservations SET status = 'annulee' WHERE transport_id = $1),
       raised AS (UPDATE transports SET poids_max_grammes = $2 WHERE id = $1)
     UPDATE etapes SET capacite_grammes = $2, charge_grammes = 0 WHERE transport_id = $1`,
    [transport.id, grams],
  );
  const cities = await query<{ ville: string }>(
    databaseUrl,
    'SELECT ville FROM etapes WHERE transport_id = $1 ORDER BY position',
    [transport.id],
  );
  const [villeDepart, villeArrivee] = [cities[0]?.ville ?? '', cities.at(-1)?.ville ?? ''];
  return {
    transportId: transport.id,
    ownerId: transport.ownerId,
    villeDepart,
    villeArrivee,
    libreGrammes: grams,
  };
}

type Booked = { reservations: number; oversold: boolean };

/** Adds up the living reservations of every section and holds them against its load and its capacity. */
export async function verify(databaseUrl: string, leg: HotLeg): Promise<Booked> {
  const rows = await query<{ reservations: number; booked: number; load: number; capacity: number }>(
    databaseUrl,
    `SELECT count(r.id)::int AS reservations, coalesce(sum(r.poids_grammes), 0)::float8 AS booked,
       e.charge_grammes AS load, e.capacite_grammes AS capacity
     FROM etapes e
     JOIN (SELECT max(position) AS last FROM etapes WHERE transport_id = $1) whole ON e.position < whole.last
     LEFT JOIN (reservations r JOIN etapes d ON d.id = r.depart_etape_id JOIN etapes a ON a.id = r.arrivee_etape_id)
       ON r.transport_id = e.transport_id AND r.status IN ('en_attente', 'confirmee')
       AND d.position <= e.position AND a.position > e.position
     WHERE e.transport_id = $1 GROUP BY e.id`,
    [leg.transportId],
  );
  return {
    reservations: Math.max(...rows.map((row) => row.reservations)),
    oversold: rows.some(({ booked, load, capacity }) => booked !== load || booked > capacity),
  };
}
