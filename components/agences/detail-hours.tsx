'use client';
import { useState } from 'react';
import { useWords } from '#words';
import { Card } from '@/components/ui/card';
import { cx } from '@/components/ui/cx';
import { later } from '@/components/ui/later';
import type { Day } from '@/lib/users/labels';
import type { OpeningHours } from '@/lib/users/rules/opening-hours';
import { DAYS } from '@/lib/users/rules/week';
import { openNowClass } from './open-now-class';

// Where it got lost the week stands there all the same, until it comes.
const OpenNow = later(() => import('./open-now').then((module) => module.OpenNow));

/**
 * The week as the agency wrote it, Monday first; today stands out, and whether it is open, once the reader's clock is known.
 * `readable` when the hours say that (`hasReadableHours`).
 */
export function DetailHours({
  hours,
  readable,
  timezone,
  city,
}: {
  hours: OpeningHours;
  readable: boolean;
  timezone: string;
  city: string | null;
}) {
  const words = useWords('agences/horaires');
  const days = useWords('users/jour');
  const open = useWords('agences/ouvert');
  const [today, setToday] = useState<Day>();
  return (
    <Card as="section" aria-labelledby="horaires">
      <h2 id="horaires" className="text-lg">
        {words('titre')}
      </h2>
      <p className={readable ? openNowClass('mt-1') : 'hidden'}>
        <OpenNow words={open} hours={hours} timezone={timezone} onDay={setToday} />
      </p>
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
