import { call } from '@/components/api/call';
import type { ReviewView } from '@/lib/reviews/queries';

/** What one person wrote about another, wherever it stands in the list; null when they wrote nothing. Throws when it cannot be read. */
export async function readOwnReview(
  userId: string,
  reviewerId: string,
  signal?: AbortSignal,
): Promise<ReviewView | null> {
  const answer = await call('GET /reviews/user/{userId}', {
    params: { userId },
    query: { reviewerId, limit: 1 },
    signal,
  });
  if (!answer.ok) throw new Error(answer.failure.message);
  return answer.data[0] ?? null;
}
