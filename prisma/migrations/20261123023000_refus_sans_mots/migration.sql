-- Nobody reserves on a trip of somebody they blocked or who blocked them, nor confirms what was asked before; nor what somebody
-- asked who is suspended since, and could neither pay nor come.
CREATE OR REPLACE FUNCTION "refuse_blocked"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE v_carrier uuid;
BEGIN
  SELECT user_id INTO v_carrier FROM transports WHERE id = NEW.transport_id;
  IF v_carrier IS NULL THEN RETURN NEW; END IF;
  IF blocked_now(NEW.user_id, v_carrier) OR EXISTS (SELECT FROM users WHERE id = NEW.user_id AND suspended_at IS NOT NULL) THEN
    RAISE EXCEPTION USING ERRCODE = 'RH403', MESSAGE = 'Cette réservation n’est pas possible pour le moment.';
  END IF;
  RETURN NEW;
END;
$$;

-- A refusal is the carrier's right, blocked or not; its comment would be a way to go on writing.
CREATE FUNCTION "refuse_quietly"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF blocked_now(NEW.user_id, (SELECT user_id FROM transports WHERE id = NEW.transport_id)) THEN NEW.commentaire := OLD.commentaire; END IF;
  RETURN NEW;
END;
$$;
CREATE TRIGGER "reservations_refused_quietly" BEFORE UPDATE OF "status" ON "reservations"
  FOR EACH ROW WHEN (NEW."status" = 'refusee' AND NEW."transport_id" IS NOT NULL AND NEW."commentaire" IS DISTINCT FROM OLD."commentaire")
  EXECUTE FUNCTION "refuse_quietly"();

-- A stream ends with its session, also when that is forgotten without having been ended.
CREATE TRIGGER "sessions_forgotten" AFTER DELETE ON "sessions"
  FOR EACH ROW WHEN (OLD."revoked_at" IS NULL AND OLD."expires_at" > now()) EXECUTE FUNCTION "tell_session_end"();
