import { afterLoad } from '@/components/ui/after-load';
import { allStyles } from '@/components/ui/all-styles';

const SIGNS = ['pointerover', 'keydown'];
const PAUSE_MS = 5_000;

/** Brings the styles that the page did not open with once it has what it opens with, or sooner, with the first sign of somebody; the function it answers calls it off. */
export function bringStyles(): () => void {
  let lostAt = -PAUSE_MS;
  // Not in the load event itself: they are no part of what the page opens with.
  const callOff = afterLoad(() => void setTimeout(bring));
  for (const name of SIGNS) addEventListener(name, bring);
  return off;

  function off() {
    callOff();
    for (const name of SIGNS) removeEventListener(name, bring);
  }
  function bring() {
    if (performance.now() < lostAt + PAUSE_MS) return;
    // When they got lost the next sign after a pause asks again, and so does what cannot be drawn without them.
    allStyles().then(off, () => {
      lostAt = performance.now();
    });
  }
}
