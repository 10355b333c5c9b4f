-- AlterTable
ALTER TABLE "payments" ADD COLUMN     "opposition_perdue" TEXT;

-- AlterEnum
ALTER TYPE "report_cible" ADD VALUE 'paiement';
ALTER TYPE "report_cible" ADD VALUE 'conversation';

-- AlterEnum
ALTER TYPE "moderation_action" ADD VALUE 'rembourser';
ALTER TYPE "moderation_action" ADD VALUE 'lire';
