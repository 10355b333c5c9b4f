-- AlterTable
ALTER TABLE "users" ADD COLUMN     "agenda_version" INTEGER NOT NULL DEFAULT 0;
