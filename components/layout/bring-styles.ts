import { afterLoad } from '@/components/ui/after-load';
import { allStyles } from '@/components/ui/all-styles';

const SIGNS = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'];

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/** Brings the styles that the page did not open with once it has what it opens with, or sooner, with the first sign of somebody; the function it answers calls it off. */
export function bringStyles(): () => void {
  let notBefore = 0;
  let pauseMs = FIRST_PAUSE_MS;
  // Not in the load event itself: they are no part of what the page opens with.
  const callOff = afterLoad(() => void setTimeout(bring));
  for (const name of SIGNS) window.addEventListener(name, bring, { passive: true });
  return off;

  function off() {
    callOff();
    for (const name of SIGNS) window.removeEventListener(name, bring);
  }
  function bring() {
    if (performance.now() < notBefore) return;
    // When they got lost the next sign after a pause asks again, and so does what cannot be drawn without them.
    allStyles().then(off, () => {
      notBefore = performance.now() + pauseMs;
      pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
    });
  }
}
