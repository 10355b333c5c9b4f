// Loaded into a server that is measured (--import, with --expose-gc): what it holds when asked, without what it could let go of.
process.on('message', (asked) => {
  if (asked !== 'memory') return;
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  process.send?.({ held: heapUsed + external });
});
process.channel?.unref();
