import type { Metadata } from 'next';
import { agencyAffiche } from '@/components/agences/agency-affiche';
import { AgencyMissing } from '@/components/agences/agency-missing';
import { AgencyRating } from '@/components/agences/agency-rating';
import { agencyStructuredData } from '@/components/agences/agency-structured-data';
import { DetailContact } from '@/components/agences/detail-contact';
import { DetailHours } from '@/components/agences/detail-hours';
import { DetailPhotos } from '@/components/agences/detail-photos';
import { DetailServices } from '@/components/agences/detail-services';
import { OwnerPanel } from '@/components/agences/owner-panel';
import { ContactButton } from '@/components/contact/contact-button';
import { Avatar } from '@/components/images/avatar';
import { breadcrumbData } from '@/components/listing/list-data';
import { alternatesOf, openGraphOf } from '@/components/page/alternates';
import { BackLink } from '@/components/page/back-link';
import { JsonLd } from '@/components/page/json-ld';
import { Missing } from '@/components/page/missing';
import { SectionHeader } from '@/components/page/section-header';
import { ReviewsSection } from '@/components/reviews/reviews-section';
import { NotOwner } from '@/components/session/gates';
import { TransportGrid } from '@/components/transports/transport-grid';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { ShareButton } from '@/components/ui/share-button';
import { Verified } from '@/components/users/verified';
import { addressHere, pageLangue, pageWords } from '@/components/words/server';
import { Words } from '@/components/words/words';
import { shareMetadata } from '@/lib/core/affiche/metadata';
import { placesIn } from '@/lib/core/cities/names';
import { AppError } from '@/lib/core/errors';
import { readOnce } from '@/lib/core/http/read-once';
import { siteOrigin } from '@/lib/core/origin';
import { idSchema } from '@/lib/core/schema';
import { formatInteger } from '@/lib/core/text/text';
import { formatYear } from '@/lib/core/text/time';
import { listUserReviews } from '@/lib/reviews/queries';
import { listComingTransports } from '@/lib/transports/queries/listings';
import { type AgencyView, getAgency } from '@/lib/users/queries/agencies';
import { reachedAt } from '@/lib/users/queries/phone';
import { hasReadableHours } from '@/lib/users/rules/opening-hours';

// Kept and shared; the commands that change an agency expire its page. Departures pass by themselves.
export const revalidate = 60;

export function generateStaticParams() {
  return [];
}

type Props = { params: Promise<{ id: string }> };

const TITLE_ID = 'agence';
const REVIEWS_SHOWN = 5;
const DEPARTURES_SHOWN = 4;

/** Null for a missing or malformed id and for who is no agency; an id has one spelling, so that an agency has one page. */
const readAgency = readOnce(async (id: string): Promise<AgencyView | null> => {
  if (idSchema.safeParse(id).data !== id) return null;
  try {
    return await getAgency(id);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const agency = await readAgency((await params).id);
  if (!agency) return { title: pageWords('agences/absent')('titre') };
  const words = pageWords('agences/pageDetail');
  const labels = pageWords('users/service');
  const shown = placesIn(words.langue, agency);
  const { companyName, ville, services } = shown.agencyDetails;
  const named = { nom: companyName, ...(ville && { ville }) };
  const title = words(ville ? 'titreVille' : 'titre', named);
  const agence = ville ? words('nomVille', named) : companyName;
  const offers = services.map((one) => labels(one).toLowerCase());
  const description =
    offers.length > 0
      ? words('descriptionServices', {
          agence,
          services: offers.reduce((un, autre) => words('entre', { un, autre })),
        })
      : words('description', { agence });
  const url = `/agences/${agency._id}`;
  return {
    title,
    description,
    alternates: { ...alternatesOf(url), types: { 'text/calendar': addressHere(`${url}/departs.ics`) } },
    ...shareMetadata(
      { ...openGraphOf(url), type: 'website', title, description },
      'agence',
      agency._id,
      agencyAffiche(shown, words.langue),
    ),
  };
}

export default async function AgencyPage({ params }: Props) {
  const agency = placesIn(pageLangue(), await readAgency((await params).id));
  if (!agency) {
    return (
      <Missing>
        <AgencyMissing />
      </Missing>
    );
  }
  const words = pageWords('agences/pageDetail');
  const person = pageWords('users/personne');
  const { _id, agencyDetails: details } = agency;
  const { phone } = details.mainContact;
  const [reviews, departures, reached] = await Promise.all([
    listUserReviews(_id, { limit: REVIEWS_SHOWN }),
    listComingTransports(_id, DEPARTURES_SHOWN + 1),
    phone ? reachedAt(phone, details.ville) : null,
  ]);
  return (
    <div className="wrap py-5 md:pt-6">
      <JsonLd
        data={{
          '@graph': [
            agencyStructuredData(agency, siteOrigin(), reached?.dialled),
            breadcrumbData(
              [
                { name: words('agences'), path: '/agences' },
                { name: details.companyName, path: `/agences/${_id}` },
              ],
              siteOrigin(),
            ),
          ],
        }}
      />
      <BackLink href="/agences" className="max-md:hidden">
        {words('toutes')}
      </BackLink>
      <header className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-4 md:pt-2">
        <Avatar name={details.companyName} seed={_id} src={agency.profileImage} size="xl" />
        <div className="min-w-0 max-sm:w-full">
          <h1 id={TITLE_ID} dir="auto" className="text-2xl sm:text-3xl">
            {details.companyName} {agency.verified && <Verified />}
          </h1>
          <div className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1">
            <AgencyRating rating={agency.rating} reviewCount={agency.reviewCount} />
            {details.ville && (
              <p className="flex items-center gap-1.5 text-muted text-sm">
                <Icon name="pin" size={16} />
                <bdi>{details.ville}</bdi>
              </p>
            )}
            <p className="text-muted text-sm">
              {person('membreDepuis', { annee: formatYear(agency.createdAt) })}
            </p>
            {!agency.emailConfirme && <Badge tone="saffron">{person('emailNonConfirme')}</Badge>}
          </div>
        </div>
        <Words of={['ui/partage']}>
          <ShareButton path={`/agences/${_id}`} title={details.companyName} className="sm:ms-auto" />
        </Words>
      </header>
      <DetailPhotos photos={details.photos} name={details.companyName} className="mt-7" />
      <div className="mt-7 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
        <aside
          aria-label={words('aside')}
          className="grid min-w-0 grid-cols-1 gap-4 lg:col-start-2 lg:row-start-1"
        >
          <Words of={['owned/actions']}>
            <Words of={['agences/proprietaire']}>
              <OwnerPanel ownerId={_id} />
            </Words>
          </Words>
          <NotOwner ownerId={_id}>
            <Words of={['contact/bouton']}>
              <ContactButton
                contact={{
                  to: { _id, name: details.companyName },
                  visitors: words('connexion'),
                }}
                titleId={TITLE_ID}
                size="large"
                variant="primary"
                full
              />
            </Words>
          </NotOwner>
          <Words of={['agences/horaires', 'agences/ouvert', 'users/jour']}>
            <DetailHours
              hours={details.openingHours}
              readable={hasReadableHours(details.openingHours)}
              timezone={details.timezone}
              city={details.ville}
            />
          </Words>
          <DetailContact details={details} phone={reached} />
        </aside>
        <div className="grid min-w-0 grid-cols-1 gap-10 lg:col-start-1 lg:row-start-1">
          <DetailServices services={details.services} />
          <section aria-labelledby="departs">
            <SectionHeader
              id="departs"
              title={words('prochains')}
              {...(departures.length > DEPARTURES_SHOWN
                ? { link: { href: `/profile/${_id}`, label: words('tousDeparts') } }
                : {})}
            />
            {departures.length > 0 ? (
              <TransportGrid
                transports={placesIn(words.langue, departures.slice(0, DEPARTURES_SHOWN))}
                headingLevel="h3"
              />
            ) : (
              <p className="text-muted">{words('aucun')}</p>
            )}
            {departures.length > 0 && (
              <a
                href={addressHere(`/agences/${_id}/departs.ics`)}
                className="mt-3 inline-flex min-h-11 items-center gap-2 rounded-badge font-semibold text-majorelle hover:underline"
              >
                <Icon name="calendar" size={18} />
                {words('agenda')}
              </a>
            )}
          </section>
          <ReviewsSection
            page={reviews}
            reviewed={{ _id, name: details.companyName }}
            title={words('avis', { nombre: formatInteger(reviews.meta.total, words.langue) })}
          />
        </div>
      </div>
    </div>
  );
}
