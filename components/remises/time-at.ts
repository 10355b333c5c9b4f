import { formatLongDateTime } from '@/lib/core/text/time';
import type { Langue } from '@/lib/langues/langue.mjs';

/** Where something happens to a parcel: hours on a page about two cities are said with the one whose they are. */
export type Place = { timeZone: string; ville: string };

/** « samedi 28 novembre 2026, 13 h 51 (heure de Tanger) ». */
export const timeAt = (instant: string, { timeZone, ville }: Place, langue: Langue) =>
  formatLongDateTime(instant, timeZone, ville, langue);
