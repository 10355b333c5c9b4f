-- AlterEnum
ALTER TYPE "appel_genre" ADD VALUE 'reprise';

-- AlterEnum
ALTER TYPE "ecriture_genre" ADD VALUE 'reprise';

-- AlterTable
ALTER TABLE "payments" ADD COLUMN     "gele_le" TIMESTAMPTZ(3),
ADD COLUMN     "reprise_le" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "reconciliations" ADD COLUMN     "vu_le" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "payments_geles" ON "payments"("gele_le") WHERE (gele_le IS NOT NULL);

-- CreateIndex
CREATE INDEX "reconciliations_a_voir" ON "reconciliations"("jour") WHERE ((vu_le IS NULL) AND (ecarts <> '[]'::jsonb));
