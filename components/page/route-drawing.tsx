/** The small drawing of empty and lost places: a route that is not there yet. */
export function RouteDrawing({ broken }: { broken?: boolean }) {
  return (
    <svg aria-hidden="true" width="176" height="88" viewBox="0 0 176 88" fill="none" className="mx-auto">
      <path
        d="M20 66C44 66 44 24 70 24"
        className="stroke-majorelle"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray={broken ? '26 12' : undefined}
      />
      <path
        d={broken ? 'M84 25c14 2 22 12 26 21' : 'M70 24c32 0 26 40 56 40'}
        className="stroke-majorelle"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="1 11"
        opacity="0.7"
      />
      <path
        d="M126 64c14 0 18-14 30-24"
        className="stroke-line"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="1 11"
      />
      <circle cx="20" cy="66" r="8" className="fill-saffron" />
      <circle cx="70" cy="24" r="7" className="fill-ground stroke-ink" strokeWidth="4" />
      <circle
        cx="126"
        cy="64"
        r="7"
        className="fill-ground stroke-field"
        strokeWidth="3"
        strokeDasharray="4 4"
      />
      <circle cx="156" cy="38" r="5" className="fill-line" />
    </svg>
  );
}
