import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchNear } from '@/components/ui/watch-near';
import { NewsletterLater } from '@/components/users/newsletter-later';

type Report = (entries: { isIntersecting: boolean }[]) => void;

const place = {} as Element;
let report: Report;
let watched: unknown[];
let margins: string[];

/** What the browser has and this process has not: it tells when `report` is called. */
function Observer(told: Report, { rootMargin }: { rootMargin: string }) {
  report = told;
  margins.push(rootMargin);
  return {
    observe: (what: unknown) => watched.push(what),
    disconnect: () => watched.splice(0),
  };
}

afterEach(() => vi.unstubAllGlobals());

describe('what comes when it is near', () => {
  beforeEach(() => {
    watched = [];
    margins = [];
    vi.stubGlobal('document', { readyState: 'complete' });
    vi.stubGlobal('IntersectionObserver', Observer);
  });

  it('waits until the window comes near its place', () => {
    const come = vi.fn();
    watchNear(place, come, null);
    report([{ isIntersecting: false }]);
    expect([watched, come.mock.calls.length]).toEqual([[place], 0]);
    report([{ isIntersecting: true }]);
    expect(come).toHaveBeenCalledOnce();
  });

  it('leaves the network to a page that still comes: what is near waits for its end, what is seen does not', () => {
    const [come, window] = [vi.fn(), new EventTarget()];
    vi.stubGlobal('window', window);
    vi.stubGlobal('document', { readyState: 'interactive' });
    const end = watchNear(place, come, null);
    expect([watched, margins]).toEqual([[place], ['0px']]);
    window.dispatchEvent(new Event('load'));
    expect([watched, margins]).toEqual([[place], ['0px', '400px 0px']]);
    report([{ isIntersecting: true }]);
    expect(come).toHaveBeenCalledOnce();
    end();
    expect(watched).toEqual([]);
  });

  it('comes with the first focus where that is asked, once', () => {
    const page = new EventTarget();
    const come = vi.fn();
    watchNear(place, come, page);
    for (let walked = 0; walked < 3; walked++) page.dispatchEvent(new Event('focusin'));
    expect(come).toHaveBeenCalledOnce();
  });

  it('listens to nothing any more once the watch has ended', () => {
    const page = new EventTarget();
    const come = vi.fn();
    watchNear(place, come, page)();
    page.dispatchEvent(new Event('focusin'));
    expect([watched, come.mock.calls.length]).toEqual([[], 0]);
  });
});

it('comes at once where a browser cannot tell what is near', () => {
  const come = vi.fn();
  watchNear(place, come, null)();
  expect(come).toHaveBeenCalledOnce();
});

it('the newsletter’s room says without scripts what it needs, outside of what is hidden from readers', () => {
  const html = renderToStaticMarkup(<NewsletterLater />);
  expect(html).toMatch(
    /<noscript><p[^>]*>Pour recevoir la lettre, activez JavaScript\.<\/p><\/noscript><div/,
  );
  expect(html).toMatch(/<div class="[^"]*noscript:hidden[^"]*" aria-hidden="true">/);
  expect(html).not.toContain('<form');
});
