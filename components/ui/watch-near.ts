/** So early that what comes is there when it is scrolled to. */
const NEAR = '400px 0px';

/**
 * Calls `come` when `place` comes near the window, at once in a browser that cannot tell, and on the first focus within
 * `focused` where that is given. Answers what ends the watch.
 */
export function watchNear(place: Element, come: () => void, focused: EventTarget | null): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    come();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => entries.some((entry) => entry.isIntersecting) && come(),
    { rootMargin: NEAR },
  );
  observer.observe(place);
  focused?.addEventListener('focusin', come, { once: true });
  return () => {
    observer.disconnect();
    focused?.removeEventListener('focusin', come);
  };
}
