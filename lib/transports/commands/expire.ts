import 'server-only';
import { expirePagesOf } from '@/lib/users/commands/expire';
import { forgetPopularRoutes } from '../queries/listings';
import { forgetSearches } from '../queries/remembered';

/** Everything that shows a trip is read anew, after the commit that changed it; of many trips popular routes may be a minute old. */
export function expireTransport(ownerId: string, id: string): void {
  forgetSearches();
  forgetPopularRoutes();
  expireTransportPages(ownerId, id);
}

/** The pages that show a trip are read anew, after the commit that changed its free kilograms. */
export function expireTransportPages(ownerId: string, id: string): void {
  expirePagesOf(ownerId, { transports: [{ id }] });
}
