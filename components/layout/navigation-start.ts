'use client';
import { langueOfAddress } from '@/lib/langues/adresse.mjs';

/** Where the router is going, as it is in French. `traverse` is the browser's own back and forward. */
export type Navigation = { path: string; kind: 'push' | 'replace' | 'traverse' };

const EVENT = 'rihla:navigation';

/** Tells who listens, at once: React ends what they say of it with the router's own transition only within this call. */
export function announceNavigation(url: string, kind: Navigation['kind']): void {
  const { pathname, search } = new URL(url, window.location.href);
  const samePage = pathname === window.location.pathname && search === window.location.search;
  // Back and forward have moved the address already.
  if (samePage && kind !== 'traverse') return;
  window.dispatchEvent(
    new CustomEvent<Navigation>(EVENT, { detail: { path: langueOfAddress(pathname).path, kind } }),
  );
}

/** Calls `hear` at each start of a navigation, until the function it answers is called. */
export function listenToNavigations(hear: (navigation: Navigation) => void): () => void {
  const listener = (event: Event) => hear((event as CustomEvent<Navigation>).detail);
  window.addEventListener(EVENT, listener);
  return () => window.removeEventListener(EVENT, listener);
}
