import { hasReadableHours, type OpeningHours } from '@/lib/users/rules/opening-hours';
import { openNowClass } from './open-now-class';

/** The line on a card that the server draws; `AgencyList` writes into it what the reader's clock says. */
export function OpenNowPlace({ hours, timezone }: { hours: OpeningHours; timezone: string }) {
  if (!hasReadableHours(hours)) return null;
  return <p data-hours={JSON.stringify(hours)} data-timezone={timezone} className={openNowClass()} />;
}
