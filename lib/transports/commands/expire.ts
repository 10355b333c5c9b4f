import 'server-only';
import { expirePages } from '@/lib/core/memory/cache';
import { forgetPopularRoutes } from '../queries/listings';
import { forgetSearches } from '../queries/remembered';

/** Everything that shows a trip is read anew, after the commit that changed it. */
export function expireTransport(ownerId: string, id: string): void {
  forgetSearches();
  forgetPopularRoutes();
  expirePages('/', `/profile/${ownerId}`, `/agences/${ownerId}`, `/transporteurs/${id}`);
}
