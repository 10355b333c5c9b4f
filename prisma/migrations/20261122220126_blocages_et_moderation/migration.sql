-- CreateEnum
CREATE TYPE "masque_par" AS ENUM ('moderation', 'suspension');

-- CreateEnum
CREATE TYPE "report_cible" AS ENUM ('utilisateur', 'message', 'demande', 'transport', 'produit', 'avis');

-- CreateEnum
CREATE TYPE "report_motif" AS ENUM ('arnaque', 'paiement_exterieur', 'interdit', 'harcelement', 'faux_profil', 'autre');

-- CreateEnum
CREATE TYPE "moderation_action" AS ENUM ('masquer', 'retablir', 'avertir', 'suspendre', 'classer');

-- AlterTable
ALTER TABLE "demandes" ADD COLUMN     "masque_par" "masque_par";

-- AlterTable
ALTER TABLE "messages" ADD COLUMN     "masque" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "produits" ADD COLUMN     "masque_par" "masque_par";

-- AlterTable
ALTER TABLE "reviews" ADD COLUMN     "masque" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "transports" ADD COLUMN     "masque_par" "masque_par";

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "suspended_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "reports" (
    "id" UUID NOT NULL,
    "reporter_id" UUID NOT NULL,
    "cible" "report_cible" NOT NULL,
    "cible_id" UUID NOT NULL,
    "person_id" UUID NOT NULL,
    "motif" "report_motif" NOT NULL,
    "texte" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decision" "moderation_action",
    "decided_at" TIMESTAMPTZ(3),

    CONSTRAINT "reports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "moderation_log" (
    "id" UUID NOT NULL,
    "operator_id" UUID NOT NULL,
    "person_id" UUID NOT NULL,
    "cible" "report_cible" NOT NULL,
    "cible_id" UUID NOT NULL,
    "action" "moderation_action" NOT NULL,
    "etait_visible" BOOLEAN NOT NULL DEFAULT false,
    "raison" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "moderation_log_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "moderation_answers" (
    "entry_id" UUID NOT NULL,
    "texte" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "moderation_answers_pkey" PRIMARY KEY ("entry_id")
);

-- CreateIndex
CREATE INDEX "reports_en_attente" ON "reports"("id") WHERE (decided_at IS NULL);

-- CreateIndex
CREATE INDEX "reports_decides" ON "reports"("id" DESC) WHERE (decided_at IS NOT NULL);

-- CreateIndex
CREATE INDEX "reports_cible_cible_id_idx" ON "reports"("cible", "cible_id");

-- CreateIndex
CREATE INDEX "reports_person_id_idx" ON "reports"("person_id");

-- CreateIndex
CREATE INDEX "reports_decided_at_idx" ON "reports"("decided_at");

-- CreateIndex
CREATE UNIQUE INDEX "reports_un_seul_en_attente" ON "reports"("reporter_id", "cible", "cible_id") WHERE (decided_at IS NULL);

-- CreateIndex
CREATE INDEX "moderation_log_person_id_idx" ON "moderation_log"("person_id");

-- CreateIndex
CREATE INDEX "moderation_log_operator_id_idx" ON "moderation_log"("operator_id");

-- CreateIndex
CREATE INDEX "moderation_log_cible_cible_id_id_idx" ON "moderation_log"("cible", "cible_id", "id" DESC);

-- AddForeignKey
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_fkey" FOREIGN KEY ("reporter_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reports" ADD CONSTRAINT "reports_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "moderation_log" ADD CONSTRAINT "moderation_log_operator_id_fkey" FOREIGN KEY ("operator_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "moderation_log" ADD CONSTRAINT "moderation_log_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "moderation_answers" ADD CONSTRAINT "moderation_answers_entry_id_fkey" FOREIGN KEY ("entry_id") REFERENCES "moderation_log"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- By hand from here: what the schema language cannot say.
ALTER TABLE "transports" ADD CONSTRAINT "transports_masque_check" CHECK ("masque_par" IS NULL OR NOT "is_visible");
ALTER TABLE "demandes" ADD CONSTRAINT "demandes_masque_check" CHECK ("masque_par" IS NULL OR NOT "is_visible");
ALTER TABLE "produits" ADD CONSTRAINT "produits_masque_check" CHECK ("masque_par" IS NULL OR NOT "is_visible");
ALTER TABLE "reports"
  ADD CONSTRAINT "reports_self_check" CHECK ("reporter_id" <> "person_id"),
  ADD CONSTRAINT "reports_texte_check" CHECK ("texte" ~ '\S'),
  ADD CONSTRAINT "reports_decision_check" CHECK (("decision" IS NULL) = ("decided_at" IS NULL));
ALTER TABLE "moderation_log" ADD CONSTRAINT "moderation_log_raison_check" CHECK ("raison" ~ '\S');
ALTER TABLE "moderation_answers" ADD CONSTRAINT "moderation_answers_texte_check" CHECK ("texte" ~ '\S');

-- RH403: the database refuses, in words for the reader. What operators hid is not its owner's to show.
CREATE FUNCTION "refuse_masked"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION USING ERRCODE = 'RH403',
    MESSAGE = 'Cette annonce a été masquée par la modération : vous ne pouvez pas la rendre visible. Vos notifications disent pourquoi.';
END;
$$;
CREATE TRIGGER "transports_masked" BEFORE UPDATE OF "is_visible" ON "transports"
  FOR EACH ROW WHEN (NEW."is_visible" AND NEW."masque_par" IS NOT NULL) EXECUTE FUNCTION "refuse_masked"();
CREATE TRIGGER "demandes_masked" BEFORE UPDATE OF "is_visible" ON "demandes"
  FOR EACH ROW WHEN (NEW."is_visible" AND NEW."masque_par" IS NOT NULL) EXECUTE FUNCTION "refuse_masked"();
CREATE TRIGGER "produits_masked" BEFORE UPDATE OF "is_visible" ON "produits"
  FOR EACH ROW WHEN (NEW."is_visible" AND NEW."masque_par" IS NOT NULL) EXECUTE FUNCTION "refuse_masked"();

-- What was decided, and what was answered to it, stays as it was written.
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'RH409';
END;
$$;
CREATE TRIGGER "moderation_log_stays" BEFORE UPDATE OR DELETE OR TRUNCATE ON "moderation_log"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "moderation_answers_stay" BEFORE UPDATE OR DELETE OR TRUNCATE ON "moderation_answers"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();

-- A hidden review counts in no average.
CREATE OR REPLACE FUNCTION "count_review"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND NOT OLD."masque" THEN
    UPDATE "users" SET "review_sum" = "review_sum" - OLD."rating", "review_count" = "review_count" - 1 WHERE "id" = OLD."user_id";
  END IF;
  IF TG_OP <> 'DELETE' AND NOT NEW."masque" THEN
    UPDATE "users" SET "review_sum" = "review_sum" + NEW."rating", "review_count" = "review_count" + 1 WHERE "id" = NEW."user_id";
  END IF;
  RETURN NULL;
END;
$$;
CREATE OR REPLACE TRIGGER "reviews_counted" AFTER INSERT OR UPDATE OF "rating", "user_id", "masque" OR DELETE ON "reviews"
  FOR EACH ROW EXECUTE FUNCTION "count_review"();

-- What two people do to each other takes turns with one blocking the other: whoever asks here first goes first, and the
-- other sees what they did. `pair_turn` is the blocker's; everybody else shares.
CREATE FUNCTION "pair_key"(p_one uuid, p_other uuid) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT hashtextextended(concat_ws(' ', 'pair', least(p_one, p_other), greatest(p_one, p_other)), 0);
$$;
CREATE FUNCTION "pair_turn"(p_one uuid, p_other uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(pair_key(p_one, p_other));
END;
$$;
-- Whether one of two people blocked the other, after everybody who is doing it now.
CREATE FUNCTION "blocked_now"(p_one uuid, p_other uuid) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(pair_key(p_one, p_other));
  RETURN blocked_between(p_one, p_other);
END;
$$;

-- Nobody reserves on a trip of somebody they blocked or who blocked them, nor confirms what was asked before.
CREATE FUNCTION "refuse_blocked"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE v_carrier uuid;
BEGIN
  SELECT user_id INTO v_carrier FROM transports WHERE id = NEW.transport_id;
  IF v_carrier IS NULL THEN RETURN NEW; END IF;
  IF blocked_now(NEW.user_id, v_carrier) THEN
    RAISE EXCEPTION USING ERRCODE = 'RH403', MESSAGE = 'Cette réservation n’est pas possible pour le moment.';
  END IF;
  RETURN NEW;
END;
$$;
CREATE TRIGGER "reservations_not_blocked" BEFORE INSERT ON "reservations"
  FOR EACH ROW WHEN (NEW."status" = 'en_attente') EXECUTE FUNCTION "refuse_blocked"();
CREATE TRIGGER "reservations_not_confirmed" BEFORE UPDATE OF "status" ON "reservations"
  FOR EACH ROW WHEN (OLD."status" = 'en_attente' AND NEW."status" = 'confirmee') EXECUTE FUNCTION "refuse_blocked"();
