-- CreateTable
CREATE TABLE "newsletter_letters" (
    "id" UUID NOT NULL,
    "mois" TEXT NOT NULL,
    "adresse_cle" TEXT NOT NULL,
    "email" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "mail_sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "newsletter_letters_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "newsletter_letters_email_idx" ON "newsletter_letters"("email");

-- CreateIndex
CREATE INDEX "newsletter_letters_created_at_idx" ON "newsletter_letters"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "newsletter_letters_mois_adresse_cle_key" ON "newsletter_letters"("mois", "adresse_cle");

-- AddForeignKey
ALTER TABLE "newsletter_letters" ADD CONSTRAINT "newsletter_letters_email_fkey" FOREIGN KEY ("email") REFERENCES "newsletter_subscribers"("email") ON DELETE SET NULL ON UPDATE CASCADE;
