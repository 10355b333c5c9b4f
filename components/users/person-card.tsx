import { Avatar } from '@/components/ui/avatar';
import { cx } from '@/components/ui/cx';
import { formatYear } from '@/lib/core/text/time';
import { displayName, EMAIL_UNCONFIRMED, ratingSentence, ratingText } from '@/lib/users/labels';
import type { UserSummary } from '@/lib/users/queries/view';
import { ProfileLink } from './profile-link';
import { Verified } from './verified';

const CARD =
  'flex items-center gap-3 rounded-card border border-line bg-surface p-4 transition-colors hover:border-field';
const LINE = 'group/person -m-1 flex min-w-0 items-center gap-2.5 rounded-control p-1 pr-2';

/** Who is behind a thing, the whole of it on the way to their profile: a card on its page, a line within a list's card. */
export function PersonCard({
  user,
  look = 'card',
  className,
}: {
  user: UserSummary;
  look?: 'card' | 'line';
  className?: string;
}) {
  const name = displayName(user);
  const inLine = look === 'line';
  return (
    <ProfileLink person={user} className={cx(inLine ? LINE : CARD, className)}>
      <Avatar
        name={name}
        seed={user._id}
        src={user.profileImage}
        {...(inLine ? {} : { size: 'md' as const })}
      />
      <span className="min-w-0">
        <span
          className={cx(
            'flex items-center gap-1 font-semibold',
            inLine && 'text-[0.9375rem] leading-snug group-hover/person:underline',
          )}
        >
          <span className="truncate">{name}</span>
          {user.verified && <Verified />}
        </span>
        <span className={cx('block text-muted text-sm', inLine && 'leading-snug')}>
          {inLine
            ? ratingText(user.rating, user.reviewCount)
            : ratingSentence(user.rating, user.reviewCount, 'resume')}
        </span>
        {!user.emailConfirme && (
          <span className="block text-saffron-text text-sm leading-snug">{EMAIL_UNCONFIRMED}</span>
        )}
        {!inLine && (
          <span className="block text-muted text-sm">Membre depuis {formatYear(user.createdAt)}</span>
        )}
      </span>
    </ProfileLink>
  );
}
