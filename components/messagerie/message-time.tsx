'use client';
import { useLangue } from '#words';
import { formatMessageTime } from '@/lib/core/text/time';
import { useMessages } from './messages-context';

/** When something was said, as its reader says it. An old phone's zones are not the server's. */
export function MessageTime({ at, ...more }: { at: string; className?: string; title?: string }) {
  const { me, now } = useMessages();
  const langue = useLangue();
  return (
    <time dateTime={at} suppressHydrationWarning {...more}>
      {formatMessageTime(at, now, me.timeZone, langue)}
    </time>
  );
}
