-- CreateEnum
CREATE TYPE "message_kind" AS ENUM ('texte', 'evenement', 'paiement');

-- DropIndex
DROP INDEX "conversation_participants_user_id_last_ordre_idx";

-- DropIndex
DROP INDEX "messages_conversation_id_ordre_idx";

-- DropIndex
DROP INDEX "messages_ordre_key";

-- Messages were numbered through all conversations; now each conversation counts its own. What is there keeps its order.
ALTER TABLE "conversations" ADD COLUMN     "last_ordre" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "conversation_participants"
ADD COLUMN     "mail_due_at" TIMESTAMPTZ(3),
ADD COLUMN     "mailed" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "other_id" UUID,
ADD COLUMN     "position" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN     "recence" BIGINT NOT NULL DEFAULT 0;

CREATE TEMPORARY TABLE "counted" ON COMMIT DROP AS
  SELECT "id", "ordre", row_number() OVER (PARTITION BY "conversation_id" ORDER BY "ordre") AS "of_conversation" FROM "messages";
UPDATE "conversations" c SET "last_ordre" = (SELECT count(*) FROM "messages" m WHERE m."conversation_id" = c."id");
UPDATE "conversation_participants" p SET
  "read_ordre" = (SELECT count(*) FROM "messages" m WHERE m."conversation_id" = p."conversation_id" AND m."ordre" <= p."read_ordre"),
  "other_id" = coalesce((SELECT o."user_id" FROM "conversation_participants" o
    WHERE o."conversation_id" = p."conversation_id" AND o."user_id" <> p."user_id" LIMIT 1), p."user_id"),
  "recence" = ranked."position", "position" = ranked."position"
FROM (SELECT "conversation_id", "user_id", row_number() OVER (PARTITION BY "user_id" ORDER BY "last_ordre", "conversation_id") AS "position"
  FROM "conversation_participants") ranked
WHERE ranked."conversation_id" = p."conversation_id" AND ranked."user_id" = p."user_id";
UPDATE "messages" m SET "ordre" = c."of_conversation" FROM "counted" c WHERE c."id" = m."id";

-- AlterTable
ALTER TABLE "conversation_participants" DROP COLUMN "last_ordre",
ALTER COLUMN "other_id" SET NOT NULL,
ALTER COLUMN "read_ordre" SET DATA TYPE INTEGER;

-- AlterTable
ALTER TABLE "messages" ADD COLUMN     "evenement" JSONB,
ADD COLUMN     "kind" "message_kind" NOT NULL DEFAULT 'texte',
ALTER COLUMN "ordre" DROP DEFAULT,
ALTER COLUMN "ordre" SET DATA TYPE INTEGER,
ALTER COLUMN "sender_id" DROP NOT NULL;
DROP SEQUENCE "messages_ordre_seq";
UPDATE "messages" SET "kind" = 'paiement' WHERE "link" LIKE '/payments/%';

-- CreateTable
CREATE TABLE "live_positions" (
    "user_id" UUID NOT NULL,
    "position" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "live_positions_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "message_images" (
    "message_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "image_id" UUID NOT NULL,

    CONSTRAINT "message_images_pkey" PRIMARY KEY ("message_id","position")
);

-- CreateTable
CREATE TABLE "blocks" (
    "blocker_id" UUID NOT NULL,
    "blocked_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "blocks_pkey" PRIMARY KEY ("blocker_id","blocked_id")
);

-- CreateIndex
CREATE INDEX "message_images_image_id_idx" ON "message_images"("image_id");

-- CreateIndex
CREATE INDEX "blocks_blocked_id_idx" ON "blocks"("blocked_id");

-- CreateIndex
CREATE INDEX "conversation_participants_user_id_recence_idx" ON "conversation_participants"("user_id", "recence" DESC);

-- CreateIndex
CREATE INDEX "conversation_participants_user_id_position_idx" ON "conversation_participants"("user_id", "position");

-- CreateIndex
CREATE INDEX "conversation_participants_other_id_idx" ON "conversation_participants"("other_id");

-- CreateIndex
CREATE INDEX "conversation_participants_non_lus" ON "conversation_participants"("user_id", "recence" DESC) WHERE (unread_count > 0);

-- CreateIndex
CREATE INDEX "conversation_participants_a_prevenir" ON "conversation_participants"("mail_due_at") WHERE (mail_due_at IS NOT NULL);

-- CreateIndex
CREATE UNIQUE INDEX "messages_conversation_id_ordre_key" ON "messages"("conversation_id", "ordre");

-- AddForeignKey
ALTER TABLE "conversation_participants" ADD CONSTRAINT "conversation_participants_other_id_fkey" FOREIGN KEY ("other_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "live_positions" ADD CONSTRAINT "live_positions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message_images" ADD CONSTRAINT "message_images_message_id_fkey" FOREIGN KEY ("message_id") REFERENCES "messages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message_images" ADD CONSTRAINT "message_images_image_id_fkey" FOREIGN KEY ("image_id") REFERENCES "images"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocker_id_fkey" FOREIGN KEY ("blocker_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_id_fkey" FOREIGN KEY ("blocked_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- By hand from here: what the schema language cannot say.
INSERT INTO "live_positions" ("user_id", "position")
  SELECT "user_id", max("position") FROM "conversation_participants" GROUP BY "user_id";

ALTER TABLE "messages" DROP CONSTRAINT "messages_content_check",
  ADD CONSTRAINT "messages_content_check" CHECK ("content" = '' OR "content" ~ '\S'),
  ADD CONSTRAINT "messages_evenement_check" CHECK (("kind" = 'evenement') = ("evenement" IS NOT NULL)),
  ADD CONSTRAINT "messages_sender_check" CHECK ("kind" = 'evenement' OR "sender_id" IS NOT NULL);
ALTER TABLE "conversation_participants"
  ADD CONSTRAINT "conversation_participants_other_check" CHECK ("user_id" <> "other_id"),
  ADD CONSTRAINT "conversation_participants_unread_check" CHECK ("unread_count" >= 0);
ALTER TABLE "message_images" ADD CONSTRAINT "message_images_position_check" CHECK ("position" BETWEEN 0 AND 4);
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_self_check" CHECK ("blocker_id" <> "blocked_id");

-- Something changed for a person: takes their turn, so that positions are committed in their order, and says so to
-- whoever holds a stream of theirs. Answers the position.
CREATE FUNCTION "touch_person"(p_user uuid) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE v_position bigint;
BEGIN
  INSERT INTO live_positions AS l (user_id, position) VALUES (p_user, 1)
    ON CONFLICT (user_id) DO UPDATE SET position = l.position + 1
    RETURNING position INTO v_position;
  PERFORM pg_notify('rihla_live', p_user::text);
  RETURN v_position;
END;
$$;

-- The conversation of two people about at most one thing, made when there is none. Its row is locked.
CREATE FUNCTION "open_conversation"(p_id uuid, p_one uuid, p_other uuid, p_demande uuid, p_transport uuid, p_produit uuid)
RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE v_id uuid;
BEGIN
  INSERT INTO conversations AS c (id, pair_key, demande_id, transport_id, produit_id)
    VALUES (p_id, concat_ws(':', least(p_one, p_other), greatest(p_one, p_other),
      coalesce('demande:' || p_demande, 'transport:' || p_transport, 'produit:' || p_produit, '')), p_demande, p_transport, p_produit)
    ON CONFLICT (pair_key) DO UPDATE SET last_ordre = c.last_ordre
    RETURNING c.id INTO v_id;
  INSERT INTO conversation_participants (conversation_id, user_id, other_id)
    VALUES (v_id, p_one, p_other), (v_id, p_other, p_one) ON CONFLICT DO NOTHING;
  RETURN v_id;
END;
$$;

-- Adds a line to a thread: its number is the order of commits, both people see it at their lists' top, and whoever did not
-- write it has one more to read. A mail about what somebody typed is due five minutes later, unless one is under way or was
-- sent since they last read. Answers the number.
CREATE FUNCTION "write_message"(p_conversation uuid, p_id uuid, p_sender uuid, p_kind message_kind, p_content text, p_link text, p_evenement jsonb)
RETURNS int LANGUAGE plpgsql AS $$
DECLARE v_ordre int; v_user uuid; v_position bigint;
BEGIN
  UPDATE conversations SET last_ordre = last_ordre + 1 WHERE id = p_conversation RETURNING last_ordre INTO STRICT v_ordre;
  INSERT INTO messages (id, conversation_id, ordre, sender_id, kind, content, link, evenement)
    VALUES (p_id, p_conversation, v_ordre, p_sender, p_kind, p_content, p_link, p_evenement);
  FOR v_user IN SELECT user_id FROM conversation_participants WHERE conversation_id = p_conversation ORDER BY user_id LOOP
    v_position := touch_person(v_user);
    UPDATE conversation_participants SET recence = v_position, position = v_position,
      unread_count = unread_count + (user_id IS DISTINCT FROM p_sender)::int,
      mail_due_at = CASE WHEN p_kind = 'texte' AND user_id IS DISTINCT FROM p_sender AND NOT mailed
        THEN coalesce(mail_due_at, now() + interval '5 minutes') ELSE mail_due_at END
      WHERE conversation_id = p_conversation AND user_id = v_user;
  END LOOP;
  RETURN v_ordre;
END;
$$;

-- Somebody has read a thread up to a message (all of it when null). Answers how many are still unread, null when the
-- conversation is not theirs. Read marks never go back; what changes nothing tells nobody.
CREATE FUNCTION "read_conversation"(p_conversation uuid, p_user uuid, p_up_to int)
RETURNS int LANGUAGE plpgsql AS $$
DECLARE v_last int; v_read int; v_unread int; v_to int; v_user uuid; v_position bigint;
BEGIN
  SELECT c.last_ordre, p.read_ordre, p.unread_count INTO v_last, v_read, v_unread
    FROM conversations c JOIN conversation_participants p ON p.conversation_id = c.id AND p.user_id = p_user
    WHERE c.id = p_conversation FOR NO KEY UPDATE OF c;
  IF NOT FOUND THEN RETURN NULL; END IF;
  v_to := least(coalesce(p_up_to, v_last), v_last);
  IF v_to <= v_read THEN RETURN v_unread; END IF;
  SELECT count(*) INTO v_unread FROM messages
    WHERE conversation_id = p_conversation AND ordre > v_to AND sender_id IS DISTINCT FROM p_user;
  FOR v_user IN SELECT user_id FROM conversation_participants WHERE conversation_id = p_conversation ORDER BY user_id LOOP
    v_position := touch_person(v_user);
    IF v_user = p_user THEN
      UPDATE conversation_participants SET position = v_position, read_ordre = v_to, unread_count = v_unread,
        mail_due_at = CASE WHEN v_unread > 0 THEN mail_due_at END, mailed = false
        WHERE conversation_id = p_conversation AND user_id = v_user;
    ELSE
      UPDATE conversation_participants SET position = v_position WHERE conversation_id = p_conversation AND user_id = v_user;
    END IF;
  END LOOP;
  RETURN v_unread;
END;
$$;

-- Takes the turns of several conversations and of all their people in the one order, before several are written to.
CREATE FUNCTION "lock_conversations"(p_conversations uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM conversations WHERE id = ANY(p_conversations) ORDER BY id FOR NO KEY UPDATE;
  INSERT INTO live_positions (user_id)
    SELECT DISTINCT user_id FROM conversation_participants WHERE conversation_id = ANY(p_conversations) ORDER BY user_id
    ON CONFLICT DO NOTHING;
  PERFORM 1 FROM live_positions WHERE user_id IN
    (SELECT user_id FROM conversation_participants WHERE conversation_id = ANY(p_conversations)) ORDER BY user_id FOR NO KEY UPDATE;
END;
$$;

-- Whether two people agreed on something, and so may see each other's telephone and address in what they write.
CREATE FUNCTION "contacts_open"(p_one uuid, p_other uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM reservations r JOIN transports t ON t.id = r.transport_id
      WHERE r.status = 'confirmee' AND r.user_id = p_one AND t.user_id = p_other)
    OR EXISTS (SELECT FROM reservations r JOIN transports t ON t.id = r.transport_id
      WHERE r.status = 'confirmee' AND r.user_id = p_other AND t.user_id = p_one);
$$;

-- Whether one of two people blocked the other.
CREATE FUNCTION "blocked_between"(p_one uuid, p_other uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM blocks WHERE blocker_id = p_one AND blocked_id = p_other)
    OR EXISTS (SELECT FROM blocks WHERE blocker_id = p_other AND blocked_id = p_one);
$$;

-- A stream ends with its session.
CREATE FUNCTION "tell_session_end"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('rihla_live', 'session ' || OLD.id);
  RETURN NULL;
END;
$$;
CREATE TRIGGER "sessions_revoked" AFTER UPDATE OF "revoked_at" ON "sessions"
  FOR EACH ROW WHEN (OLD."revoked_at" IS NULL AND NEW."revoked_at" IS NOT NULL) EXECUTE FUNCTION "tell_session_end"();
