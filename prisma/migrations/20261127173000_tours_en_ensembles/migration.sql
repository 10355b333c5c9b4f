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
