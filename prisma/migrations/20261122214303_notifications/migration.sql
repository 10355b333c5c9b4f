-- CreateTable
CREATE TABLE "notifications" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "cle" TEXT NOT NULL,
    "in_app" BOOLEAN NOT NULL,
    "facts" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "read_at" TIMESTAMPTZ(3),
    "mail_claimed_at" TIMESTAMPTZ(3),
    "mail_sent_at" TIMESTAMPTZ(3),
    "push_sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "notifications_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "notifications_cloche" ON "notifications"("user_id", "id" DESC) WHERE (in_app);

-- CreateIndex
CREATE INDEX "notifications_non_lues" ON "notifications"("user_id") WHERE (in_app AND (read_at IS NULL));

-- CreateIndex
CREATE INDEX "notifications_created_at_idx" ON "notifications"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "notifications_user_id_cle_key" ON "notifications"("user_id", "cle");

-- AddForeignKey
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- By hand from here: what the schema language cannot say.
ALTER TABLE "notifications"
  ADD CONSTRAINT "notifications_kind_check" CHECK ("kind" ~ '^[a-z_]{1,40}$'),
  ADD CONSTRAINT "notifications_cle_check" CHECK (length("cle") BETWEEN 1 AND 200),
  ADD CONSTRAINT "notifications_facts_check" CHECK (jsonb_typeof("facts") = 'object' AND pg_column_size("facts") <= 8192);

-- Tells people what happened, each thing once: what somebody has been told already is left out. Their turns are taken by
-- id, after everything else that a transaction locks. Answers the ids of what is new.
CREATE FUNCTION "notify_people"(p_rows jsonb) RETURNS SETOF uuid LANGUAGE plpgsql AS $$
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
  RETURN QUERY SELECT unnest(v_new);
END;
$$;
