import { waitingRequests } from '@/lib/reservations/labels';

/** What the burger’s name says beside it to somebody whom others wait for. */
export function MenuWaiting({ count }: { count: number }) {
  return `, ${waitingRequests(count)}`;
}
