-- AlterTable
ALTER TABLE "notifications" DROP COLUMN "mail_claimed_at";
