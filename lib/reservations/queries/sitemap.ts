import 'server-only';
import { Prisma } from '@/lib/core/db';
import type { SitemapRows } from '@/lib/core/listing/sitemap';

/** What stands in the sitemap: the pages of two cities that are worth finding. */
export const sitemapPaires: SitemapRows = {
  table: Prisma.sql`paires t`,
  id: Prisma.sql`t.id`,
  listed: Prisma.sql`t.trouvee`,
  path: Prisma.sql`t.chemin`,
  updatedAt: Prisma.sql`t.updated_at`,
};
