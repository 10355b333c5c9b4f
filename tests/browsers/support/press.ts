import { expect, vi } from 'vitest';
import type { Window } from './browser';

/** How long a press may be on its way through the browser before it counts as lost. */
const ON_ITS_WAY = { timeout: 2_000, interval: 20 };

/**
 * Notes where the next click of this window lands, in a place that outlives the page that it may lead away from. Runs in
 * the page, before the press.
 */
export function watchPress(meant: HTMLElement): void {
  sessionStorage.removeItem('press');
  const note = (event: Event) =>
    sessionStorage.setItem('press', meant.contains(event.target as Node) ? 'met' : 'missed');
  window.addEventListener('click', note, { capture: true, once: true });
}

/** Whether the element that was meant received the press: it may have moved away from under it. */
export async function wasMet(ask: Window['ask']): Promise<boolean> {
  const look = () => sessionStorage.getItem('press');
  const landed = async () => {
    const where = await ask(look);
    expect(where).not.toBeNull();
    return where;
  };
  return (await vi.waitFor(landed, ON_ITS_WAY).catch(() => null)) === 'met';
}
