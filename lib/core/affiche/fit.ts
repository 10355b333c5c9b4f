/** How wide a text is in one style, in pixels. */
export type Measure = (text: string) => Promise<number>;

/**
 * A text in at most so many lines of a width, broken between words; a word that is wider than a line is broken itself, and
 * what does not fit ends in « … ».
 */
export async function fitLines(
  text: string,
  width: number,
  most: number,
  measure: Measure,
): Promise<string[]> {
  const fits = async (line: string) => (await measure(line)) <= width;
  const lines: string[] = [];
  let rest = text.split(' ').filter(Boolean);
  while (rest.length > 0) {
    const whole = rest.join(' ');
    if (await fits(whole)) return [...lines, whole];
    if (lines.length === most - 1) {
      const letters = [...whole];
      const count = await longest(letters.length, (n) => fits(`${letters.slice(0, n).join('')}…`));
      return [...lines, `${letters.slice(0, count).join('').trimEnd()}…`];
    }
    const words = await longest(rest.length, (n) => fits(rest.slice(0, n).join(' ')));
    if (words > 0) {
      lines.push(rest.slice(0, words).join(' '));
      rest = rest.slice(words);
      continue;
    }
    const letters = [...(rest[0] ?? '')];
    const count = Math.max(1, await longest(letters.length, (n) => fits(letters.slice(0, n).join(''))));
    lines.push(letters.slice(0, count).join(''));
    rest = [letters.slice(count).join(''), ...rest.slice(1)].filter(Boolean);
  }
  return lines;
}

/** The largest number up to `count` that holds, where what holds of one holds of all below; 0 for none. */
async function longest(count: number, holds: (n: number) => Promise<boolean>): Promise<number> {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (await holds(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}
