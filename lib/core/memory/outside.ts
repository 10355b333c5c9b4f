import { AsyncLocalStorage } from 'node:async_hooks';

// Of the process, not of the module: Next makes a module anew for each of its bundles, most of them during a request.
const kept = globalThis as typeof globalThis & {
  rihlaOutside?: ReturnType<typeof AsyncLocalStorage.snapshot>;
};

/**
 * Takes the place outside every request, once, when the server starts. A promise keeps the asynchronous context it
 * is made in: one that is made during a request and outlives it keeps the request, its page and all that was read for it.
 */
export function markOutside(): void {
  kept.rihlaOutside ??= AsyncLocalStorage.snapshot();
}

/** Does the work where no request is under way, for what is kept longer than the request that asks for it. */
export function outsideRequests<T>(work: () => T): T {
  markOutside();
  return kept.rihlaOutside ? kept.rihlaOutside(work) : work();
}
