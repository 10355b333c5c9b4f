'use client';
import { type ReactNode, Suspense } from 'react';
import { useMe } from '@/components/session/me';
import { cx } from '@/components/ui/cx';
import { Skeleton } from '@/components/ui/skeleton';
import { useReturn } from './use-return';

/**
 * The owner's box on the page of their thing. Its room is in everybody's HTML, and drawn from the first paint where this
 * browser knows its owner (public/first-paint.js): nothing moves when they become known.
 */
export function OwnerBox({
  ownerId,
  label,
  title,
  room,
  className,
  children,
}: {
  ownerId: string;
  label: string;
  title: string;
  /** What takes as much room as the children, whose scripts are loaded for the owner only, until they are there. */
  room: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  const me = useMe();
  const isOwner = me.state === 'user' && me.user._id === ownerId;
  useReturn(isOwner);
  const look = cx('rounded-card border border-line bg-surface p-4', className);
  if (me.state === 'loading') {
    return (
      <div data-room-of={ownerId} className={cx('hidden', look)}>
        <Skeleton className="mb-3 h-[1lh] w-40" />
        {room}
      </div>
    );
  }
  if (!isOwner) return null;
  return (
    <section aria-label={label} className={look}>
      <p className="mb-3 font-semibold">{title}</p>
      <Suspense fallback={room}>{children}</Suspense>
    </section>
  );
}
