-- The newsletter has one list, and each of its addresses a token by which a letter's link ends it. Of the former tokens
-- only hashes were kept, of letters that nobody has been sent.

-- DropIndex
DROP INDEX "newsletter_subscribers_token_hash_key";

-- AlterTable
ALTER TABLE "newsletter_subscribers" DROP COLUMN "token_hash",
ADD COLUMN     "token" TEXT;

UPDATE "newsletter_subscribers"
  SET "token" = replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
INSERT INTO "newsletter_subscribers" ("email", "token")
  SELECT "email", replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
  FROM "users" WHERE "newsletter" AND "deleted_at" IS NULL
  ON CONFLICT DO NOTHING;

-- AlterTable
ALTER TABLE "newsletter_subscribers" ALTER COLUMN "token" SET NOT NULL;

-- AlterTable
ALTER TABLE "users" DROP COLUMN "newsletter";

-- CreateIndex
CREATE UNIQUE INDEX "newsletter_subscribers_token_key" ON "newsletter_subscribers"("token");
