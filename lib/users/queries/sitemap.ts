import 'server-only';
import { Prisma } from '@/lib/core/db';
import { exists, type SitemapRows } from '@/lib/core/listing/sitemap';

/** What stands in the sitemap: agencies whose account is open (docs/screens.md). */
export const sitemapAgences: SitemapRows = {
  table: Prisma.sql`agency_details t`,
  id: Prisma.sql`t.user_id`,
  listed: exists(Prisma.sql`
    FROM users u WHERE u.id = t.user_id AND u.deleted_at IS NULL AND u.suspended_at IS NULL`),
  path: Prisma.sql`'/agences/' || t.user_id`,
  updatedAt: Prisma.sql`(SELECT u.updated_at FROM users u WHERE u.id = t.user_id)`,
};

/** And of other people those who carry, or of whom others have spoken. */
export const sitemapProfils: SitemapRows = {
  table: Prisma.sql`users t`,
  id: Prisma.sql`t.id`,
  listed: Prisma.sql`(t.user_type <> 'agency' AND t.deleted_at IS NULL AND t.suspended_at IS NULL
    AND (t.review_count > 0 OR ${exists(Prisma.sql`FROM transports x WHERE x.user_id = t.id AND x.is_visible`)}))`,
  path: Prisma.sql`'/profile/' || t.id`,
  updatedAt: Prisma.sql`t.updated_at`,
};
