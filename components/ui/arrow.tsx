/** The arrow between two places: a real « → » for readers and search, a drawing of our own for the eye (app/parts.css). */
export function Arrow() {
  return <span className="arrow">→</span>;
}
