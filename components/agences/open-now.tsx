'use client';
import { useEffect } from 'react';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import type { Words } from '@/components/words/words-of';
import type { Day } from '@/lib/users/labels';
import { dayOf, type OpeningHours, openState } from '@/lib/users/rules/opening-hours';
import { openStateDetail } from './open-words';
import { useNow } from './use-now';

/**
 * « Ouvert maintenant, ferme à 18 h », by the agency's own clock, once that is known; nothing where the hours never say.
 * `onDay` hears which day it is there; `words` are given, because it may come later than they do.
 */
export function OpenNow({
  words,
  hours,
  timezone,
  icon,
  onDay,
}: {
  words: Words<'agences/ouvert'>;
  hours: OpeningHours;
  timezone: string;
  icon?: boolean;
  onDay?: (day: Day) => void;
}) {
  const now = useNow();
  const day = now && dayOf(now, timezone);
  useEffect(() => {
    if (day) onDay?.(day);
  }, [day, onDay]);
  const state = now && openState(hours, timezone, now);
  if (!day || !state) return null;
  const detail = openStateDetail(words, state, day);
  return (
    <>
      {icon && <Icon name="clock" size={18} className="mt-px text-muted" />}
      <span>
        <span className={cx('font-semibold', state.open ? 'text-palm' : 'text-clay')}>
          {words(state.open ? 'ouvert' : 'ferme')}
        </span>
        {detail && <span className="text-muted">{words('suite', { detail })}</span>}
      </span>
    </>
  );
}
