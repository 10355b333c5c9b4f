import { askBeforeKeeping, expiriesOf } from './next-internals.mjs';

/** Longer than any page takes: its statements end after five seconds. */
const LONGEST_RENDER_MS = 15_000;

/**
 * Next keeps its pages as it does, but for this: a page is not kept within seconds of a write that expired it. Next dates
 * a page by when it is stored; one that was read before the write and stored after it would pass for fresh for a minute,
 * a hidden thing still on it.
 */
export function watchKeptPages() {
  askBeforeKeeping((page) => !wasExpiredLately(page));
}

function wasExpiredLately(page) {
  const since = Date.now() - LONGEST_RENDER_MS;
  return expiriesOf(page).some((expired) => expired > since);
}
