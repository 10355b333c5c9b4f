import { formatLongDate } from '@/lib/core/text/time';

/** « 12 décembre 2026 » of a deadline, which is a day and no instant. */
export function deadlineText(dateLimite: string): string {
  return formatLongDate(`${dateLimite}T12:00:00Z`, 'UTC');
}
