-- CreateEnum
CREATE TYPE "etat_payment" AS ENUM ('pending', 'held', 'disputed', 'released', 'refunded', 'split', 'failed', 'withdrawn', 'lapsed');

-- CreateEnum
CREATE TYPE "payment_par" AS ENUM ('sender', 'recipient', 'destinataire', 'prestataire', 'temps', 'accord', 'operateur');

-- CreateEnum
CREATE TYPE "compte" AS ENUM ('prestataire', 'conserve', 'a_verser', 'a_rembourser', 'commission');

-- CreateEnum
CREATE TYPE "ecriture_genre" AS ENUM ('encaissement', 'reglement', 'versement', 'versement_annule', 'remboursement');

-- DropIndex
DROP INDEX "payments_conversation_id_idx";

-- Requests that were made before had no scale, no state but three, and nothing in the books: they get the first scale's rate for
-- their amount, and what was paid stands as held.
ALTER TABLE "payments"
ADD COLUMN     "bareme" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN     "confirmee_le" TIMESTAMPTZ(3),
ADD COLUMN     "devise" TEXT NOT NULL DEFAULT 'EUR',
ADD COLUMN     "lapses_at" TIMESTAMPTZ(3),
ADD COLUMN     "moved_at" TIMESTAMPTZ(3),
ADD COLUMN     "reservation_id" UUID,
ADD COLUMN     "state" "etat_payment" NOT NULL DEFAULT 'pending',
ADD COLUMN     "taux_dix_milliemes" INTEGER;
UPDATE "payments" SET "lapses_at" = greatest("created_at" + interval '14 days', now() + interval '1 day'), "moved_at" = "settled_at",
  "state" = CASE "status" WHEN 'completed' THEN 'held' WHEN 'failed' THEN 'failed' ELSE 'pending' END::etat_payment,
  "taux_dix_milliemes" = CASE WHEN "amount_centimes" <= 5000 THEN 1500 WHEN "amount_centimes" <= 15000 THEN 1300
    WHEN "amount_centimes" <= 40000 THEN 1100 WHEN "amount_centimes" <= 100000 THEN 900 ELSE 800 END;
ALTER TABLE "payments" DROP COLUMN "settled_at",
DROP COLUMN "status",
ALTER COLUMN "bareme" DROP DEFAULT,
ALTER COLUMN "lapses_at" SET NOT NULL,
ALTER COLUMN "taux_dix_milliemes" SET NOT NULL;

-- DropEnum
DROP TYPE "statut_payment";

-- CreateTable
CREATE TABLE "payment_moves" (
    "id" UUID NOT NULL,
    "payment_id" UUID NOT NULL,
    "action" TEXT NOT NULL,
    "par" "payment_par" NOT NULL,
    "user_id" UUID,
    "avant" "etat_payment" NOT NULL,
    "apres" "etat_payment" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "payment_moves_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ledger_entries" (
    "id" UUID NOT NULL,
    "payment_id" UUID NOT NULL,
    "cle" TEXT NOT NULL,
    "genre" "ecriture_genre" NOT NULL,
    "lignes" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ledger_entries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ledger_lines" (
    "entry_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "compte" "compte" NOT NULL,
    "centimes" INTEGER NOT NULL,
    "devise" TEXT NOT NULL,

    CONSTRAINT "ledger_lines_pkey" PRIMARY KEY ("entry_id","position")
);

-- CreateIndex
CREATE INDEX "payment_moves_payment_id_id_idx" ON "payment_moves"("payment_id", "id");

-- CreateIndex
CREATE INDEX "payment_moves_user_id_idx" ON "payment_moves"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "ledger_entries_cle_key" ON "ledger_entries"("cle");

-- CreateIndex
CREATE INDEX "ledger_entries_payment_id_idx" ON "ledger_entries"("payment_id");

-- CreateIndex
CREATE INDEX "ledger_lines_compte_idx" ON "ledger_lines"("compte");

-- CreateIndex
CREATE INDEX "payments_conversation_id_state_idx" ON "payments"("conversation_id", "state");

-- CreateIndex
CREATE INDEX "payments_reservation_id_idx" ON "payments"("reservation_id");

-- CreateIndex
CREATE INDEX "payments_en_attente" ON "payments"("lapses_at") WHERE (state = 'pending'::etat_payment);

-- AddForeignKey
ALTER TABLE "payments" ADD CONSTRAINT "payments_reservation_id_fkey" FOREIGN KEY ("reservation_id") REFERENCES "reservations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment_moves" ADD CONSTRAINT "payment_moves_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment_moves" ADD CONSTRAINT "payment_moves_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ledger_lines" ADD CONSTRAINT "ledger_lines_entry_id_fkey" FOREIGN KEY ("entry_id") REFERENCES "ledger_entries"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- By hand from here: what the schema language cannot say.
ALTER TABLE "payments"
  ADD CONSTRAINT "payments_devise_check" CHECK ("devise" ~ '^[A-Z]{3}$'),
  ADD CONSTRAINT "payments_taux_check" CHECK ("taux_dix_milliemes" BETWEEN 0 AND 10000),
  ADD CONSTRAINT "payments_moved_check" CHECK (("state" = 'pending') = ("moved_at" IS NULL)),
  ADD CONSTRAINT "payments_confirmee_check" CHECK ("confirmee_le" IS NULL OR "reservation_id" IS NOT NULL);
ALTER TABLE "payment_moves" ADD CONSTRAINT "payment_moves_action_check" CHECK ("action" ~ '^[a-z_]{1,40}$');
ALTER TABLE "ledger_entries"
  ADD CONSTRAINT "ledger_entries_cle_check" CHECK ("cle" ~ '^[a-z_]+:[0-9a-f-]{36}$'),
  ADD CONSTRAINT "ledger_entries_lignes_check" CHECK ("lignes" >= 2);
ALTER TABLE "ledger_lines"
  ADD CONSTRAINT "ledger_lines_position_check" CHECK ("position" >= 0),
  ADD CONSTRAINT "ledger_lines_centimes_check" CHECK ("centimes" <> 0);

-- The books and the story of each payment stay as they were written (docs/decisions/030).
CREATE TRIGGER "ledger_entries_stay" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "ledger_lines_stay" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_lines"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "payment_moves_stay" BEFORE UPDATE OR DELETE OR TRUNCATE ON "payment_moves"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
-- What two people saw when it was asked for is what holds.
CREATE TRIGGER "payments_frozen" BEFORE UPDATE OF "id", "sender_id", "recipient_id", "conversation_id", "amount_centimes", "devise",
    "description", "bareme", "taux_dix_milliemes", "confirmee_le", "created_at" ON "payments"
  FOR EACH ROW WHEN (ROW(OLD."id", OLD."sender_id", OLD."recipient_id", OLD."conversation_id", OLD."amount_centimes", OLD."devise",
    OLD."description", OLD."bareme", OLD."taux_dix_milliemes", OLD."confirmee_le", OLD."created_at") IS DISTINCT FROM
    ROW(NEW."id", NEW."sender_id", NEW."recipient_id", NEW."conversation_id", NEW."amount_centimes", NEW."devise",
    NEW."description", NEW."bareme", NEW."taux_dix_milliemes", NEW."confirmee_le", NEW."created_at"))
  EXECUTE FUNCTION "refuse_change"();

-- At commit: an entry has the lines that it says, in its payment's currency, and they sum to zero; and of what its payment
-- brought in, nothing was given away twice (what is owed is never above zero, nor what is held beyond the amount).
CREATE FUNCTION "check_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE v_entry uuid := CASE WHEN TG_TABLE_NAME = 'ledger_entries' THEN (to_jsonb(NEW)->>'id')::uuid ELSE (to_jsonb(NEW)->>'entry_id')::uuid END;
  v_payment uuid; v_wrong boolean;
BEGIN
  SELECT e.payment_id, count(l.*) <> e.lignes OR sum(l.centimes) <> 0 OR bool_or(l.devise <> p.devise) INTO v_payment, v_wrong
    FROM ledger_entries e JOIN payments p ON p.id = e.payment_id LEFT JOIN ledger_lines l ON l.entry_id = e.id
    WHERE e.id = v_entry GROUP BY e.payment_id, e.lignes;
  IF v_wrong IS DISTINCT FROM false THEN
    RAISE EXCEPTION 'ledger entry % does not balance', v_entry USING ERRCODE = 'RH409';
  END IF;
  SELECT bool_or(b.balance > 0 OR b.balance < -b.amount) INTO v_wrong FROM (
    SELECT sum(l.centimes) AS balance, max(p.amount_centimes) AS amount
    FROM ledger_entries e JOIN payments p ON p.id = e.payment_id JOIN ledger_lines l ON l.entry_id = e.id
    WHERE e.payment_id = v_payment AND l.compte <> 'prestataire' GROUP BY l.compte) b;
  IF v_wrong THEN
    RAISE EXCEPTION 'payment % would owe on the wrong side', v_payment USING ERRCODE = 'RH409';
  END IF;
  RETURN NULL;
END;
$$;
CREATE CONSTRAINT TRIGGER "ledger_entries_balance" AFTER INSERT ON "ledger_entries"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "check_entry"();
CREATE CONSTRAINT TRIGGER "ledger_lines_balance" AFTER INSERT ON "ledger_lines"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "check_entry"();

-- Writes an entry, once: false when it stands already. The same key with other lines is refused. Those of one payment take
-- turns, so that the check at the commit of each sees all that were before it.
CREATE FUNCTION "post_entry"(p_id uuid, p_payment uuid, p_cle text, p_genre ecriture_genre, p_lignes jsonb) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE v_same boolean;
BEGIN
  PERFORM 1 FROM payments WHERE id = p_payment FOR NO KEY UPDATE;
  INSERT INTO ledger_entries (id, payment_id, cle, genre, lignes)
    VALUES (p_id, p_payment, p_cle, p_genre, jsonb_array_length(p_lignes)) ON CONFLICT (cle) DO NOTHING;
  IF FOUND THEN
    INSERT INTO ledger_lines (entry_id, position, compte, centimes, devise)
      SELECT p_id, l.ordinality - 1, (l.value->>'compte')::compte, (l.value->>'centimes')::int, p.devise
      FROM payments p, jsonb_array_elements(p_lignes) WITH ORDINALITY l WHERE p.id = p_payment;
    RETURN true;
  END IF;
  SELECT bool_and(e.payment_id = p_payment AND e.genre = p_genre) AND jsonb_agg(jsonb_build_object('compte', l.compte, 'centimes', l.centimes)
      ORDER BY l.position) = p_lignes INTO v_same
    FROM ledger_entries e JOIN ledger_lines l ON l.entry_id = e.id WHERE e.cle = p_cle;
  IF NOT v_same THEN
    RAISE EXCEPTION 'ledger entry % stands already with other lines', p_cle USING ERRCODE = 'RH409';
  END IF;
  RETURN false;
END;
$$;

-- Something that a thread shows changed: both people's pages are told to read it again.
CREATE FUNCTION "touch_conversation"(p_conversation uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE v_user uuid; v_position bigint;
BEGIN
  PERFORM 1 FROM conversations WHERE id = p_conversation FOR NO KEY UPDATE;
  FOR v_user IN SELECT user_id FROM conversation_participants WHERE conversation_id = p_conversation ORDER BY user_id LOOP
    v_position := touch_person(v_user);
    UPDATE conversation_participants SET position = v_position WHERE conversation_id = p_conversation AND user_id = v_user;
  END LOOP;
END;
$$;

SELECT post_entry(gen_random_uuid(), "id", 'encaissement:' || "id", 'encaissement', jsonb_build_array(
  jsonb_build_object('compte', 'prestataire', 'centimes', "amount_centimes"),
  jsonb_build_object('compte', 'conserve', 'centimes', -"amount_centimes"))) FROM "payments" WHERE "state" = 'held';
