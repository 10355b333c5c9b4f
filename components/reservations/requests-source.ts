import { call } from '@/components/api/call';
import type { ReservationView } from '@/lib/reservations/queries';

export type RequestPage = { items: ReservationView[]; nextCursor: string | null };

/** A slice of the requests on one's own trip, newest first; null when it could not be read. */
export async function readRequests(
  transportId: string,
  query: { limit: number; cursor?: string },
): Promise<RequestPage | null> {
  const answer = await call('GET /reservations/transport/{transportId}', { params: { transportId }, query });
  return answer.ok ? { items: answer.data, nextCursor: answer.meta.nextCursor } : null;
}
