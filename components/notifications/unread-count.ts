/**
 * How many notifications are unread, as it is heard of from several sides: asked for by this page, told by a stream, asked
 * for by another tab of this browser, and answered to a mark. What may be older than what is known does not count.
 */
export function unreadCount(now: () => number = Date.now) {
  const listeners = new Set<() => void>();
  let [count, times, since, marking, missed] = [0, 0, 0, 0, false];

  function know(next: number): void {
    [count, times, since] = [next, times + 1, now()];
    for (const listener of listeners) listener();
  }

  return {
    known: () => count,
    watch(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Begins to ask; what it gives takes the answer. */
    ask(): (answer: number) => void {
      const before = times;
      return (answer) => {
        if (before === times && marking === 0) know(answer);
      };
    },
    /** Takes what was told, or was asked for at a time. */
    hear(told: number, asked?: number): void {
      if (asked !== undefined && asked <= since) return;
      if (marking > 0) missed = true;
      else know(told);
    },
    /** Begins to mark; what it gives takes what is left, null when that was not heard, and answers whether to ask again. */
    mark(): (left: number | null) => boolean {
      marking += 1;
      return (left) => {
        marking -= 1;
        if (left !== null) know(left);
        const again = missed && marking === 0;
        if (again) missed = false;
        return again;
      };
    },
  };
}
