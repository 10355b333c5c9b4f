'use client';
import { useWords } from '#words';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import { dayOf, hasReadableHours, type OpeningHours, openState } from '@/lib/users/rules/opening-hours';
import { openNowClass } from './open-now-place';
import { openStateDetail } from './open-words';
import { useNow } from './use-now';

type Props = { hours: OpeningHours; timezone: string };

/**
 * « Ouvert maintenant, ferme à 18 h », by the agency's own clock; a line of its height until that is known, nothing
 * where the hours never say.
 */
export function OpenNow({ className, ...when }: Props & { className?: string }) {
  if (!hasReadableHours(when.hours)) return null;
  return (
    <p className={openNowClass(className)}>
      <OpenNowWords {...when} />
    </p>
  );
}

/** What stands in that line. */
export function OpenNowWords({ hours, timezone, icon }: Props & { icon?: boolean }) {
  const words = useWords('agences/ouvert');
  const now = useNow();
  const state = now && openState(hours, timezone, now);
  if (!state) return null;
  const detail = openStateDetail(words, state, dayOf(now, timezone));
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
