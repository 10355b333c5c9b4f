import type { Metadata } from 'next';
import { alternatesOf, openGraphOf } from '@/components/page/alternates';
import { JsonLd } from '@/components/page/json-ld';
import { Missing } from '@/components/page/missing';
import { ReviewsSection } from '@/components/reviews/reviews-section';
import { Tabs } from '@/components/ui/tabs';
import { profileAffiche } from '@/components/users/profile-affiche';
import { profileDescription } from '@/components/users/profile-description';
import { ProfileMissing } from '@/components/users/profile-missing';
import { profileStructuredData } from '@/components/users/profile-structured-data';
import { PublicHeader } from '@/components/users/public-header';
import { pageLangue, pageWords } from '@/components/words/server';
import { shareMetadata } from '@/lib/core/affiche/metadata';
import { placesIn } from '@/lib/core/cities/names';
import { siteOrigin } from '@/lib/core/origin';
import { listUserDemandes } from '@/lib/demandes/queries';
import { listUserProduits } from '@/lib/produits/queries';
import { listUserReviews } from '@/lib/reviews/queries';
import { listUserTransports } from '@/lib/transports/queries/listings';
import { displayName } from '@/lib/users/labels';
import { Demandes, Panel, Produits, Transports } from './listings';
import { readProfile } from './read-profile';

// Kept and shared; the commands that change what it shows expire it.
export const revalidate = 60;

export function generateStaticParams() {
  return [];
}

type Props = { params: Promise<{ userId: string }> };

const SHOWN = 12;
const REVIEWS_SHOWN = 10;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const user = await readProfile((await params).userId);
  if (!user) return { title: pageWords('profil/vitrine')('absent') };
  const title = displayName(user);
  const description = profileDescription(user);
  const url = `/profile/${user._id}`;
  return {
    title,
    description,
    alternates: alternatesOf(url),
    ...shareMetadata(
      { ...openGraphOf(url), type: 'profile', title, description },
      'profil',
      user._id,
      profileAffiche(user, pageLangue()),
    ),
  };
}

export default async function PublicProfilePage({ params }: Props) {
  const user = placesIn(pageLangue(), await readProfile((await params).userId));
  if (!user) {
    return (
      <Missing>
        <ProfileMissing />
      </Missing>
    );
  }
  const words = pageWords('profil/vitrine');
  const { _id, stats } = user;
  const name = displayName(user);
  // Read as nobody: what is hidden stays out of the page that everybody is given.
  const read = await Promise.all([
    listUserTransports(null, _id, { limit: SHOWN }),
    listUserDemandes(null, _id, { limit: SHOWN }),
    listUserProduits(null, _id, { limit: SHOWN }),
    listUserReviews(_id, { limit: REVIEWS_SHOWN }),
  ]);
  const [transports, demandes, produits, reviews] = placesIn(words.langue, read);
  const more = (page: { meta: { nextCursor: string | null } }, kind: string, label: string) =>
    page.meta.nextCursor ? { href: `/profile/${_id}/${kind}`, label } : null;
  return (
    <div className="wrap space-y-8 py-5 md:py-8">
      <JsonLd data={profileStructuredData(user, siteOrigin())} />
      <PublicHeader user={user} />
      <Tabs
        label={words('annonces', { nom: name })}
        items={[
          {
            value: 'transports',
            label: words('transports'),
            count: stats.transports,
            content: (
              <Panel
                title={words('transports')}
                more={more(transports, 'transports', words('tousTransports'))}
              >
                <Transports items={transports.items} headingLevel="h3" />
              </Panel>
            ),
          },
          {
            value: 'demandes',
            label: words('demandes'),
            count: stats.demandes,
            content: (
              <Panel title={words('demandes')} more={more(demandes, 'demandes', words('toutesDemandes'))}>
                <Demandes items={demandes.items} headingLevel="h3" />
              </Panel>
            ),
          },
          ...(produits.items.length > 0
            ? [
                {
                  value: 'produits',
                  label: words('produits'),
                  count: stats.produits,
                  content: (
                    <Panel title={words('produits')} more={more(produits, 'produits', words('tousProduits'))}>
                      <Produits items={produits.items} headingLevel="h3" />
                    </Panel>
                  ),
                },
              ]
            : []),
          {
            value: 'avis',
            label: words('avis'),
            count: reviews.meta.total,
            content: <ReviewsSection page={reviews} reviewed={{ _id, name }} title={words('avisClients')} />,
          },
        ]}
      />
    </div>
  );
}
