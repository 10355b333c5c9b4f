import { useWords } from '#words';

/** The tick beside a name (app/parts.css); says `label` to those who cannot see it. */
export function Verified({ label }: { label?: string }) {
  const words = useWords('users/personne');
  const said = label ?? words('verifie');
  return (
    <span className="verified" title={said}>
      {said}
    </span>
  );
}
