'use client';
import { useSyncExternalStore } from 'react';
import { useLangue, useWords } from '#words';
import { useMe } from '@/components/session/me';
import { cx } from '@/components/ui/cx';
import { Link } from '@/components/ui/link';
import { formatMessageTime } from '@/lib/core/text/time';
import type { NotificationView } from '@/lib/notifications/queries/list';

const never = () => () => {};

/** When it was, in the time zone of its reader's settings; until they are known, by this device's clock. */
function When({ at }: { at: string }) {
  const langue = useLangue();
  const me = useMe();
  const here = useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => undefined,
  );
  const zone = me.state === 'user' ? me.user.preferences.timezone : here;
  return (
    <time dateTime={at} className="text-muted text-sm" suppressHydrationWarning>
      {formatMessageTime(at, new Date(), zone, langue)}
    </time>
  );
}

/** One notification: a link to the very thing, marked while it is unread. */
export function NotificationRow({ item, onFollow }: { item: NotificationView; onFollow?: () => void }) {
  const words = useWords('notifications/ligne');
  return (
    <li>
      <Link
        href={item.href}
        onClick={onFollow}
        className={cx(
          'flex min-h-11 gap-3 rounded-badge px-3 py-3 outline-offset-[-2px] hover:bg-hover',
          !item.lue && 'bg-majorelle-tint',
        )}
      >
        <span className="min-w-0 flex-1">
          <span className="block font-semibold [overflow-wrap:anywhere]">
            {!item.lue && <span className="sr-only">{words('nonLue')} </span>}
            {item.title}
          </span>
          <span className="block text-muted [overflow-wrap:anywhere]">{item.text}</span>
          <When at={item.createdAt} />
        </span>
        {!item.lue && <span aria-hidden="true" className="mt-2 size-2 shrink-0 rounded-full bg-majorelle" />}
      </Link>
    </li>
  );
}
