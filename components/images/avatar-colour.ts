const COLOURS = [
  'bg-person-1',
  'bg-person-2',
  'bg-person-3',
  'bg-person-4',
  'bg-person-5',
  'bg-person-6',
] as const;

/** One of six colours, always the same for the same seed (an id, or else a name). */
export function avatarColour(seed: string): (typeof COLOURS)[number] {
  let hash = 2166136261;
  for (const char of seed) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619);
  return COLOURS[(hash >>> 0) % COLOURS.length] ?? COLOURS[0];
}

/** « Yassine Benali » gives YB, « Trans Atlas Maroc » TM, one word its first letter; signs around them do not count. */
export function initials(name: string): string {
  const words = name
    .trim()
    .split(/[\s-]+/u)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+/u, ''))
    .filter(Boolean);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
  if (letters.length === 0) return [...name.trim()][0] ?? '';
  return letters
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase('fr');
}
