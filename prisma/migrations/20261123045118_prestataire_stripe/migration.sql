-- DropForeignKey
ALTER TABLE "payment_events" DROP CONSTRAINT "payment_events_payment_id_fkey";

-- DropIndex
DROP INDEX "payment_calls_sans_reponse";

-- DropIndex
DROP INDEX "payment_events_payment_id_idx";

-- DropIndex
DROP INDEX "payments_a_envoyer";

-- AlterTable
ALTER TABLE "payment_calls" ADD COLUMN     "relire_apres" TIMESTAMPTZ(3) NOT NULL DEFAULT (now() + '00:01:00'::interval);

-- AlterTable
ALTER TABLE "payment_events" DROP COLUMN "payment_id",
ADD COLUMN     "objet" TEXT NOT NULL,
ADD COLUMN     "traite_le" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "payments" ADD COLUMN     "envoi_apres" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- CreateTable
CREATE TABLE "payout_accounts" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "provider" TEXT NOT NULL,
    "ref" TEXT,
    "pret" BOOLEAN NOT NULL DEFAULT false,
    "manque" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "lu_le" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "payout_accounts_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "payout_accounts_ref_key" ON "payout_accounts"("ref");

-- CreateIndex
CREATE UNIQUE INDEX "payout_accounts_user_id_provider_key" ON "payout_accounts"("user_id", "provider");

-- CreateIndex
CREATE INDEX "payment_calls_sans_reponse" ON "payment_calls"("relire_apres") WHERE (etat = 'demande'::appel_etat);

-- CreateIndex
CREATE INDEX "payment_events_received_at_idx" ON "payment_events"("received_at");

-- CreateIndex
CREATE INDEX "payments_a_envoyer" ON "payments"("envoi_apres") WHERE ((solde_le IS NULL) AND (state = ANY (ARRAY['released'::etat_payment, 'refunded'::etat_payment, 'split'::etat_payment])));

-- AddForeignKey
ALTER TABLE "payout_accounts" ADD CONSTRAINT "payout_accounts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- By hand from here: what the schema language cannot say. Nothing has ever written a row into payment_events.
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_id_check" CHECK (length("id") <= 255 AND length("objet") <= 255 AND length("type") <= 255);
ALTER TABLE "payout_accounts" ADD CONSTRAINT "payout_accounts_pret_check" CHECK (NOT "pret" OR "ref" IS NOT NULL);
