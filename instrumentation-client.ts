import { announceNavigation } from '@/components/layout/navigation-start';
import { watchJumps } from '@/components/layout/watch-jumps';
import { hasAllStyles } from '@/components/ui/all-styles';
import { drawWhole } from '@/components/ui/draw-whole';

/** How long after a page has come it is asked how long that took: then nothing else is waited for. */
const LATER_MS = 3_000;

// As it was opened: by then one may be on another.
const { pathname, search } = location;

let shown = pathname + search;

watchJumps();

addEventListener('load', () => {
  const load = () => import('@/components/api/vitals');
  const report = () =>
    load()
      .then((vitals) => vitals.reportVitals(pathname))
      .catch(() => undefined);
  setTimeout(report, LATER_MS);
});

/** Next calls it when its router sets out for another page, whatever asked for it. */
export function onRouterTransitionStart(url: string, kind: 'push' | 'replace' | 'traverse'): void {
  const to = new URL(url, location.href);
  const next = to.pathname + to.search;
  if (kind === 'traverse') {
    // Back to a page that this document has not all styles of: it brings its own.
    if (!hasAllStyles()) location.reload();
    // It must be as high as it was (app/parts.css). What a dialog takes back as it closes leads to no other page.
    if (next !== shown) drawWhole();
  }
  shown = next;
  announceNavigation(url, kind);
}
