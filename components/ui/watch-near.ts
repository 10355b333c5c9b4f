import { afterLoad } from './after-load';

/** So early that what comes is there when it is scrolled to. */
const NEAR = '400px 0px';
/** While the page itself still comes, what can be seen of it is all that may take of its network. */
const SEEN = '0px';

/**
 * Calls `come` when `place` comes near the window, into it while the page is not loaded yet, at once in a browser that
 * cannot tell, and on the first focus within `focused` where that is given. Answers what ends the watch.
 */
export function watchNear(place: Element, come: () => void, focused: EventTarget | null): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    come();
    return () => undefined;
  }
  const watch = (rootMargin: string) => {
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && come(),
      { rootMargin },
    );
    observer.observe(place);
    return observer;
  };
  let observer = watch(SEEN);
  const callOff = afterLoad(() => {
    observer.disconnect();
    observer = watch(NEAR);
  });
  focused?.addEventListener('focusin', come, { once: true });
  return () => {
    callOff();
    observer.disconnect();
    focused?.removeEventListener('focusin', come);
  };
}
