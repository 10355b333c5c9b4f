import { useWords } from '#words';
import { Avatar } from '@/components/images/avatar';
import { cx } from '@/components/ui/cx';
import { formatYear } from '@/lib/core/text/time';
import { displayName } from '@/lib/users/labels';
import type { UserSummary } from '@/lib/users/queries/view';
import { ProfileLink } from './profile-link';
import { ratingSentence, ratingText } from './rating';
import { Verified } from './verified';

const CARD =
  'flex items-center gap-3 rounded-card border border-line bg-surface p-4 transition-colors hover:border-field';

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
  const words = useWords('users/personne');
  const name = displayName(user, words.langue);
  if (look === 'line')
    return (
      <ProfileLink person={user} className={cx('person-line', className)}>
        <Avatar name={name} seed={user._id} src={user.profileImage} />
        <b>{name}</b>
        {user.verified && <Verified />}
        <i>{ratingText(words, user.rating, user.reviewCount)}</i>
        {!user.emailConfirme && <i className="warning">{words('emailNonConfirme')}</i>}
      </ProfileLink>
    );
  return (
    <ProfileLink person={user} className={cx(CARD, className)}>
      <Avatar name={name} seed={user._id} src={user.profileImage} size="md" />
      <span className="min-w-0">
        <span className="flex items-center gap-1 font-semibold">
          <span className="truncate">{name}</span>
          {user.verified && <Verified />}
        </span>
        <span className="block text-muted text-sm">
          {ratingSentence(words, user.rating, user.reviewCount, 'resume')}
        </span>
        {!user.emailConfirme && (
          <span className="block text-saffron-text text-sm leading-snug">{words('emailNonConfirme')}</span>
        )}
        <span className="block text-muted text-sm">
          {words('membreDepuis', { annee: formatYear(user.createdAt) })}
        </span>
      </span>
    </ProfileLink>
  );
}
