// Runs in a page that is measured, before its own scripts (first-views.ts): what is painted, moves, is blocked, answers a press.
{
  /** @typedef {PerformanceEntry & { value: number, interactionId: number }} Entry */
  const seen = { paint: 0, shift: 0, blocked: 0, press: 0 };
  Object.assign(window, { seen });
  /** @param {string} type @param {(entry: Entry) => void} read @param {object} [more] */
  const on = (type, read, more) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) read(/** @type {Entry} */ (entry));
    }).observe({ type, buffered: true, ...more });
  on('largest-contentful-paint', ({ startTime }) => {
    seen.paint = startTime;
  });
  on('layout-shift', ({ value }) => {
    seen.shift += value;
  });
  on('longtask', ({ duration, startTime }) => {
    const [first] = performance.getEntriesByName('first-contentful-paint');
    if (first && startTime + duration > first.startTime) seen.blocked += Math.max(0, duration - 50);
  });
  on(
    'event',
    ({ duration, interactionId }) => {
      if (interactionId) seen.press = Math.max(seen.press, duration);
    },
    { durationThreshold: 16 },
  );
}
