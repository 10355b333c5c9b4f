'use client';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import {
  dayOf,
  hasReadableHours,
  type OpeningHours,
  openState,
  openStateDetail,
} from '@/lib/users/rules/opening-hours';
import { useNow } from './use-now';

/**
 * « Ouvert maintenant, ferme à 18 h », by the agency's own clock; a line of its height until that is known, nothing
 * where the hours never say.
 */
export function OpenNow({
  hours,
  timezone,
  icon,
  className,
}: {
  hours: OpeningHours;
  timezone: string;
  icon?: boolean;
  className?: string;
}) {
  const now = useNow();
  if (!hasReadableHours(hours)) return null;
  const state = now && openState(hours, timezone, now);
  const detail = now && state && openStateDetail(state, dayOf(now, timezone));
  return (
    <p className={cx('flex min-h-[1.45em] gap-2 text-sm', className)}>
      {state && (
        <>
          {icon && <Icon name="clock" size={18} className="mt-px text-muted" />}
          <span>
            <span className={cx('font-semibold', state.open ? 'text-palm' : 'text-clay')}>
              {state.open ? 'Ouvert maintenant' : 'Fermé'}
            </span>
            {detail && (
              <span className="text-muted">, {detail.charAt(0).toLowerCase() + detail.slice(1)}</span>
            )}
          </span>
        </>
      )}
    </p>
  );
}
