-- Everything below is set-based and in the order of ids, so that pages look as they do in a grown database.
-- `random()` is seeded by the caller; ids are UUIDv7 whose random part is a hash of a counter.

CREATE FUNCTION pg_temp.id_at(moment timestamptz, salt text) RETURNS uuid LANGUAGE sql AS $$
  SELECT (lpad(to_hex((extract(epoch FROM moment) * 1000)::bigint), 12, '0') || '7' || substr(h, 1, 3)
    || substr('89ab', 1 + get_byte(decode(substr(h, 4, 2), 'hex'), 0) % 4, 1) || substr(h, 6, 15))::uuid
  FROM (SELECT md5(salt) AS h) hashed
$$;

CREATE TEMP TABLE t_templates ON COMMIT DROP AS
SELECT (t ->> 'id')::int AS id, t ->> 'nom' AS nom, t ->> 'mode' AS mode, t ->> 'texteNom' AS texte_nom,
  t ->> 'textePlaces' AS texte_places, t -> 'etapes' AS etapes, t -> 'legs' AS legs, (t ->> 'share')::float8 AS share,
  jsonb_array_length(t -> 'etapes') - 1 AS last_position
FROM jsonb_array_elements(current_setting('rihla.templates')::jsonb) t;

-- One row per thousandth of all trips, so that drawing a way is a join by number.
CREATE TEMP TABLE t_wheel ON COMMIT DROP AS
SELECT row_number() OVER (ORDER BY id, n) - 1 AS slot, id AS template_id
FROM t_templates, generate_series(1, greatest(1, round(share * 1000)::int)) n;

CREATE TEMP TABLE t_texts ON COMMIT DROP AS
SELECT (d ->> 'id')::int AS id, d ->> 'description' AS description, d ->> 'texte' AS texte
FROM jsonb_array_elements(current_setting('rihla.descriptions')::jsonb) d;

CREATE TEMP TABLE t_users ON COMMIT DROP AS
SELECT n, pg_temp.id_at(born, 'user' || n) AS id, born, n % 20 = 0 AS agency, n % 20 BETWEEN 1 AND 3 AS professional
FROM (SELECT n, date_trunc('second', now()) - interval '4 years'
        + n * interval '3 years 10 months' / current_setting('rihla.users')::int AS born
      FROM generate_series(0, current_setting('rihla.users')::int - 1) n) numbered;

INSERT INTO users (id, email, password_hash, first_name, last_name, phone_number, country, user_type,
  email_verified_at, identity_verified_at, created_at, updated_at)
SELECT id, 'personne.' || n || '@exemple.test', '!',
  (ARRAY['Yassine', 'Kadiatou', 'Moussa', 'Salma', 'Amine', 'Fatou', 'Karim', 'Aïcha', 'Ibrahima', 'Nadia'])[1 + n % 10],
  (ARRAY['Benali', 'Diallo', 'Ouattara', 'Idrissi', 'Haddad', 'Ndiaye', 'Trabelsi', 'Traoré', 'Mbarga'])[1 + n % 9] || ' ' || n,
  '+336' || lpad(n::text, 8, '0'), (ARRAY['France', 'Belgique', 'Espagne', 'Maroc', 'Sénégal'])[1 + n % 5],
  CASE WHEN agency THEN 'agency' WHEN professional THEN 'professional' ELSE 'particular' END::user_type,
  born, CASE WHEN n % 3 > 0 THEN born + interval '1 day' END, born, born
FROM t_users ORDER BY n;

INSERT INTO particular_details (user_id, type, birth_date, address)
SELECT id, 'both', date '1970-01-01' + n % 9000, '3 rue des Tanneurs, 69003 Lyon'
FROM t_users WHERE NOT agency AND NOT professional ORDER BY n;

INSERT INTO professional_details (user_id, license_number, vehicle_type, capacite_grammes, siret, experience_years)
SELECT id, 'LTI-' || n, 'Fourgon', 900000, lpad(n::text, 14, '0'), n % 20 FROM t_users WHERE professional ORDER BY n;

INSERT INTO agency_details (user_id, company_name, siret, address, ville, ville_cle, storage_capacity, services, texte_recherche)
SELECT id, 'Trans Express ' || n, lpad(n::text, 14, '0'), '12 rue du Port, 13002 Marseille', 'Marseille',
  (SELECT e ->> 'villeCle' FROM t_templates t, jsonb_array_elements(t.etapes) e WHERE e ->> 'ville' = 'Marseille' LIMIT 1), '400 m³',
  CASE WHEN n % 60 = 0 THEN ARRAY['stockage', 'emballage'] ELSE ARRAY['stockage', 'expedition'] END,
  'trans express ' || n || ' marseille'
FROM t_users WHERE agency ORDER BY n;

-- Three reviews for each, by others further on.
INSERT INTO reviews (id, reviewer_id, user_id, rating, comment, created_at, updated_at)
SELECT pg_temp.id_at(at, 'review' || u.n || '.' || k), r.id, u.id, CASE WHEN (u.n + k) % 7 = 0 THEN 3 ELSE 4 + (u.n + k) % 2 END,
  'Ponctuel et soigneux, le colis est arrivé comme prévu.', at, at
FROM t_users u CROSS JOIN generate_series(1, 3) k
JOIN t_users r ON r.n = (u.n + 7 * k) % current_setting('rihla.users')::int
CROSS JOIN LATERAL (SELECT date_trunc('second', now()) - (u.n + k) % 300 * interval '1 day' AS at) moment
ORDER BY at, u.n;

-- A trip's draw. Its weight is a pair of suitcases, a van or a lorry; `a` is booked on the whole trip, `b` on its first section.
CREATE TEMP TABLE t_trips ON COMMIT DROP AS
SELECT draw.*, way.template_id, way.mode, way.last_position, way.capacite, pg_temp.id_at(made, 'trip' || n) AS id,
  CASE WHEN load_a < 0.03 THEN capacite WHEN load_a < 0.45 THEN greatest(1, round(capacite * load_a / 1000)::int) * 1000 ELSE 0 END AS a,
  CASE WHEN load_b < 0.35 AND load_a >= 0.03 THEN greatest(1, round(capacite * load_b / 1000)::int) * 1000 ELSE 0 END AS b
FROM (
  SELECT n, made, floor(random() * wheel.slots)::int AS slot, floor(random() * 100)::int AS text_id,
    floor(power(random(), 1.5) * current_setting('rihla.users')::int)::int AS user_n,
    date_trunc('hour', now()) + interval '2 hours' + floor(random() * 119 * 24 * 4)::int * interval '15 minutes' AS departure,
    random() AS load_a, random() AS load_b, random() AS weight, random() < 0.97 AS visible
  FROM (SELECT n, date_trunc('milliseconds', now()) - interval '60 days'
          + n * (interval '60 days' / current_setting('rihla.trips')::int) AS made
        FROM generate_series(0, current_setting('rihla.trips')::int - 1) n) numbered,
    (SELECT count(*) AS slots FROM t_wheel) wheel
) draw
CROSS JOIN LATERAL (
  SELECT w.template_id, t.mode, t.last_position,
    CASE t.mode WHEN 'avion' THEN (ARRAY[23, 23, 32, 46, 46, 69])[1 + floor(draw.weight * 6)::int]
      WHEN 'route' THEN 40 + 20 * floor(draw.weight * 14)::int
      ELSE 500 + 100 * floor(draw.weight * 26)::int END * 1000 AS capacite
  FROM t_wheel w JOIN t_templates t ON t.id = w.template_id WHERE w.slot = draw.slot
) way;
ANALYZE t_trips;

INSERT INTO transports (id, user_id, nom, type, description, poids_max_grammes, is_visible, texte_recherche, created_at, updated_at)
SELECT d.id, u.id, t.nom, CASE WHEN u.agency OR u.professional OR d.mode = 'camion' THEN 'Professionnel' ELSE 'Particulier' END::type_transport,
  x.description, d.capacite, d.visible, t.texte_nom || ' ' || x.texte || ' ' || t.texte_places, d.made, d.made
FROM t_trips d JOIN t_templates t ON t.id = d.template_id JOIN t_texts x ON x.id = d.text_id JOIN t_users u ON u.n = d.user_n
ORDER BY d.n;

CREATE TEMP TABLE t_stops ON COMMIT DROP AS
SELECT t.id AS template_id, s.*
FROM t_templates t, jsonb_to_recordset(t.etapes) AS s(position int, ville text, "villeCle" text, latitude float8,
  longitude float8, timezone text, heures float8, actions jsonb);

INSERT INTO etapes (id, transport_id, position, ville, ville_cle, latitude, longitude, timezone, date, collecte, depot,
  capacite_grammes, charge_grammes)
SELECT pg_temp.id_at(d.made, 'stop' || d.n || '.' || s.position), d.id, s.position, s.ville, s."villeCle", s.latitude, s.longitude,
  s.timezone, d.departure + s.heures * interval '1 hour', (s.actions ->> 'collecte')::boolean, (s.actions ->> 'depot')::boolean,
  d.capacite, CASE WHEN s.position = d.last_position THEN 0 ELSE d.a + CASE WHEN s.position = 0 THEN d.b ELSE 0 END END
FROM t_trips d JOIN t_stops s ON s.template_id = d.template_id
ORDER BY d.n, s.position;

-- How far each zone is ahead of UTC and until when, by the product's own tables: the database's may be older.
CREATE TEMP TABLE t_zones ON COMMIT DROP AS
SELECT * FROM jsonb_to_recordset(current_setting('rihla.zones')::jsonb)
  AS z(timezone text, depuis timestamptz, jusqua timestamptz, minutes int);

INSERT INTO legs (transport_id, depart_position, arrivee_position, depart_cle, arrivee_cle, date_depart, jour_depart, type,
  capacite_grammes, palier, entier, premier_depot, premier_depot_ici, depart_avant, depart_avant_ici, listed)
SELECT d.id, l.depart, l.arrivee, s."villeCle", e."villeCle", at, ((at + z.minutes * interval '1 minute') AT TIME ZONE 'UTC')::date,
  CASE WHEN u.agency OR u.professional OR d.mode = 'camion' THEN 'Professionnel' ELSE 'Particulier' END::type_transport,
  d.capacite, palier_de(d.capacite - d.a - CASE WHEN l.depart = 0 THEN d.b ELSE 0 END), l.entier, l."premierDepot", l."premierDepotIci", d.departure + avant.heures * interval '1 hour',
  d.departure + ici.heures * interval '1 hour', d.visible
FROM t_trips d
JOIN (SELECT t.id AS template_id, l.* FROM t_templates t, jsonb_to_recordset(t.legs)
        AS l(depart int, arrivee int, entier boolean, "premierDepot" boolean, "premierDepotIci" boolean, avant int, "avantIci" int)) l ON l.template_id = d.template_id
JOIN t_stops s ON s.template_id = d.template_id AND s.position = l.depart
JOIN t_stops e ON e.template_id = d.template_id AND e.position = l.arrivee
LEFT JOIN t_stops avant ON avant.template_id = d.template_id AND avant.position = l.avant
LEFT JOIN t_stops ici ON ici.template_id = d.template_id AND ici.position = l."avantIci"
JOIN t_users u ON u.n = d.user_n
CROSS JOIN LATERAL (SELECT d.departure + s.heures * interval '1 hour' AS at) moment
JOIN t_zones z ON z.timezone = s.timezone AND at >= z.depuis AND at < z.jusqua
ORDER BY d.n, l.depart, l.arrivee;

INSERT INTO reservations (id, transport_id, user_id, depart_etape_id, arrivee_etape_id, transport_nom, ville_depart, ville_arrivee,
  date_depart, date_arrivee, timezone_depart, timezone_arrivee, depart_convenu, arrivee_convenue, poids_grammes, prix_centimes, description, status, created_at, updated_at)
SELECT pg_temp.id_at(d.made, 'booking' || d.n || '.' || h.part), d.id, u.id,
  pg_temp.id_at(d.made, 'stop' || d.n || '.0'), pg_temp.id_at(d.made, 'stop' || d.n || '.' || h.arrivee), t.nom, s.ville, e.ville,
  d.departure, d.departure + e.heures * interval '1 hour', s.timezone, e.timezone,
  d.departure, d.departure + e.heures * interval '1 hour', h.poids, 100 + h.poids / 4,
  'Vêtements et petits appareils.', -- what waits longer lapses
  CASE WHEN d.n % 3 = 0 AND d.made > now() - interval '3 days' THEN 'en_attente' ELSE 'confirmee' END::statut_reservation, d.made, d.made
FROM t_trips d JOIN t_templates t ON t.id = d.template_id
CROSS JOIN LATERAL (VALUES ('a', d.last_position, d.a), ('b', 1, d.b)) AS h(part, arrivee, poids)
JOIN t_stops s ON s.template_id = d.template_id AND s.position = 0
JOIN t_stops e ON e.template_id = d.template_id AND e.position = h.arrivee
JOIN t_users u ON u.n = (d.user_n + 1) % current_setting('rihla.users')::int
WHERE h.poids > 0
ORDER BY d.n, h.part;

-- maintenance
VACUUM (ANALYZE) users;
VACUUM (ANALYZE) agency_details;
VACUUM (ANALYZE) reviews;
VACUUM (ANALYZE) transports;
VACUUM (ANALYZE) etapes;
VACUUM (ANALYZE) legs;
VACUUM (ANALYZE) reservations;
VACUUM (ANALYZE) demandes;
VACUUM (ANALYZE) produits;
CHECKPOINT
