import 'server-only';
import { limitTo, rowsOf } from '@/lib/core/db';
import { answers } from './parts';

/** The newest visible trips with a part still ahead, for the sitemap. */
export function listSitemapTransports(limit: number): Promise<{ id: string; updatedAt: Date }[]> {
  return rowsOf<{ id: string; updatedAt: Date }>`
    SELECT t.id, t.updated_at AS "updatedAt" FROM legs l JOIN transports t ON t.id = l.transport_id
    WHERE l.listed AND ${answers({}, 'recent')}
    ORDER BY l.transport_id DESC ${limitTo(limit)}`;
}
