export type KeyRing = {
  /** The key for this content: the same as last time when nothing changed and it has not succeeded yet. */
  keyFor: (content: string) => string;
  /** The last content arrived: the next submit, even of equal content, is a new wish. */
  settle: () => void;
};

/** Keeps one Idempotency-Key per distinct content, so that a resend after a lost connection cannot act twice. */
export function createKeyRing(makeKey: () => string): KeyRing {
  let last: { content: string; key: string } | undefined;
  return {
    keyFor(content) {
      if (last?.content !== content) last = { content, key: makeKey() };
      return last.key;
    },
    settle() {
      last = undefined;
    },
  };
}
