import type { Page } from '@playwright/test';
import { drawWhole } from './screen';

/** Makes each text of a screen 40 % longer, as a translation could be; answers what no longer holds what it says. */
export async function whatBreaksLonger(page: Page): Promise<string[]> {
  await drawWhole(page);
  return page.evaluate(() => {
    const clips = (element: Element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      return [overflowX, overflowY].some((one) => one === 'hidden' || one === 'clip');
    };
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()}.${[...element.classList].slice(0, 3).join('.')} « ${(element.textContent ?? '').trim().slice(0, 40)} »`;
    const textsIn = (root: Element) => {
      const found: Text[] = [];
      const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walk.nextNode()) {
        const text = walk.currentNode as Text;
        const own = text.parentElement;
        if (!/\p{L}{2}/u.test(text.data) || !own?.checkVisibility()) continue;
        if (!own.closest('script, style, option, textarea, svg')) found.push(text);
      }
      return found;
    };
    /** Ends in dots, lies under a drawing or is for a screen reader, on purpose. */
    const cutOnPurpose = (own: Element, within: Element): boolean =>
      clips(own) || (own !== within && !!own.parentElement && cutOnPurpose(own.parentElement, within));
    const broken = () => {
      const found = new Set<string>();
      for (const text of textsIn(document.body)) {
        const own = text.parentElement;
        if (!own) continue;
        const [{ textOverflow, webkitLineClamp }, size] = [
          getComputedStyle(own),
          own.getBoundingClientRect(),
        ];
        const ends = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
        const drawn = own.matches('.arrow, .verified') || size.width <= 2 || size.height <= 2;
        if (clips(own) && !ends && !drawn && own.scrollHeight > own.clientHeight + 1) found.add(nameOf(own));
        const pressed = own.closest('button, a, summary, [role=tab]');
        if (!pressed || getComputedStyle(pressed).display === 'inline' || cutOnPurpose(own, pressed))
          continue;
        const [box, range] = [pressed.getBoundingClientRect(), document.createRange()];
        range.selectNodeContents(text);
        for (const { left, right } of range.getClientRects())
          if (left < box.left - 2 || right > box.right + 2) found.add(nameOf(pressed));
      }
      return found;
    };
    const before = broken();
    for (const text of textsIn(document.body)) {
      const words = text.data.trim();
      const more = 'longues '.repeat(Math.ceil(words.length / 20)).slice(0, Math.ceil(words.length * 0.4));
      text.data = `${text.data.trimEnd()}${words.length > 12 ? ' ' : ''}${more.trim()} `;
    }
    const after = [...broken()].filter((one) => !before.has(one));
    const wider = document.documentElement.scrollWidth - window.innerWidth;
    return wider > 0 ? [`the page is ${wider} px wider than the window`, ...after] : after;
  });
}
