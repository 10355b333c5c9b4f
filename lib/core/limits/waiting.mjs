const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * How long to wait, in the unit that a person would take, never too short.
 * @param {number} seconds
 */
export function waiting(seconds) {
  if (seconds < MINUTE) return `${seconds} s`;
  if (seconds < HOUR) return `${Math.ceil(seconds / MINUTE)} min`;
  return `${Math.ceil(seconds / HOUR)} h`;
}
