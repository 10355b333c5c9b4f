'use client';
import { useWords } from '#words';
import { Card } from '@/components/ui/card';
import { cx } from '@/components/ui/cx';
import { DAYS, dayOf, type OpeningHours } from '@/lib/users/rules/opening-hours';
import { OpenNow } from './open-now';
import { useNow } from './use-now';

/** The week as the agency wrote it, Monday first; today stands out once the reader's clock is known. */
export function DetailHours({
  hours,
  timezone,
  city,
}: {
  hours: OpeningHours;
  timezone: string;
  city: string | null;
}) {
  const words = useWords('agences/horaires');
  const days = useWords('users/jour');
  const now = useNow();
  const today = now && dayOf(now, timezone);
  return (
    <Card as="section" aria-labelledby="horaires">
      <h2 id="horaires" className="text-lg">
        {words('titre')}
      </h2>
      <OpenNow hours={hours} timezone={timezone} className="mt-1" />
      <dl className="mt-3 grid gap-y-1.5">
        {DAYS.map((day) => {
          const text = hours[day]?.trim();
          return (
            <div
              key={day}
              aria-current={day === today ? 'date' : undefined}
              className={cx(
                '-mx-2 flex flex-wrap justify-between gap-x-4 rounded-badge px-2 py-0.5',
                day === today && 'bg-majorelle-tint font-semibold',
              )}
            >
              <dt>{days(day)}</dt>
              <dd dir="auto" className={cx('min-w-0 text-end tabular-nums', !text && 'text-muted')}>
                {text || words('ferme')}
              </dd>
            </div>
          );
        })}
      </dl>
      {city && <p className="mt-3 text-muted text-sm">{words('heure', { ville: city })}</p>}
    </Card>
  );
}
