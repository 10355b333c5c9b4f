// Loaded into a server that is measured (--import, with --expose-gc): what it holds when asked, without what it could let go of.
process.on('message', (asked) => {
  if (asked !== 'memory') return;
  // The first lets finalizers run, the second takes what they let go of.
  globalThis.gc?.();
  setImmediate(() => {
    globalThis.gc?.();
    const { heapUsed, external, rss } = process.memoryUsage();
    process.send?.({ heap: heapUsed, external, resident: rss });
  });
});
process.channel?.unref();
