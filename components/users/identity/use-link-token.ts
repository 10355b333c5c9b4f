'use client';
import { useSyncExternalStore } from 'react';

function onHashChange(changed: () => void) {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

/** The token of a mail's link, after the # and so in no log. Null in the server's HTML, which never sees it. */
export function useLinkToken(): string | null {
  return useSyncExternalStore(
    onHashChange,
    () => location.hash.slice(1),
    () => null,
  );
}
