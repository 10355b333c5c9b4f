-- Jobs are asked for where notifications are made, in the same step: one trip to the database while the deal's rows are
-- locked. The row is the one that pg-boss makes itself (a test compares them), under the options that its queue has then.
SELECT pgboss.create_queue('abandoned', '{"policy": "standard", "notify": true, "retryLimit": 0, "deleteAfterSeconds": 2592000}');
SELECT pgboss.create_queue('deliver', '{"policy": "standard", "notify": true, "heartbeatSeconds": 30, "expireInSeconds": 600,
  "retryLimit": 12, "retryDelay": 15, "retryBackoff": true, "retryDelayMax": 7200, "deleteAfterSeconds": 86400, "deadLetter": "abandoned"}');

CREATE FUNCTION "enqueue_deliveries"(p_ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF p_ids IS NULL THEN RETURN; END IF;
  INSERT INTO pgboss.job_common (name, data, created_on, start_after, keep_until, policy, retry_limit, retry_delay, retry_backoff,
      retry_delay_max, expire_seconds, deletion_seconds, dead_letter, heartbeat_seconds)
    SELECT q.name, jsonb_build_object('id', id), pgboss.job_now(), pgboss.job_now(),
      pgboss.job_now() + q.retention_seconds * interval '1s', q.policy, q.retry_limit, q.retry_delay, q.retry_backoff,
      q.retry_delay_max, q.expire_seconds, q.deletion_seconds, q.dead_letter, q.heartbeat_seconds
    FROM unnest(p_ids) AS id, pgboss.queue q WHERE q.name = 'deliver';
  -- Where its workers listen for work.
  PERFORM pg_notify('pgboss_' || left(encode(sha224('pgboss'::bytea), 'hex'), 24), 'deliver');
END;
$$;

-- Who was told already is not told again; the others' jobs come with what stands under their bells.
CREATE OR REPLACE FUNCTION "notify_people"(p_rows jsonb) RETURNS SETOF uuid LANGUAGE plpgsql AS $$
DECLARE v_new uuid[]; v_users uuid[]; v_user uuid;
BEGIN
  WITH made AS (
    INSERT INTO notifications (id, user_id, kind, cle, in_app, facts)
      SELECT r.id, r.user_id, r.kind, r.cle, r.in_app, r.facts
      FROM jsonb_to_recordset(p_rows) AS r(id uuid, user_id uuid, kind text, cle text, in_app boolean, facts jsonb)
      ORDER BY r.user_id, r.cle
      ON CONFLICT (user_id, cle) DO NOTHING
      RETURNING id, user_id, in_app
  )
  SELECT array_agg(id), array_agg(DISTINCT user_id ORDER BY user_id) FILTER (WHERE in_app) INTO v_new, v_users FROM made;
  FOREACH v_user IN ARRAY coalesce(v_users, '{}') LOOP
    PERFORM touch_person(v_user);
  END LOOP;
  PERFORM enqueue_deliveries(v_new);
  RETURN QUERY SELECT unnest(v_new);
END;
$$;

-- Tells what happened in the threads and then under the bells (the order in which all lock: threads, then people), in the
-- statement that does what is told. Gives how many are told.
CREATE FUNCTION "tell_people"(p_evenements jsonb, p_notifications jsonb) RETURNS bigint LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_evenements(p_evenements);
  RETURN (SELECT count(*) FROM notify_people(p_notifications));
END;
$$;
