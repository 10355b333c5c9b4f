-- CreateEnum
CREATE TYPE "appel_genre" AS ENUM ('encaissement', 'remboursement', 'versement');

-- CreateEnum
CREATE TYPE "appel_etat" AS ENUM ('demande', 'fait', 'echoue');

-- AlterTable
ALTER TABLE "payments" ADD COLUMN     "solde_le" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "payment_calls" (
    "id" UUID NOT NULL,
    "payment_id" UUID NOT NULL,
    "genre" "appel_genre" NOT NULL,
    "centimes" INTEGER NOT NULL,
    "etat" "appel_etat" NOT NULL DEFAULT 'demande',
    "ref" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "payment_calls_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "test_charges" (
    "ref" TEXT NOT NULL,
    "cle" TEXT NOT NULL,
    "centimes" INTEGER NOT NULL,
    "etat" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "test_charges_pkey" PRIMARY KEY ("ref")
);

-- CreateIndex
CREATE UNIQUE INDEX "payment_calls_ref_key" ON "payment_calls"("ref");

-- CreateIndex
CREATE INDEX "payment_calls_sans_reponse" ON "payment_calls"("created_at") WHERE (etat = 'demande'::appel_etat);

-- CreateIndex
CREATE INDEX "payment_calls_payment_id_idx" ON "payment_calls"("payment_id");

-- CreateIndex
CREATE UNIQUE INDEX "payment_calls_en_cours" ON "payment_calls"("payment_id", "genre") WHERE (etat = 'demande'::appel_etat);

-- CreateIndex
CREATE UNIQUE INDEX "test_charges_cle_key" ON "test_charges"("cle");

-- CreateIndex
CREATE INDEX "test_charges_created_at_idx" ON "test_charges"("created_at");

-- CreateIndex
CREATE INDEX "payments_conserves" ON "payments"("reservation_id") WHERE (state = 'held'::etat_payment);

-- CreateIndex
CREATE INDEX "payments_a_envoyer" ON "payments"("id") WHERE ((solde_le IS NULL) AND (state = ANY (ARRAY['released'::etat_payment, 'refunded'::etat_payment, 'split'::etat_payment])));

-- AddForeignKey
ALTER TABLE "payment_calls" ADD CONSTRAINT "payment_calls_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- By hand from here: what the schema language cannot say.
ALTER TABLE "payment_calls"
  ADD CONSTRAINT "payment_calls_centimes_check" CHECK ("centimes" > 0),
  ADD CONSTRAINT "payment_calls_ref_check" CHECK ("etat" <> 'fait' OR "ref" IS NOT NULL);
ALTER TABLE "payments"
  ADD CONSTRAINT "payments_solde_check" CHECK ("solde_le" IS NULL OR "state" IN ('released', 'refunded', 'split'));
ALTER TABLE "test_charges"
  ADD CONSTRAINT "test_charges_centimes_check" CHECK ("centimes" > 0),
  ADD CONSTRAINT "test_charges_etat_check" CHECK ("etat" IN ('ouvert', 'paye', 'refuse'));
