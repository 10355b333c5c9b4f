-- AlterTable
ALTER TABLE "recus" ADD COLUMN     "scelle" TEXT;

-- CreateTable
CREATE TABLE "account_uses" (
    "user_id" UUID NOT NULL,
    "used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "warned_at" TIMESTAMPTZ(3),

    CONSTRAINT "account_uses_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "telechargements" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "en_fichier" BOOLEAN NOT NULL,
    "pret_le" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "telechargements_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "account_uses_used_at_idx" ON "account_uses"("used_at");

-- CreateIndex
CREATE UNIQUE INDEX "telechargements_token_hash_key" ON "telechargements"("token_hash");

-- CreateIndex
CREATE INDEX "telechargements_user_id_idx" ON "telechargements"("user_id");

-- CreateIndex
CREATE INDEX "telechargements_expires_at_idx" ON "telechargements"("expires_at");

-- CreateIndex
CREATE INDEX "recus_scelles" ON "recus"("created_at") WHERE (scelle IS NOT NULL);

-- AddForeignKey
ALTER TABLE "account_uses" ADD CONSTRAINT "account_uses_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "telechargements" ADD CONSTRAINT "telechargements_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- By hand from here: what the schema language cannot say.

-- Every account has its last use; those from before are used today.
INSERT INTO "account_uses" ("user_id") SELECT "id" FROM "users" WHERE "deleted_at" IS NULL;
CREATE FUNCTION "note_first_use"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO account_uses (user_id) VALUES (NEW.id) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER "users_first_use" AFTER INSERT ON "users" FOR EACH ROW EXECUTE FUNCTION "note_first_use"();

-- An account that has ended does nothing any more: what was under way when it ended waits for that and is taken back.
CREATE FUNCTION "refuse_ended"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE v_user uuid; v_ended timestamptz;
BEGIN
  EXECUTE format('SELECT ($1).%I', TG_ARGV[0]) USING NEW INTO v_user;
  SELECT deleted_at INTO v_ended FROM users WHERE id = v_user FOR KEY SHARE;
  IF v_ended IS NOT NULL THEN
    RAISE EXCEPTION USING ERRCODE = 'RH403', MESSAGE = 'Ce compte a été supprimé.';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "sessions_of_open" AFTER INSERT ON "sessions" FOR EACH ROW EXECUTE FUNCTION "refuse_ended"('user_id');
CREATE TRIGGER "images_of_open" AFTER INSERT ON "images" FOR EACH ROW EXECUTE FUNCTION "refuse_ended"('owner_id');
CREATE TRIGGER "transports_of_open" AFTER INSERT ON "transports" FOR EACH ROW EXECUTE FUNCTION "refuse_ended"('user_id');
CREATE TRIGGER "demandes_of_open" AFTER INSERT ON "demandes" FOR EACH ROW EXECUTE FUNCTION "refuse_ended"('user_id');
CREATE TRIGGER "produits_of_open" AFTER INSERT ON "produits" FOR EACH ROW EXECUTE FUNCTION "refuse_ended"('user_id');
CREATE TRIGGER "reservations_of_open" AFTER INSERT ON "reservations" FOR EACH ROW EXECUTE FUNCTION "refuse_ended"('user_id');
CREATE TRIGGER "payments_of_open" AFTER INSERT ON "payments" FOR EACH ROW EXECUTE FUNCTION "refuse_ended"('sender_id');
CREATE TRIGGER "payments_to_open" AFTER INSERT ON "payments" FOR EACH ROW EXECUTE FUNCTION "refuse_ended"('recipient_id');
CREATE TRIGGER "reviews_of_open" AFTER INSERT ON "reviews" FOR EACH ROW EXECUTE FUNCTION "refuse_ended"('reviewer_id');
CREATE TRIGGER "reports_of_open" AFTER INSERT ON "reports" FOR EACH ROW EXECUTE FUNCTION "refuse_ended"('reporter_id');
CREATE TRIGGER "telechargements_of_open" AFTER INSERT ON "telechargements" FOR EACH ROW EXECUTE FUNCTION "refuse_ended"('user_id');
CREATE TRIGGER "papiers_of_open" AFTER INSERT ON "papiers" FOR EACH ROW EXECUTE FUNCTION "refuse_ended"('user_id');
CREATE TRIGGER "messages_of_open" AFTER INSERT ON "messages"
  FOR EACH ROW WHEN (NEW."sender_id" IS NOT NULL AND NEW."kind" <> 'evenement') EXECUTE FUNCTION "refuse_ended"('sender_id');

-- What stays as it was written gives up its words, and nothing else, when who wrote them deletes their account.
CREATE FUNCTION "erased"() RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT 'Texte effacé avec le compte.' $$;
CREATE FUNCTION "refuse_but_erased"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(NEW) - TG_ARGV[0] <> to_jsonb(OLD) - TG_ARGV[0] OR to_jsonb(NEW) ->> TG_ARGV[0] <> erased() THEN
    RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'RH409';
  END IF;
  RETURN NEW;
END $$;
DROP TRIGGER "moderation_answers_stay" ON "moderation_answers";
CREATE TRIGGER "moderation_answers_stay" BEFORE DELETE OR TRUNCATE ON "moderation_answers"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "moderation_answers_frozen" BEFORE UPDATE ON "moderation_answers"
  FOR EACH ROW EXECUTE FUNCTION "refuse_but_erased"('texte');
DROP TRIGGER "litige_propositions_stay" ON "litige_propositions";
CREATE TRIGGER "litige_propositions_stay" BEFORE DELETE OR TRUNCATE ON "litige_propositions"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "litige_propositions_frozen" BEFORE UPDATE ON "litige_propositions"
  FOR EACH ROW EXECUTE FUNCTION "refuse_but_erased"('ligne');

DROP TRIGGER "payments_frozen" ON "payments";
CREATE TRIGGER "payments_frozen" BEFORE UPDATE OF "id", "sender_id", "recipient_id", "conversation_id", "amount_centimes", "devise",
    "description", "bareme", "taux_dix_milliemes", "confirmee_le", "created_at" ON "payments"
  FOR EACH ROW WHEN (ROW(OLD."id", OLD."sender_id", OLD."recipient_id", OLD."conversation_id", OLD."amount_centimes", OLD."devise",
    OLD."bareme", OLD."taux_dix_milliemes", OLD."confirmee_le", OLD."created_at") IS DISTINCT FROM
    ROW(NEW."id", NEW."sender_id", NEW."recipient_id", NEW."conversation_id", NEW."amount_centimes", NEW."devise",
    NEW."bareme", NEW."taux_dix_milliemes", NEW."confirmee_le", NEW."created_at")
    OR NEW."description" NOT IN (OLD."description", erased()))
  EXECUTE FUNCTION "refuse_change"();

-- A paper gives up a name, an address and the words of what it is about; all of it is sealed beside it first, for as long as the
-- law wants it.
CREATE FUNCTION "refuse_but_anonymous"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE v_part text; v_nobody CONSTANT jsonb := '{"nom": "Compte supprimé", "lignes": []}';
BEGIN
  IF to_jsonb(NEW) - 'contenu' - 'scelle' <> to_jsonb(OLD) - 'contenu' - 'scelle'
    OR NEW.contenu - 'titulaire' - 'autre' - 'objet' <> OLD.contenu - 'titulaire' - 'autre' - 'objet'
    OR (NEW.contenu->>'objet') NOT IN (OLD.contenu->>'objet', erased())
    OR (NEW.contenu->'titulaire') NOT IN (OLD.contenu->'titulaire', v_nobody)
    OR (NEW.contenu->'autre') NOT IN (OLD.contenu->'autre', v_nobody)
    OR (NEW.contenu <> OLD.contenu AND NEW.scelle IS NULL)
    OR (NEW.scelle IS DISTINCT FROM OLD.scelle AND OLD.scelle IS NOT NULL
      AND NOT (NEW.scelle IS NULL AND OLD.created_at < now() - interval '10 years')) THEN
    RAISE EXCEPTION 'recus is append-only' USING ERRCODE = 'RH409';
  END IF;
  RETURN NEW;
END $$;
DROP TRIGGER "recus_stay" ON "recus";
CREATE TRIGGER "recus_stay" BEFORE DELETE OR TRUNCATE ON "recus" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "recus_frozen" BEFORE UPDATE ON "recus" FOR EACH ROW EXECUTE FUNCTION "refuse_but_anonymous"();
