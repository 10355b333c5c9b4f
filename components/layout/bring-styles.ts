import { afterLoad } from '@/components/ui/after-load';
import { allStyles } from '@/components/ui/all-styles';

const SIGNS = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'];

/** Brings the styles that the page did not open with once it has what it opens with, or sooner, with the first sign of somebody; the function it answers calls it off. */
export function bringStyles(): () => void {
  const callOff = afterLoad(() => void setTimeout(bring));
  for (const name of SIGNS) window.addEventListener(name, bring, { passive: true });
  return off;

  function off() {
    callOff();
    for (const name of SIGNS) window.removeEventListener(name, bring);
  }
  function bring() {
    // When they got lost the next sign asks again, and so does what cannot be drawn without them.
    allStyles().then(off, () => {});
  }
}
