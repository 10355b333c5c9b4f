import Link from 'next/link';
import { Avatar } from '@/components/ui/avatar';
import { Verified } from '@/components/ui/verified';
import { displayName, ratingText } from '@/lib/users/labels';
import type { UserSummary } from '@/lib/users/queries/view';

/** Who carries: face, name, tick and reviews, on the way to their profile. */
export function Carrier({ user }: { user: UserSummary }) {
  const name = displayName(user);
  return (
    <Link
      href={`/profile/${user._id}`}
      className="group/carrier -m-1 flex min-w-0 items-center gap-2.5 rounded-control p-1 pr-2"
    >
      <Avatar name={name} seed={user._id} src={user.profileImage} />
      <span className="min-w-0">
        <span className="flex items-center gap-1 font-semibold text-[0.9375rem] leading-snug group-hover/carrier:underline">
          <span className="truncate">{name}</span>
          {user.verified && <Verified />}
        </span>
        <span className="block text-muted text-sm leading-snug">
          {ratingText(user.rating, user.reviewCount)}
        </span>
      </span>
    </Link>
  );
}
