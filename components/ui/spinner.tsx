/** Turns while something is on its way; the words beside it say what. */
export function Spinner({ size = 18 }: { size?: number }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      strokeWidth={3}
      className="shrink-0 animate-turn motion-reduce:animate-none"
    >
      <circle cx="12" cy="12" r="9" stroke="currentColor" opacity="0.25" />
      <path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" strokeLinecap="round" />
    </svg>
  );
}
