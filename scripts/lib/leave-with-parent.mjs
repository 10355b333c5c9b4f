// Loaded into every Node child (--import): when the launcher is killed before it can stop its children, the broken
// channel tells them, and the child ends with everything it started (it leads a process group of its own).
// Workers that the child forks inherit this module: it is not for them.
if (process.channel && process.ppid === Number(process.env.RIHLA_LAUNCHER)) {
  process.once('disconnect', () => {
    /** @param {NodeJS.Signals} signal */
    const endGroup = (signal) => {
      try {
        process.kill(-process.pid, signal);
      } catch {
        process.exit(1);
      }
    };
    endGroup('SIGTERM');
    setTimeout(() => endGroup('SIGKILL'), 3000).unref();
  });
  process.channel.unref();
}
