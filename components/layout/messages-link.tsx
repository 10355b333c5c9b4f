'use client';
import { usePathname } from 'next/navigation';
import { useCounters } from '@/components/session/live';
import { Count } from '@/components/ui/count';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';

/** The way to the messages of somebody who is signed in, with how many wait to be read. */
export function MessagesLink() {
  const path = usePathname();
  const { nonLus } = useCounters();
  const waiting = nonLus > 0 ? [`${nonLus} ${nonLus > 1 ? 'non lus' : 'non lu'}`] : [];
  return (
    <Link
      href="/messagerie"
      aria-label={['Messages', ...waiting].join(', ')}
      aria-current={path.startsWith('/messagerie') ? 'page' : undefined}
      className="relative inline-flex size-11 items-center justify-center rounded-control transition-colors hover:bg-hover aria-[current=page]:text-majorelle"
    >
      <Icon name="message" size={23} />
      {nonLus > 0 && <Count value={nonLus} className="absolute top-0 right-0" />}
    </Link>
  );
}
