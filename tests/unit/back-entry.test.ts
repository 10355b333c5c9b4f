import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

// What the browser has and this process has not: a tab’s entries, of which « back » and « forward » tell when they have arrived.

type Entry = { path: string; state: Record<string, unknown> | null };

function tab(...paths: string[]) {
  const entries: Entry[] = paths.map((path) => ({ path, state: null }));
  let at = entries.length - 1;
  const steps: number[] = [];
  const page = new EventTarget();
  const here = () => entries[at] as Entry;
  const history = {
    get state() {
      return here().state;
    },
    pushState(state: Entry['state']) {
      entries.splice(at + 1, Number.POSITIVE_INFINITY, { path: here().path, state });
      at += 1;
    },
    replaceState(state: Entry['state']) {
      entries[at] = { ...here(), state };
    },
    back: () => void steps.push(-1),
  };
  vi.stubGlobal('window', { history });
  vi.stubGlobal('location', {
    get href() {
      return here().path;
    },
  });
  for (const name of ['addEventListener', 'removeEventListener'] as const)
    vi.stubGlobal(name, page[name].bind(page));

  function go(by: number) {
    steps.push(by);
    for (let step = steps.shift(); step !== undefined; step = steps.shift()) {
      if (step === 0 || !entries[at + step]) continue;
      at += step;
      page.dispatchEvent(new Event('popstate'));
    }
  }
  /** A link to a place on the page. */
  function jump(fragment: string) {
    entries.splice(at + 1, Number.POSITIVE_INFINITY, { path: `${here().path}${fragment}`, state: null });
    at += 1;
    page.dispatchEvent(new Event('popstate'));
  }
  return {
    history,
    page,
    go,
    jump,
    settle: () => go(0),
    where: () => `${here().path} ${here().state?.layer ?? '-'}`,
    unloads: () => {
      const heard = vi.fn();
      page.addEventListener('beforeunload', heard, { once: true });
      page.dispatchEvent(new Event('beforeunload'));
      page.removeEventListener('beforeunload', heard);
      return heard.mock.calls.length === 1;
    },
  };
}

let entry: typeof import('@/components/form/back-entry');
beforeEach(async () => {
  vi.resetModules();
  entry = await import('@/components/form/back-entry');
});
afterEach(() => vi.unstubAllGlobals());

describe('« back » on a page that holds something', () => {
  test('is asked about, each time, and stays; told to leave it goes where it was to lead', () => {
    const { go, settle, where, unloads } = tab('/profile', '/settings');
    entry.watchBack();
    const ask = vi.fn();
    entry.askBeforeBack(ask);
    expect(where()).toBe('/settings unsaved');
    for (const times of [1, 2]) {
      go(-1);
      expect([ask.mock.calls.length, where()]).toEqual([times, '/settings unsaved']);
    }
    expect(unloads()).toBe(true);
    entry.leaveBack();
    expect(unloads()).toBe(false);
    settle();
    expect([ask.mock.calls.length, where(), unloads()]).toEqual([2, '/profile -', true]);
  });

  test('two that hold something ask once; one that is saved asks no more, and the entry is passed through', () => {
    const { go, where } = tab('/profile', '/settings');
    entry.watchBack();
    const [first, second] = [vi.fn(), vi.fn()];
    const saved = [entry.askBeforeBack(first), entry.askBeforeBack(second)];
    go(-1);
    expect(first.mock.calls.length + second.mock.calls.length).toBe(1);
    for (const end of saved) end();
    go(-1);
    expect([first.mock.calls.length + second.mock.calls.length, where()]).toEqual([1, '/profile -']);
  });

  test('a dialog above has its own « back »; a refresh by the router takes no question away', () => {
    const { history, go, where } = tab('/profile', '/settings');
    entry.watchBack();
    const ask = vi.fn();
    const saved = entry.askBeforeBack(ask);
    history.pushState({ layer: 'dialog' });
    go(-1);
    expect([ask.mock.calls.length, where()]).toEqual([0, '/settings unsaved']);
    go(1);
    expect([ask.mock.calls.length, where()]).toEqual([0, '/settings dialog']);
    go(-1);
    history.replaceState({});
    saved();
    entry.askBeforeBack(ask);
    expect(where()).toBe('/settings unsaved');
    go(-1);
    expect(ask).toHaveBeenCalledOnce();
    entry.leaveBack();
    go(0);
    expect(where()).toBe('/profile -');
  });

  test('a link to a place on the page is no « back », while something is held and after', () => {
    const { go, jump, where } = tab('/profile', '/settings');
    entry.watchBack();
    const ask = vi.fn();
    const saved = entry.askBeforeBack(ask);
    jump('#contenu');
    expect([ask.mock.calls.length, where()]).toEqual([0, '/settings#contenu -']);
    go(-1);
    expect([ask.mock.calls.length, where()]).toEqual([0, '/settings unsaved']);
    go(-1);
    expect([ask.mock.calls.length, where()]).toEqual([1, '/settings unsaved']);
    saved();
    jump('#contenu');
    expect(where()).toBe('/settings#contenu -');
  });

  test('with no page before, or with one that the browser brings back, what goes on is asked about again', () => {
    const { page, go, settle, where, unloads } = tab('/settings');
    entry.watchBack();
    const ask = vi.fn();
    entry.askBeforeBack(ask);
    entry.leaveBack();
    settle();
    expect([where(), unloads()]).toEqual(['/settings -', false]);
    page.dispatchEvent(new Event('pageshow'));
    expect([where(), unloads()]).toEqual(['/settings unsaved', true]);
    go(-1);
    expect([ask.mock.calls.length, where()]).toEqual([1, '/settings unsaved']);
  });
});

describe('steps with entries of their own', () => {
  const second = { layer: 'step', step: 2 };

  test('lead back to the first, which asks; with nothing typed they lead out at once', () => {
    const { history, go, where } = tab('/login', '/register');
    entry.watchBack();
    const next = () => {
      entry.standBelow();
      history.pushState(second);
    };
    next();
    go(-1);
    go(-1);
    expect(where()).toBe('/login -');
    go(1);
    next();
    go(-1);
    const ask = vi.fn();
    entry.askBeforeBack(ask);
    expect([ask.mock.calls.length, where()]).toEqual([0, '/register unsaved']);
    go(1);
    expect([ask.mock.calls.length, where()]).toEqual([0, '/register step']);
    go(-1);
    go(-1);
    expect([ask.mock.calls.length, where()]).toEqual([1, '/register unsaved']);
  });

  test('a browser that passes over an entry nobody touched asks as well', () => {
    const { history, go, where } = tab('/login', '/register');
    entry.watchBack();
    entry.standBelow();
    history.pushState(second);
    go(-2);
    expect(where()).toBe('/register -');
    const ask = vi.fn();
    entry.askBeforeBack(ask);
    go(-1);
    expect([ask.mock.calls.length, where()]).toEqual([1, '/register unsaved']);
  });
});
