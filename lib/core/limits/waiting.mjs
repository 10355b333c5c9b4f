const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * How long to wait, in the unit that a person would take, never too short: a figure and its unit, for words in any language.
 * @param {number} seconds
 */
export function waitingOf(seconds) {
  if (seconds < MINUTE) return { n: seconds, unite: 's' };
  if (seconds < HOUR) return { n: Math.ceil(seconds / MINUTE), unite: 'min' };
  return { n: Math.ceil(seconds / HOUR), unite: 'h' };
}
