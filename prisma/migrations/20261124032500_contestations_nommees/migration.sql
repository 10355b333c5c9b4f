-- AlterTable
ALTER TABLE "payments" ADD COLUMN     "gele_par" TEXT[] DEFAULT ARRAY[]::TEXT[];
