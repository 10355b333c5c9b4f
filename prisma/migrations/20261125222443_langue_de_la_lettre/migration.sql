-- AlterTable
ALTER TABLE "newsletter_requests" ADD COLUMN     "langue" TEXT NOT NULL DEFAULT 'fr';

-- AlterTable
ALTER TABLE "newsletter_subscribers" ADD COLUMN     "langue" TEXT NOT NULL DEFAULT 'fr';

-- By hand from here: what the schema language cannot say.
ALTER TABLE "newsletter_requests" ADD CONSTRAINT "newsletter_requests_langue_check" CHECK ("langue" IN ('fr', 'en', 'ar'));
ALTER TABLE "newsletter_subscribers" ADD CONSTRAINT "newsletter_subscribers_langue_check" CHECK ("langue" IN ('fr', 'en', 'ar'));
