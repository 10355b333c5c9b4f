-- AlterTable
ALTER TABLE "demandes" ADD COLUMN     "par_accord" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "reservations" ADD COLUMN     "demande_id" UUID;

-- CreateIndex
CREATE INDEX "reservations_demande_id_idx" ON "reservations"("demande_id");

-- AddForeignKey
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_demande_id_fkey" FOREIGN KEY ("demande_id") REFERENCES "demandes"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Only what an agreement has put under way can be so by agreement.
ALTER TABLE "demandes"
  ADD CONSTRAINT "demandes_par_accord_check" CHECK (NOT "par_accord" OR "status" = 'en_cours');
