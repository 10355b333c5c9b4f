import 'server-only';
import { db } from '@/lib/core/db';

/** The newest agencies whose account is open, for the sitemap (docs/screens.md). */
export function listSitemapAgencies(limit: number): Promise<{ id: string; updatedAt: Date }[]> {
  return db.user.findMany({
    where: { userType: 'agency', deletedAt: null },
    orderBy: { createdAt: 'desc' },
    take: limit,
    select: { id: true, updatedAt: true },
  });
}
