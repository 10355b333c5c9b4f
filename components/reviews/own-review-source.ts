import type { ReviewView } from '@/lib/reviews/queries';

/** What one person wrote about another, wherever it stands in the list; null when they wrote nothing. Throws when it cannot be read. */
export async function readOwnReview(
  userId: string,
  reviewerId: string,
  signal?: AbortSignal,
): Promise<ReviewView | null> {
  const query = new URLSearchParams({ reviewerId, limit: '1' });
  const response = await fetch(`/api/reviews/user/${userId}?${query}`, {
    headers: { accept: 'application/json' },
    cache: 'no-store',
    ...(signal ? { signal } : {}),
  });
  if (!response.ok) throw new Error(String(response.status));
  const { data } = (await response.json()) as { data: ReviewView[] };
  return data[0] ?? null;
}
