import { useWords } from '#words';
import { ContactButton } from '@/components/contact/contact-button';
import { Avatar } from '@/components/images/avatar';
import { PersonMenu } from '@/components/moderation/person-menu';
import { OwnerOnly } from '@/components/session/gates';
import { Badge } from '@/components/ui/badge';
import { LinkButton } from '@/components/ui/link-button';
import { ShareButton } from '@/components/ui/share-button';
import { Verified } from '@/components/users/verified';
import { Words } from '@/components/words/words';
import { displayName } from '@/lib/users/labels';
import type { PublicUserView } from '@/lib/users/queries/public';
import { ProfileCounts, ProfileFacts } from './profile-facts';
import { VerificationBadges } from './verification-badges';

const TITLE_ID = 'personne';

/** Who somebody is, for everybody: never an e-mail, a phone number or an address. */
export function PublicHeader({ user }: { user: PublicUserView }) {
  const words = useWords('users/profil');
  const types = useWords('users/profilType');
  const person = useWords('users/personne');
  const name = displayName(user, words.langue);
  return (
    <header className="flex flex-wrap items-start gap-x-6 gap-y-5 rounded-card border border-line bg-surface p-5 sm:p-7">
      <Avatar name={name} seed={user._id} src={user.profileImage} size="xl" />
      <div className="min-w-0 grow basis-64 space-y-2.5">
        <div>
          <Badge tone="majorelle">{types(user.userType)}</Badge>
          <h1 id={TITLE_ID} className="mt-2 text-2xl">
            <bdi>{name}</bdi>
            {user.verified && (
              <>
                {'\u00a0'}
                <Verified />
              </>
            )}
          </h1>
        </div>
        <ProfileFacts user={user} place="profil" />
        {!user.emailConfirme && <Badge tone="saffron">{person('emailNonConfirme')}</Badge>}
        <VerificationBadges verifications={user.verifications} />
      </div>
      <div className="flex w-full flex-wrap items-center justify-between gap-4 border-line border-t pt-4 lg:w-auto lg:flex-col lg:items-end lg:border-0 lg:pt-0">
        <ProfileCounts
          counts={[
            { label: words('transports'), value: user.stats.transports },
            { label: words('demandes'), value: user.stats.demandes },
          ]}
        />
        <div className="flex flex-wrap gap-2">
          {user.userType === 'agency' && (
            <LinkButton href={`/agences/${user._id}`} variant="secondary" size="small">
              {words('agence')}
            </LinkButton>
          )}
          <Words of={['contact/bouton']}>
            <ContactButton
              contact={{ to: { _id: user._id, name }, visitors: words('visiteurs') }}
              titleId={TITLE_ID}
            />
          </Words>
          <OwnerOnly ownerId={user._id}>
            <LinkButton href="/profile" variant="secondary" size="small" icon="edit">
              {words('mien')}
            </LinkButton>
          </OwnerOnly>
          <Words of={['ui/partage']}>
            <ShareButton path={`/profile/${user._id}`} title={name} />
          </Words>
          <Words of={['moderation/personne']}>
            <PersonMenu person={{ _id: user._id, name }} />
          </Words>
        </div>
      </div>
    </header>
  );
}
