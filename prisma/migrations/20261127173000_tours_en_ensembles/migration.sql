-- What many do at the same moment is written by sets: a statement for all of a turn costs little more than one for one of them.

-- Something changed for people: their turns are taken in one order.
CREATE FUNCTION "touch_people"(p_users uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO live_positions AS l (user_id, position)
    SELECT u, 1 FROM (SELECT DISTINCT u FROM unnest(p_users) AS u) people ORDER BY u
    ON CONFLICT (user_id) DO UPDATE SET position = l.position + 1;
  PERFORM pg_notify('rihla_live', u::text) FROM (SELECT DISTINCT u FROM unnest(p_users) AS u) people;
END;
$$;

-- Names the conversation of two people about at most one thing.
CREATE FUNCTION "conversation_key"(p_one uuid, p_other uuid, p_demande uuid, p_transport uuid, p_produit uuid) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT concat_ws(':', least(p_one, p_other), greatest(p_one, p_other),
    coalesce('demande:' || p_demande, 'transport:' || p_transport, 'produit:' || p_produit, ''));
$$;

-- Opening a conversation that is there already writes nothing and waits for nobody.
CREATE OR REPLACE FUNCTION "open_conversation"(p_id uuid, p_one uuid, p_other uuid, p_demande uuid, p_transport uuid, p_produit uuid)
RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
  v_key text := conversation_key(p_one, p_other, p_demande, p_transport, p_produit);
  v_id uuid;
BEGIN
  SELECT id INTO v_id FROM conversations WHERE pair_key = v_key;
  IF FOUND THEN RETURN v_id; END IF;
  INSERT INTO conversations (id, pair_key, demande_id, transport_id, produit_id)
    VALUES (p_id, v_key, p_demande, p_transport, p_produit) ON CONFLICT (pair_key) DO NOTHING RETURNING id INTO v_id;
  IF FOUND THEN
    INSERT INTO conversation_participants (conversation_id, user_id, other_id)
      VALUES (v_id, p_one, p_other), (v_id, p_other, p_one);
    RETURN v_id;
  END IF;
  -- Somebody was faster, and has committed by now.
  SELECT id INTO STRICT v_id FROM conversations WHERE pair_key = v_key;
  RETURN v_id;
END;
$$;

-- Tells what happened in the threads of the people concerned, opened where there are none: [{ fil, id, un, autre, transport,
-- par, evenement }], `fil` and `id` for the rows that are made. In one step, because the deal's rows are locked meanwhile; the
-- threads are locked in the one order before any is written to, then their people.
CREATE OR REPLACE FUNCTION "write_evenements"(p_told jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE v_told int;
BEGIN
  IF jsonb_array_length(p_told) > 1 THEN
    -- New ones are nobody else's yet; those that somebody makes at this moment are waited for, and then there for all.
    INSERT INTO conversations (id, pair_key, transport_id)
      SELECT DISTINCT ON (key) r.fil, key, r.transport
      FROM jsonb_to_recordset(p_told) AS r(fil uuid, un uuid, autre uuid, transport uuid),
        conversation_key(r.un, r.autre, NULL, r.transport, NULL) AS key
      WHERE NOT EXISTS (SELECT FROM conversations WHERE pair_key = key)
      ORDER BY key ON CONFLICT (pair_key) DO NOTHING;
    PERFORM FROM conversations WHERE pair_key = ANY(ARRAY(
        SELECT conversation_key(r.un, r.autre, NULL, r.transport, NULL) FROM jsonb_to_recordset(p_told) AS r(un uuid, autre uuid, transport uuid)))
      ORDER BY id FOR NO KEY UPDATE;
  END IF;

  WITH told AS (
    SELECT r.*, e.place, conversation_key(r.un, r.autre, NULL, r.transport, NULL) AS key
    FROM jsonb_array_elements(p_told) WITH ORDINALITY AS e(value, place),
      jsonb_to_record(e.value) AS r(fil uuid, id uuid, un uuid, autre uuid, transport uuid, par uuid, evenement jsonb)
  ), numbered AS (
    SELECT *, row_number() OVER (PARTITION BY key ORDER BY place) AS nth, count(*) OVER (PARTITION BY key) AS all_of FROM told
  ), threads AS (
    INSERT INTO conversations AS c (id, pair_key, transport_id, last_ordre)
      SELECT fil, key, transport, all_of FROM numbered WHERE nth = 1 ORDER BY key
      ON CONFLICT (pair_key) DO UPDATE SET last_ordre = c.last_ordre + excluded.last_ordre
      RETURNING c.id, c.pair_key, c.last_ordre
  ), lines AS (
    INSERT INTO messages (id, conversation_id, ordre, sender_id, kind, content, evenement)
      SELECT t.id, c.id, c.last_ordre - t.all_of + t.nth, t.par, 'evenement', '', t.evenement
      FROM numbered t JOIN threads c ON c.pair_key = t.key
  ), seats AS (
    SELECT c.id, s.user_id, s.other_id, count(*) FILTER (WHERE s.user_id IS DISTINCT FROM t.par) AS unread_count,
      row_number() OVER (PARTITION BY s.user_id ORDER BY max(t.place)) AS nth, count(*) OVER (PARTITION BY s.user_id) AS all_of
    FROM told t JOIN threads c ON c.pair_key = t.key, LATERAL (VALUES (t.un, t.autre), (t.autre, t.un)) AS s(user_id, other_id)
    GROUP BY c.id, s.user_id, s.other_id
  ), touched AS (
    INSERT INTO live_positions AS l (user_id, position) SELECT user_id, all_of FROM seats WHERE nth = 1 ORDER BY user_id
      ON CONFLICT (user_id) DO UPDATE SET position = l.position + excluded.position
      RETURNING l.user_id, l.position
  ), seated AS (
    INSERT INTO conversation_participants AS p (conversation_id, user_id, other_id, recence, position, unread_count)
      SELECT s.id, s.user_id, s.other_id, t.position - s.all_of + s.nth, t.position - s.all_of + s.nth, s.unread_count
      FROM seats s JOIN touched t USING (user_id)
      ON CONFLICT (conversation_id, user_id) DO UPDATE
        SET recence = excluded.recence, position = excluded.position, unread_count = p.unread_count + excluded.unread_count
  )
  SELECT count(pg_notify('rihla_live', user_id::text)) INTO v_told FROM touched;
END;
$$;

-- Who was told already is not told again; the others' jobs come with what stands under their bells.
CREATE OR REPLACE FUNCTION "notify_people"(p_rows jsonb) RETURNS SETOF uuid LANGUAGE plpgsql AS $$
DECLARE v_new uuid[]; v_users uuid[];
BEGIN
  WITH made AS (
    INSERT INTO notifications (id, user_id, kind, cle, in_app, facts)
      SELECT r.id, r.user_id, r.kind, r.cle, r.in_app, r.facts
      FROM jsonb_to_recordset(p_rows) AS r(id uuid, user_id uuid, kind text, cle text, in_app boolean, facts jsonb)
      ORDER BY r.user_id, r.cle
      ON CONFLICT (user_id, cle) DO NOTHING
      RETURNING id, user_id, in_app
  )
  SELECT array_agg(id), array_agg(DISTINCT user_id) FILTER (WHERE in_app) INTO v_new, v_users FROM made;
  PERFORM touch_people(v_users);
  PERFORM enqueue_deliveries(v_new);
  RETURN QUERY SELECT unnest(v_new);
END;
$$;

-- What people hold on a trip, wait for in all, and whether their e-mail is confirmed, in their order. It makes their requests
-- take turns until the transaction ends: each statement of a VOLATILE function sees what was committed before it began, so after
-- the wait it counts the request before. Taken before any stop, so that nothing waits in a circle.
DROP FUNCTION "reservations_of"(uuid, uuid);
CREATE FUNCTION "reservations_of"(p_people uuid[], p_transport uuid)
RETURNS TABLE (place bigint, living int, unanswered int, confirme boolean) LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('reservations ' || person, 0))
    FROM (SELECT DISTINCT person FROM unnest(p_people) AS person ORDER BY person) AS in_order;
  RETURN QUERY SELECT p.place, had.living, had.unanswered, u.email_verified_at IS NOT NULL
    FROM unnest(p_people) WITH ORDINALITY AS p(person, place) JOIN users u ON u.id = p.person, LATERAL (
      SELECT (count(*) FILTER (WHERE r.transport_id = p_transport))::int AS living, (count(*) FILTER (WHERE r.status = 'en_attente'))::int AS unanswered
      FROM reservations r WHERE r.user_id = p.person AND r.status IN ('en_attente', 'confirmee')) had;
END $$;

-- What is asked for on one transport at the same moment is reserved together: the sections are locked once, the disk is waited
-- for once, and those concerned are told in one step. Each is decided on what those before it left.
--
-- First the people take turns, in one order, and what each has is counted; then the stops are locked by id, the one order in
-- which all lock stops, and read as they are after the wait. `p_asked` holds the rows to write, each of another person with the
-- positions of its leg, the revision of the stops that it was decided on, and what is told of it; `p_most` how many a person may
-- have. Answers what became of each, in the same order. Grams. Its statements ask by keys alone, so one plan serves all values;
-- otherwise each connection plans each of them six times before it says so, 38 ms in all.
CREATE OR REPLACE FUNCTION "reserve_together"(p_transport uuid, p_asked jsonb, p_most jsonb) RETURNS jsonb LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  v_people uuid[] := ARRAY(SELECT (value->>'user_id')::uuid FROM jsonb_array_elements(p_asked) WITH ORDINALITY ORDER BY ordinality);
  v_asked record;
  v_etape record;
  v_living int[];
  v_unanswered int[];
  v_confirme boolean[];
  v_etapes uuid[];
  v_revision int[];
  v_libre int[];
  v_taken int[];
  v_current boolean;
  v_least int;
  v_held boolean[];
  v_made jsonb;
  v_outcomes jsonb[];
  v_loaded int;
BEGIN
  SELECT array_agg(living ORDER BY place), array_agg(unanswered ORDER BY place), array_agg(confirme ORDER BY place)
    INTO v_living, v_unanswered, v_confirme FROM reservations_of(v_people, p_transport);
  IF cardinality(v_living) IS DISTINCT FROM cardinality(v_people) THEN RAISE EXCEPTION 'one of % is not there', v_people; END IF;

  FOR v_etape IN
    SELECT id, position, revision, capacite_grammes - charge_grammes AS libre FROM etapes
    WHERE transport_id = p_transport AND position BETWEEN
      (SELECT min((value->>'depart')::int) FROM jsonb_array_elements(p_asked)) AND
      (SELECT max((value->>'arrivee')::int) FROM jsonb_array_elements(p_asked))
    ORDER BY id FOR NO KEY UPDATE
  LOOP
    v_etapes := v_etapes || v_etape.id;
    v_revision[v_etape.position] := v_etape.revision;
    v_libre[v_etape.position] := v_etape.libre;
  END LOOP;

  FOR v_asked IN
    SELECT ordinality::int AS place, (value->>'depart')::int AS depart, (value->>'arrivee')::int AS arrivee,
      (value->>'revision')::int AS revision, (value->>'poids_grammes')::int AS poids
    FROM jsonb_array_elements(p_asked) WITH ORDINALITY ORDER BY 1
  LOOP
    v_current := true;
    v_least := NULL;
    FOR v_position IN v_asked.depart..v_asked.arrivee LOOP
      v_current := v_current AND coalesce(v_revision[v_position] = v_asked.revision, false);
      IF v_position < v_asked.arrivee THEN v_least := least(v_least, v_libre[v_position]); END IF;
    END LOOP;
    v_held[v_asked.place] := coalesce(v_current AND v_least >= v_asked.poids
      AND v_living[v_asked.place] < (p_most->>'livingOnTransport')::int AND v_unanswered[v_asked.place] <
        (p_most->>CASE WHEN v_confirme[v_asked.place] THEN 'unanswered' ELSE 'unansweredUnconfirmed' END)::int, false);
    IF v_held[v_asked.place] THEN
      FOR v_position IN v_asked.depart..v_asked.arrivee - 1 LOOP
        v_libre[v_position] := v_libre[v_position] - v_asked.poids;
        v_taken[v_position] := 1;
      END LOOP;
    END IF;
    v_outcomes[v_asked.place] := jsonb_build_object('held', v_held[v_asked.place], 'current', v_current, 'libre', coalesce(v_least, 0),
      'living', v_living[v_asked.place], 'unanswered', v_unanswered[v_asked.place], 'confirme', v_confirme[v_asked.place]);
  END LOOP;
  v_made := (SELECT jsonb_agg(value ORDER BY ordinality) FROM jsonb_array_elements(p_asked) WITH ORDINALITY WHERE v_held[ordinality]);
  IF v_made IS NULL THEN RETURN to_jsonb(v_outcomes); END IF;

  UPDATE etapes SET charge_grammes = capacite_grammes - v_libre[position] WHERE id = ANY(v_etapes) AND v_taken[position] = 1;
  GET DIAGNOSTICS v_loaded = ROW_COUNT;
  IF v_loaded <> (SELECT count(section) FROM unnest(v_taken) AS section) THEN
    RAISE EXCEPTION 'sections of % are not all loaded', p_transport;
  END IF;

  INSERT INTO reservations (id, transport_id, user_id, depart_etape_id, arrivee_etape_id, transport_nom, ville_depart, ville_arrivee,
      date_depart, date_arrivee, timezone_depart, timezone_arrivee, depart_convenu, arrivee_convenue, poids_grammes, prix_centimes,
      description, demande_id)
    SELECT r.id, p_transport, r.user_id, r.depart_etape_id, r.arrivee_etape_id, r.transport_nom, r.ville_depart, r.ville_arrivee,
      r.date_depart, r.date_arrivee, r.timezone_depart, r.timezone_arrivee, r.date_depart, r.date_arrivee, r.poids_grammes,
      r.prix_centimes, r.description,
      -- Nothing when it was deleted since: as if it had been right after.
      (SELECT d.id FROM demandes d WHERE d.id = r.demande_id FOR KEY SHARE)
    FROM jsonb_populate_recordset(NULL::reservations, v_made) AS r;
  PERFORM tell_people(
    (SELECT jsonb_agg(e) FROM jsonb_array_elements(v_made) AS m, jsonb_array_elements(m->'evenements') AS e),
    (SELECT jsonb_agg(n) FROM jsonb_array_elements(v_made) AS m, jsonb_array_elements(m->'notifications') AS n));
  RETURN to_jsonb(v_outcomes);
END $$;

-- Nobody reserves whose account has ended or is suspended, nor on a trip of somebody they blocked or who blocked them: what was
-- under way when an account ended or somebody blocked waits for that and is taken back. For all that are written together; a reservation that is
-- confirmed later is looked at by `refuse_blocked` again.
CREATE FUNCTION "refuse_reservations"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE v_ended boolean; v_suspended boolean;
BEGIN
  SELECT bool_or(u.deleted_at IS NOT NULL), bool_or(u.suspended_at IS NOT NULL AND u.waits) INTO v_ended, v_suspended FROM (
    SELECT u.deleted_at, u.suspended_at, f.status = 'en_attente' AND f.transport_id IS NOT NULL AS waits
    FROM fresh f JOIN users u ON u.id = f.user_id FOR KEY SHARE OF u) u;
  IF v_ended THEN RAISE EXCEPTION USING ERRCODE = 'RH403', MESSAGE = 'Ce compte a été supprimé.'; END IF;
  PERFORM pg_advisory_xact_lock_shared(pair_key(f.user_id, t.user_id))
    FROM fresh f JOIN transports t ON t.id = f.transport_id WHERE f.status = 'en_attente';
  IF v_suspended OR EXISTS (SELECT FROM fresh f JOIN transports t ON t.id = f.transport_id
      WHERE f.status = 'en_attente' AND blocked_between(f.user_id, t.user_id)) THEN
    RAISE EXCEPTION USING ERRCODE = 'RH403', MESSAGE = 'Cette réservation n’est pas possible pour le moment.';
  END IF;
  RETURN NULL;
END;
$$;
DROP TRIGGER "reservations_not_blocked" ON "reservations";
DROP TRIGGER "reservations_of_open" ON "reservations";
CREATE TRIGGER "reservations_allowed" AFTER INSERT ON "reservations" REFERENCING NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_reservations"();

-- One job for what is told in one step, twenty at most: a job has its price, whoever it tells.
CREATE OR REPLACE FUNCTION "enqueue_deliveries"(p_ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF p_ids IS NULL THEN RETURN; END IF;
  INSERT INTO pgboss.job_common (name, data, created_on, start_after, keep_until, policy, retry_limit, retry_delay, retry_backoff,
      retry_delay_max, expire_seconds, deletion_seconds, dead_letter, heartbeat_seconds)
    SELECT q.name, jsonb_build_object('ids', twenty.ids), pgboss.job_now(), pgboss.job_now(),
      pgboss.job_now() + q.retention_seconds * interval '1s', q.policy, q.retry_limit, q.retry_delay, q.retry_backoff,
      q.retry_delay_max, q.expire_seconds, q.deletion_seconds, q.dead_letter, q.heartbeat_seconds
    FROM (SELECT string_agg(id::text, ' ' ORDER BY place) AS ids FROM unnest(p_ids) WITH ORDINALITY AS one(id, place)
      GROUP BY (place - 1) / 20) twenty, pgboss.queue q WHERE q.name = 'deliver';
  -- Where its workers listen for work.
  PERFORM pg_notify('pgboss_' || left(encode(sha224('pgboss'::bytea), 'hex'), 24), 'deliver');
END;
$$;
UPDATE pgboss.job_common SET data = jsonb_build_object('ids', data->>'id') WHERE name = 'deliver' AND state < 'completed' AND data ? 'id';
