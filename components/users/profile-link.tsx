import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { hasEnded } from '@/lib/users/labels';

/** Somebody's name that leads to their profile; of an account that has ended, the name alone. */
export function ProfileLink({
  person,
  className,
  children,
}: {
  person: { _id: string; firstName: string; lastName: string };
  className: string;
  children: ReactNode;
}) {
  if (hasEnded(person)) return <span className={className.replace(/hover:\S+/g, '')}>{children}</span>;
  return (
    <Link href={`/profile/${person._id}`} className={className}>
      {children}
    </Link>
  );
}
