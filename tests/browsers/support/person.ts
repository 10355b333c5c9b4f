import { expect, vi } from 'vitest';
import type { Browser } from './browser';
import type { Target } from './find';
import type { Looks } from './looks';

const PATIENCE = { timeout: 30_000, interval: 100 };

export type Person = Awaited<ReturnType<typeof personAt>>;

/**
 * Somebody at a window of a browser, who waits until what is to be pressed can be pressed and what is to be read is there.
 * @param origin where the site is
 */
export async function personAt(browser: Browser, origin: string) {
  const window = await browser.newWindow();
  const wait = (look: () => Promise<void>) => vi.waitFor(look, PATIENCE);

  /** What stands on the screen, as people read it. */
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not read
  const text = () => window.ask(() => document.body.innerText.replace(/\s+/g, ' '));

  async function press(role: Target['role'], name: string, within?: string): Promise<void> {
    await wait(async () => {
      const pressed = await window.press({ role, name, within });
      if (!pressed)
        throw new Error(`nobody can press the ${role} « ${name} » of: …${(await text()).slice(-800)}`);
    });
  }

  async function fill(name: string, value: string): Promise<void> {
    await press('field', name);
    await window.type(value);
  }

  /** What is pressed before React listens is lost: the header's corner says when it does. */
  async function awake(): Promise<void> {
    const state = () => [document.readyState, document.querySelectorAll('header [data-visitor-part]').length];
    await wait(async () => expect(await window.ask(state)).toEqual(['complete', 0]));
  }

  return {
    press,
    fill,
    open: async (path: string) => {
      await window.open(`${origin}${path}`);
      await awake();
    },
    /** Comes to another page by what was pressed. */
    arrives: async (path: string | RegExp) => {
      const whole = typeof path === 'string' ? new RegExp(`^${path}$`) : path;
      await wait(async () => expect(await window.ask(() => location.pathname)).toMatch(whole));
      await awake();
    },
    sees: (words: string | RegExp) => wait(async () => expect(await text()).toMatch(words)),
    /** Types the beginning of a city and takes it from the suggestions. */
    chooseCity: async (name: string, typed: string, city: string) => {
      await fill(name, typed);
      await press('option', city);
    },
    /**
     * Fills a day, with an hour when its field has one (`hour` names that box): typed the French way, or, where the field is
     * the browser's own, as its picker would.
     */
    fillDate: async (name: string, day: string, hour?: { name: string; time: string }) => {
      await press('field', name);
      const native = await window.ask(() => (document.activeElement as HTMLInputElement).type !== 'text');
      if (native) return window.ask(pick, hour ? `${day}T${hour.time}` : day);
      await window.type(day.split('-').reverse().join('/'));
      if (hour) await fill(hour.name, hour.time);
    },
    /** Chooses, in a list that opens, the line that begins with these words. */
    choose: async (name: string, line: string) => {
      await wait(async () => expect(await window.focus({ role: 'field', name })).toBe(true));
      await window.type(line);
      const chosen = () => {
        const list = document.activeElement as HTMLSelectElement;
        return list.selectedOptions[0]?.textContent ?? '';
      };
      await wait(async () => expect(await window.ask(chosen)).toContain(line));
    },
    /** What a field looks like, once it looks the same twice. */
    looksAt: async (name: string): Promise<Looks> => {
      let before: Looks | null | undefined;
      let seen: Looks | null | undefined;
      await wait(async () => {
        [before, seen] = [seen, await window.looks?.({ role: 'field', name })];
        expect(seen).toBeTruthy();
        expect(seen).toEqual(before);
      });
      return seen as unknown as Looks;
    },
    ask: window.ask,
    complaints: window.complaints,
  };
}

/** Gives the field with the focus a value as the browser's own picker does. Runs in the page. */
function pick(value: string): void {
  const field = document.activeElement as HTMLInputElement;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
