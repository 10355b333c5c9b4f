import http from 'node:http';
import pg from 'pg';

// What the machine can do: the same answers' core with nothing between a socket and hand-written, prepared SQL. No
// validation, no words for people, one sort, exact matches only. The benchmark compares the product with it.
const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: Number(process.env.DATABASE_POOL),
});

const TRANSPORT = `
  t.id AS _id, t.nom, t.type, t.description, t.poids_max_grammes, t.created_at,
  u.id AS owner_id, u.first_name, u.last_name, u.review_sum, u.review_count,
  (SELECT json_agg(json_build_array(e.id, e.ville, e.date, e.timezone, e.latitude, e.longitude, e.collecte, e.depot,
     e.capacite_grammes, e.charge_grammes) ORDER BY e.position) FROM etapes e WHERE e.transport_id = t.id) AS etapes`;

const page = (legs: string, coming = 'l.date_depart > now() AND') => `
  WITH page AS MATERIALIZED (
    SELECT l.transport_id, l.date_depart FROM legs l
    WHERE l.listed AND ${coming} ${legs} ORDER BY l.date_depart, l.transport_id LIMIT 20)
  SELECT ${TRANSPORT} FROM page JOIN transports t ON t.id = page.transport_id JOIN users u ON u.id = t.user_id
  ORDER BY page.date_depart, page.transport_id`;

const STATEMENTS = {
  city: `SELECT ville_cle FROM etapes WHERE ville = $1 LIMIT 1`,
  list: page(
    'l.premier_depot_ici AND l.depart_avant_ici IS NULL AND l.depart_cle = $1 AND l.arrivee_cle = $2',
  ),
  search: page(`l.premier_depot AND l.depart_position >= 0 AND l.depart_avant IS NULL AND l.transport_id IN (
    SELECT s.id FROM transports s WHERE s.recherche @@ to_tsquery('simple', $1))`),
  first: page('l.premier_depot AND l.depart_position >= 0 AND l.depart_avant IS NULL'),
  deep: page(
    'l.premier_depot AND l.depart_position >= 0 AND l.depart_avant IS NULL AND (l.date_depart, l.transport_id) > (to_timestamp($1::float8 / 1000), $2::uuid)',
    '',
  ),
  detail: `SELECT ${TRANSPORT} FROM transports t JOIN users u ON u.id = t.user_id WHERE t.id = $1 AND t.is_visible`,
  session: `SELECT user_id FROM sessions WHERE id = $1 AND revoked_at IS NULL AND expires_at > now()`,
  etapes: `SELECT e.id, e.position, e.ville, e.date, e.timezone FROM etapes e WHERE e.transport_id = $1 ORDER BY e.position`,
  reserve: `
    WITH locked AS (
      SELECT id, capacite_grammes - charge_grammes AS libre FROM etapes
      WHERE transport_id = $2 AND position >= $6 AND position < $7 ORDER BY position FOR NO KEY UPDATE
    ), held AS (
      UPDATE etapes e SET charge_grammes = e.charge_grammes + $8 FROM locked
      WHERE e.id = locked.id AND (SELECT min(libre) FROM locked) >= $8 RETURNING e.id)
    INSERT INTO reservations (id, transport_id, user_id, depart_etape_id, arrivee_etape_id, transport_nom, ville_depart,
      ville_arrivee, date_depart, date_arrivee, timezone_depart, timezone_arrivee, depart_convenu, arrivee_convenue, poids_grammes, prix_centimes, description)
    SELECT gen_random_uuid(), $2, $1, $4, $5, t.nom, d.ville, a.ville, d.date, a.date, d.timezone, a.timezone, d.date, a.date, $8, $3, $9
    FROM transports t, etapes d, etapes a
    WHERE t.id = $2 AND d.id = $4 AND a.id = $5 AND EXISTS (SELECT FROM held) RETURNING id`,
};

const run = (name: keyof typeof STATEMENTS, values: unknown[]) =>
  pool.query({ name, text: STATEMENTS[name], values }).then(({ rows }) => rows);

const cities = new Map<string, string>();
async function cityKey(ville: string): Promise<string> {
  const known = cities.get(ville);
  if (known) return known;
  const [row] = await run('city', [ville]);
  cities.set(ville, row?.ville_cle ?? '');
  return row?.ville_cle ?? '';
}

async function listAnswer(query: URLSearchParams): Promise<unknown[]> {
  const [depart, arrivee] = [query.get('villeDepart'), query.get('villeArrivee')];
  if (depart && arrivee) return run('list', [await cityKey(depart), await cityKey(arrivee)]);
  const words = query.get('search');
  if (words)
    return run('search', [
      words
        .split(' ')
        .map((word) => `${word}:*`)
        .join(' & '),
    ]);
  const cursor = query.get('cursor');
  if (!cursor) return run('first', []);
  const [, ms, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  return run('deep', [ms, id]);
}

async function reserve(request: http.IncomingMessage): Promise<[number, unknown]> {
  let text = '';
  for await (const chunk of request) text += chunk;
  const body = JSON.parse(text);
  const [session] = await run('session', [request.headers['x-session']]);
  if (!session) return [401, null];
  const etapes = await run('etapes', [body.transportId]);
  const from = etapes.find(({ ville }) => ville === body.villeDepart);
  const to = etapes.find(({ ville }) => ville === body.villeArrivee);
  const made = await run('reserve', [
    session.user_id,
    body.transportId,
    Math.round(body.prix * 100),
    from.id,
    to.id,
    from.position,
    to.position,
    Math.round(body.poids * 1000),
    body.description ?? '',
  ]);
  return made.length > 0 ? [201, made[0]] : [409, null];
}

async function answer(request: http.IncomingMessage): Promise<[number, unknown]> {
  const url = new URL(request.url ?? '/', 'http://127.0.0.1');
  if (request.method === 'POST') return reserve(request);
  if (url.pathname === '/api/health') return [200, null];
  if (url.pathname === '/api/transports') return [200, await listAnswer(url.searchParams)];
  const [row] = await run('detail', [url.pathname.split('/').at(-1)]);
  return row ? [200, row] : [404, null];
}

http
  .createServer((request, response) => {
    answer(request)
      .catch((error: unknown): [number, unknown] => [500, String(error)])
      .then(([status, data]) => {
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ status: status < 300 ? 'success' : 'error', data }));
      });
  })
  .listen(Number(process.env.PORT), '127.0.0.1');
