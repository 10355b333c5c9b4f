// Runs in a page that is measured, before its own scripts (first-views.ts): what is painted, moves, is blocked, answers a press.
{
  const seen = { paint: 0, shift: 0, blocked: 0, press: 0 };
  window.seen = seen;
  const on = (type, read, more) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({
      type,
      buffered: true,
      ...more,
    });
  on('largest-contentful-paint', ({ startTime }) => {
    seen.paint = startTime;
  });
  on('layout-shift', ({ value }) => {
    seen.shift += value;
  });
  on('longtask', ({ duration, startTime }) => {
    const first =
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY;
    if (startTime + duration > first) seen.blocked += Math.max(0, duration - 50);
  });
  on(
    'event',
    ({ duration, interactionId }) => {
      if (interactionId) seen.press = Math.max(seen.press, duration);
    },
    { durationThreshold: 16 },
  );
}
