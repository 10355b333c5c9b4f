import { useWords } from '#words';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { Words } from '@/components/words/words';
import { countryIn } from '@/lib/core/cities/countries';
import { displayName } from '@/lib/users/labels';
import type { MeView } from '@/lib/users/queries/view';
import { ProfileCounts, ProfileFacts } from './profile-facts';
import { ProfilePhoto } from './profile-photo';

/** The top of one's own profile (docs/screens.md). */
export function OwnHeader({ me }: { me: MeView }) {
  const words = useWords('users/profil');
  const { _id, firstName, lastName, companyName, profileImage } = me;
  return (
    <header className="grid gap-x-8 gap-y-5 rounded-card border border-line bg-surface p-5 sm:p-7 lg:grid-cols-[21rem_minmax(0,1fr)_auto]">
      <Words of={['users/photo']}>
        <ProfilePhoto
          user={{ _id, firstName, lastName, companyName, profileImage }}
          className="content-start"
        />
      </Words>
      <div className="min-w-0 space-y-2.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h1 className="min-w-0 text-2xl">
            <bdi>{displayName(me)}</bdi>
          </h1>
          {me.verified ? <Badge tone="palm">{words('verifie')}</Badge> : <Badge>{words('nonVerifie')}</Badge>}
        </div>
        <p className="flex items-center gap-2 text-muted">
          <Icon name="pin" size={18} />
          <bdi>{me.location ?? countryIn(me.country, words.langue)}</bdi>
        </p>
        <ProfileFacts user={me} place="resume" />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-4 border-line border-t pt-5 lg:flex-col lg:items-end lg:justify-start lg:border-0 lg:pt-0">
        <ProfileCounts
          counts={[
            { label: words('demandes'), value: me.stats.demandes },
            { label: words('transports'), value: me.stats.transports },
          ]}
        />
        <LinkButton href={`/profile/${_id}`} variant="secondary" size="small" icon="eye">
          {words('public')}
        </LinkButton>
      </div>
    </header>
  );
}
