import { drawWhole } from '@/components/ui/draw-whole';

/** Windows drawn ahead of the one that is seen: nobody reads past them within a frame. */
const DRAWN_AHEAD = 1.5;

/**
 * Who jumps down past what was never drawn (app/parts.css) has the page drawn whole from then on: with the heights that were
 * guessed of it « end » would stop short, and the way back to this page would lead beside it.
 */
export function watchJumps(): void {
  let before = 0;
  addEventListener('keydown', ({ key, metaKey }) => {
    if (key === 'End' || (metaKey && key === 'ArrowDown')) drawWhole();
  });
  addEventListener(
    'scroll',
    () => {
      if (scrollY - before > DRAWN_AHEAD * innerHeight) drawWhole();
      before = scrollY;
    },
    { passive: true },
  );
}
