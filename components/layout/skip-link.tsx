/** The first stop of the Tab key. */
export function SkipLink() {
  return (
    <a
      href="#contenu"
      className="-translate-y-20 fixed top-3 left-3 z-50 rounded-control bg-majorelle px-5 py-3 font-semibold text-on-majorelle focus:translate-y-0"
    >
      Aller au contenu
    </a>
  );
}
