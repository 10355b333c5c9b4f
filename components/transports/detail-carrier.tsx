import Link from 'next/link';
import { Avatar } from '@/components/ui/avatar';
import { Verified } from '@/components/ui/verified';
import { formatYear } from '@/lib/core/text/time';
import { displayName, ratingSentence } from '@/lib/users/labels';
import type { UserSummary } from '@/lib/users/queries/view';

/** Who carries, on the trip's page: the whole card leads to their profile. */
export function DetailCarrier({ user, className }: { user: UserSummary; className?: string }) {
  const name = displayName(user);
  return (
    <Link
      href={`/profile/${user._id}`}
      className={`flex items-center gap-3 rounded-card border border-line bg-surface p-4 transition-colors hover:border-field ${className ?? ''}`}
    >
      <Avatar name={name} seed={user._id} src={user.profileImage} size="md" />
      <span className="min-w-0">
        <span className="flex items-center gap-1 font-semibold">
          <span className="truncate">{name}</span>
          {user.verified && <Verified />}
        </span>
        <span className="block text-muted text-sm">
          {ratingSentence(user.rating, user.reviewCount, 'resume')}, membre depuis{' '}
          {formatYear(user.createdAt)}
        </span>
      </span>
    </Link>
  );
}
