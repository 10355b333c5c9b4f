import 'server-only';
import { Prisma } from '@/lib/core/db';
import { exists, type SitemapRows } from '@/lib/core/listing/sitemap';

/** What stands in the sitemap: trips that anybody may see and of which a part is ahead. */
export const sitemapTransports: SitemapRows = {
  table: Prisma.sql`transports t`,
  id: Prisma.sql`t.id`,
  listed: Prisma.sql`(t.is_visible AND ${exists(Prisma.sql`
    FROM legs l WHERE l.transport_id = t.id AND l.listed AND l.date_depart > now()`)})`,
  path: Prisma.sql`'/transporteurs/' || t.id`,
  updatedAt: Prisma.sql`t.updated_at`,
};
