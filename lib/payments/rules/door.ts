const MINUTE_MS = 60_000;

/** How long a door that nobody was sent to may be asked for again under its key; then another takes its place. */
export const ASKED_AGAIN_MINUTES = 20;

/** A provider keeps a door open for half an hour at least and a day at most, counted from when it hears of it. */
const LEAST_MS = 60 * MINUTE_MS;
const MOST_MS = 23 * 60 * MINUTE_MS;

/** When the door of a payment closes by itself: with the request, as far as the provider's bounds allow. Milliseconds. */
export function doorClosesAt(openedAt: Date, lapsesAt: Date): number {
  return +openedAt + Math.min(MOST_MS, Math.max(LEAST_MS, +lapsesAt - +openedAt));
}
