'use client';
import { useWords } from '#words';
import { useCounters } from '@/components/session/live';
import { Count } from '@/components/ui/count';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { usePath } from '@/components/words/path';

/** The way to the messages of somebody who is signed in, with how many wait to be read. */
export function MessagesLink() {
  const words = useWords('layout/membre');
  const path = usePath();
  const { nonLus } = useCounters();
  const waiting = nonLus > 0 ? [words('nonLus', { n: nonLus })] : [];
  return (
    <Link
      href="/messagerie"
      aria-label={[words('messages'), ...waiting].join(', ')}
      aria-current={path.startsWith('/messagerie') ? 'page' : undefined}
      className="relative inline-flex size-11 items-center justify-center rounded-control transition-colors hover:bg-hover aria-[current=page]:text-majorelle"
    >
      <Icon name="message" size={23} />
      {nonLus > 0 && <Count value={nonLus} className="absolute top-0 end-0" />}
    </Link>
  );
}
