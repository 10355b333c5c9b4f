import 'server-only';
import { db } from '@/lib/core/db';
import { OPEN_ACCOUNT } from './view';

/** The newest agencies whose account is open, for the sitemap (docs/screens.md). */
export function listSitemapAgencies(limit: number): Promise<{ id: string; updatedAt: Date }[]> {
  return db.user.findMany({
    where: { userType: 'agency', ...OPEN_ACCOUNT },
    orderBy: { createdAt: 'desc' },
    take: limit,
    select: { id: true, updatedAt: true },
  });
}
