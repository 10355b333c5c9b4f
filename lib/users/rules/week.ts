import type { Day } from '../labels';

/** The days of an agency's opening hours, Monday first. */
export const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
/** The days as a clock counts them, from Sunday. */
export const WEEK: readonly Day[] = ['sunday', ...DAYS.slice(0, 6)];
