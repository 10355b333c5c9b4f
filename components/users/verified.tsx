/** The tick beside a name (app/parts.css); says `label` to those who cannot see it. */
export function Verified({ label = 'Vérifié' }: { label?: string }) {
  return (
    <span className="verified" title={label}>
      {label}
    </span>
  );
}
