import { useWords } from '#words';

/** The first stop of the Tab key. */
export function SkipLink() {
  const words = useWords('layout/pied');
  return (
    <a
      href="#contenu"
      className="-translate-y-20 fixed top-3 start-3 z-50 rounded-control bg-majorelle px-5 py-3 font-semibold text-on-majorelle focus:translate-y-0"
    >
      {words('contenu')}
    </a>
  );
}
