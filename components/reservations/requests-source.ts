import type { ReservationView } from '@/lib/reservations/queries';

export type RequestPage = { items: ReservationView[]; nextCursor: string | null };

/** A slice of the requests on one's own trip, newest first; null when it could not be read. */
export async function readRequests(
  transportId: string,
  { limit, cursor }: { limit: number; cursor?: string },
): Promise<RequestPage | null> {
  const query = new URLSearchParams({ limit: String(limit) });
  if (cursor) query.set('cursor', cursor);
  try {
    const response = await fetch(`/api/reservations/transport/${transportId}?${query}`, {
      headers: { accept: 'application/json' },
      cache: 'no-store',
    });
    if (!response.ok) return null;
    const answer = (await response.json()) as {
      data: ReservationView[];
      meta: { nextCursor: string | null };
    };
    return { items: answer.data, nextCursor: answer.meta.nextCursor };
  } catch {
    return null;
  }
}
