import { useLangue } from '#words';

/**
 * The arrow between two places: a real « → » for readers and search, a drawing of our own for the eye (app/parts.css). In
 * Arabic the marks around it keep two names in Latin letters in the order of their line.
 */
export function Arrow() {
  const mark = useLangue() === 'ar' ? '\u200f' : '';
  return (
    <>
      {mark}
      <span className="arrow">→</span>
      {mark}
    </>
  );
}
