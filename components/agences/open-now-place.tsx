import { cx } from '@/components/ui/cx';
import { hasReadableHours, type OpeningHours } from '@/lib/users/rules/opening-hours';

export const openNowClass = (className?: string) => cx('flex min-h-[1.45em] gap-2 text-sm', className);

/** The line on a card that the server draws; `AgencyList` writes into it what the reader's clock says. */
export function OpenNowPlace({ hours, timezone }: { hours: OpeningHours; timezone: string }) {
  if (!hasReadableHours(hours)) return null;
  return <p data-hours={JSON.stringify(hours)} data-timezone={timezone} className={openNowClass()} />;
}
