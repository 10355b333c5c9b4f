import { formatLongDate } from '@/lib/core/text/time';
import type { Langue } from '@/lib/langues/langue.mjs';

/** « 12 décembre 2026 » of a deadline, which is a day and no instant. */
export function deadlineText(dateLimite: string, langue: Langue): string {
  return formatLongDate(`${dateLimite}T12:00:00Z`, 'UTC', langue);
}
