// Loaded into the attacked server beside the product (--import), and asked by the attacks through their own channel only.
process.on('message', (message) => {
  if (message !== 'memory') return;
  // The first lets finalizers run, the second takes what they let go of.
  globalThis.gc?.();
  setImmediate(() => {
    globalThis.gc?.();
    const { heapUsed, rss } = process.memoryUsage();
    process.send?.({ memory: { heap: heapUsed / 2 ** 20, resident: rss / 2 ** 20 } });
  });
});
process.channel?.unref();
