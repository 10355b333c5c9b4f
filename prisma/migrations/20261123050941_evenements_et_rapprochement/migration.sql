-- AlterEnum
ALTER TYPE "ecriture_genre" ADD VALUE 'remboursement_annule';

-- DropIndex
DROP INDEX "payment_events_received_at_idx";

-- CreateTable
CREATE TABLE "reconciliations" (
    "jour" DATE NOT NULL,
    "provider" TEXT NOT NULL,
    "mouvements" INTEGER NOT NULL,
    "ecarts" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "reconciliations_pkey" PRIMARY KEY ("jour")
);

-- CreateIndex
CREATE INDEX "payment_events_a_traiter" ON "payment_events"("received_at") WHERE (traite_le IS NULL);
