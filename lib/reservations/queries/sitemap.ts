import 'server-only';
import { Prisma } from '@/lib/core/db';
import type { SitemapRows } from '@/lib/core/listing/sitemap';

const FOUND = {
  id: Prisma.sql`t.id`,
  listed: Prisma.sql`t.trouvee`,
  path: Prisma.sql`t.chemin`,
  updatedAt: Prisma.sql`t.updated_at`,
};

/** What stands in the sitemap: the pages of two cities that are worth finding. */
export const sitemapPaires: SitemapRows = {
  ...FOUND,
  table: Prisma.sql`paires t`,
};

/** And those of two countries. */
export const sitemapPays: SitemapRows = {
  ...FOUND,
  table: Prisma.sql`paires_pays t`,
};
