import 'server-only';
import { limitTo, rowsOf } from '@/lib/core/db';

/** The newest visible trips that have not left, for the sitemap (DESIGN section 6). */
export function listSitemapTransports(limit: number): Promise<{ id: string; updatedAt: Date }[]> {
  return rowsOf<{ id: string; updatedAt: Date }>`
    SELECT t.id, t.updated_at AS "updatedAt" FROM legs l JOIN transports t ON t.id = l.transport_id
    WHERE l.listed AND l.entier AND l.date_depart > now()
    ORDER BY l.transport_id DESC ${limitTo(limit)}`;
}
