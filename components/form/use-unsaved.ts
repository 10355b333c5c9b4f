'use client';
import { useEffect } from 'react';

/** While something is not saved, the browser asks before the page is left: by a link of the site too, which then loads in full. */
export function useUnsaved(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    const follow = (event: MouseEvent) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      const elsewhere =
        event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0;
      // What was typed is a draft by then.
      if (link?.dataset.comesBack) return;
      if (!link || elsewhere || (link.target && link.target !== '_self')) return;
      if (link.origin !== location.origin || link.href.startsWith(`${location.href.split('#')[0]}#`)) return;
      event.preventDefault();
      // Nor another unsaved form of the page: one question is enough.
      event.stopImmediatePropagation();
      location.assign(link.href);
    };
    addEventListener('beforeunload', ask);
    document.addEventListener('click', follow, true);
    return () => {
      removeEventListener('beforeunload', ask);
      document.removeEventListener('click', follow, true);
    };
  }, [unsaved]);
}
