-- CreateTable
CREATE TABLE "newsletter_requests" (
    "email" TEXT NOT NULL,
    "token_hash" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "newsletter_requests_pkey" PRIMARY KEY ("email")
);

-- CreateIndex
CREATE UNIQUE INDEX "newsletter_requests_token_hash_key" ON "newsletter_requests"("token_hash");

-- CreateIndex
CREATE INDEX "newsletter_requests_expires_at_idx" ON "newsletter_requests"("expires_at");

-- Who was put on the list without a proof of the address is asked for it when they come again: no letter goes to what
-- anybody may have typed.
DELETE FROM "newsletter_subscribers" n WHERE NOT EXISTS (
  SELECT FROM "users" u WHERE u."email" = n."email" AND u."email_verified_at" IS NOT NULL AND u."deleted_at" IS NULL);
