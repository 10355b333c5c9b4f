import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** What the arrow keys go through, and what of each is reached from it alone. */
const ITEM = '[data-said]';
const PART = '[data-with-said]';

const itemsOf = (box: HTMLElement) => [...box.querySelectorAll<HTMLElement>(ITEM)];

/**
 * However much was said, the log is one stop for the tabulator: the newest message, until the arrows, Home or End have
 * led to another. What can be done with a message follows it; what waits for an answer stays a stop of its own.
 */
export function useArrowKeys(box: RefObject<HTMLElement | null>): void {
  const chosen = useRef<HTMLElement | null>(null);

  // What was said changes with any render.
  useLayoutEffect(() => {
    if (box.current) mark(box.current, chosen.current);
  });

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    function choose(item: HTMLElement | null) {
      chosen.current = item;
      if (element) mark(element, item);
    }
    function step(event: KeyboardEvent) {
      if (!element || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const items = itemsOf(element);
      const at = items.findIndex((item) => item.contains(event.target as Node));
      const to = at < 0 ? undefined : items[placeAfter(event.key, at, items.length)];
      if (!to) return;
      event.preventDefault();
      choose(to);
      to.focus({ preventScroll: true });
      to.scrollIntoView({ block: 'nearest' });
    }
    const enter = ({ target }: FocusEvent) => {
      const item = (target as HTMLElement).closest<HTMLElement>(ITEM);
      if (item) choose(item);
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!element.contains(relatedTarget as Node | null)) choose(null);
    };
    const leaving = new AbortController();
    element.addEventListener('keydown', step, leaving);
    element.addEventListener('focusin', enter, leaving);
    element.addEventListener('focusout', leave, leaving);
    return () => leaving.abort();
  }, [box]);
}

function placeAfter(key: string, at: number, count: number): number {
  if (key === 'ArrowUp') return at - 1;
  if (key === 'ArrowDown') return at + 1;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : -1;
}

function mark(box: HTMLElement, chosen: HTMLElement | null): void {
  const items = itemsOf(box);
  const tabbed = chosen && items.includes(chosen) ? chosen : items.at(-1);
  for (const item of items) {
    const tabIndex = item === tabbed ? 0 : -1;
    for (const one of [item, ...item.querySelectorAll<HTMLElement>(PART)])
      if (one.getAttribute('tabindex') !== String(tabIndex)) one.tabIndex = tabIndex;
  }
}
