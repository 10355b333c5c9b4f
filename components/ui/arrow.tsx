/** The arrow between two places: a real « → » for readers and search, a drawing of our own for the eye. */
export function Arrow() {
  return (
    <>
      <span className="sr-only">→</span>
      <svg
        aria-hidden="true"
        viewBox="0 0 24 20"
        fill="none"
        stroke="currentColor"
        strokeWidth={3}
        strokeLinecap="round"
        strokeLinejoin="round"
        className="mx-[0.22em] inline-block h-[0.7em] w-[0.84em] align-[-0.02em]"
      >
        <path d="M2 10h19m0 0-7-7m7 7-7 7" />
      </svg>
    </>
  );
}
