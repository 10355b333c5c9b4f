import type { Metadata } from 'next';
import { ContactButton } from '@/components/contact/contact-button';
import { breadcrumbData } from '@/components/listing/list-data';
import { TransportMap } from '@/components/map/transport-map';
import { ReportButton } from '@/components/moderation/report-button';
import { alternatesOf, openGraphOf } from '@/components/page/alternates';
import { BackLink } from '@/components/page/back-link';
import { JsonLd } from '@/components/page/json-ld';
import { Missing } from '@/components/page/missing';
import { ReservationRequests } from '@/components/reservations/requests-section';
import { ReserveButton } from '@/components/reservations/reserve-button';
import { ReviewsSection } from '@/components/reviews/reviews-section';
import { NotOwner } from '@/components/session/gates';
import { KeepOffline } from '@/components/session/keep-offline';
import { transportContact } from '@/components/transports/contact';
import { DetailAbout } from '@/components/transports/detail-about';
import { DetailEtapes } from '@/components/transports/detail-etapes';
import { offlineTransport } from '@/components/transports/offline-transport';
import { RemainingCapacity } from '@/components/transports/remaining-capacity';
import { transportAffiche } from '@/components/transports/transport-affiche';
import { TransportMissing } from '@/components/transports/transport-missing';
import { transportStructuredData } from '@/components/transports/transport-structured-data';
import { Arrow } from '@/components/ui/arrow';
import { Badge } from '@/components/ui/badge';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { ShareButton } from '@/components/ui/share-button';
import { PersonCard } from '@/components/users/person-card';
import { pageLangue, pageWords } from '@/components/words/server';
import { Words } from '@/components/words/words';
import { shareMetadata } from '@/lib/core/affiche/metadata';
import { placesIn } from '@/lib/core/cities/names';
import { paireOf } from '@/lib/core/cities/paires';
import { env } from '@/lib/core/env';
import { AppError } from '@/lib/core/errors';
import { tellGone } from '@/lib/core/http/gone.mjs';
import { readOnce } from '@/lib/core/http/read-once';
import { siteOrigin } from '@/lib/core/origin';
import { idSchema } from '@/lib/core/schema';
import { formatKg } from '@/lib/core/text/money';
import { formatEtapeDate, formatLongDateTime } from '@/lib/core/text/time';
import { listUserReviews } from '@/lib/reviews/queries';
import { getTransport } from '@/lib/transports/queries/get';
import type { TransportView } from '@/lib/transports/queries/view';
import { capaciteSurLeg, isLongOver, libreSurLeg, partAhead } from '@/lib/transports/rules';
import { displayName } from '@/lib/users/labels';
import { MissingTransport } from './missing-transport';
import { OwnerPanel } from './owner-panel';
import { SimilarTransports } from './similar-transports';

// Kept and shared; the commands that change a trip expire its page.
export const revalidate = 60;

export function generateStaticParams() {
  return [];
}

type Props = { params: Promise<{ id: string }> };

const TITLE_ID = 'trajet';
const REVIEWS_SHOWN = 5;

/** From all trips by those between its two cities to this one. */
function transportWay({ villeDepart, villeArrivee, nom, _id }: TransportView) {
  const words = pageWords('transports/pageDetail');
  const paire = paireOf(villeDepart, villeArrivee);
  return [
    { name: words('trajets'), path: '/transporteurs' },
    ...(paire
      ? [{ name: words('troncon', { depart: villeDepart, arrivee: villeArrivee }), path: paire.path }]
      : []),
    { name: nom, path: `/transporteurs/${_id}` },
  ];
}

/** Null for a missing, hidden or malformed id, its places as they were written; an id has one spelling, so that a trip has one page. */
const readTransport = readOnce(async (id: string): Promise<TransportView | null> => {
  if (idSchema.safeParse(id).data !== id) return null;
  try {
    return await getTransport(id);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const written = await readTransport((await params).id);
  const words = pageWords('transports/pageDetail');
  const { langue } = words;
  if (!written) return { title: words('absent') };
  const transport = placesIn(langue, written);
  const { villeDepart, villeArrivee, dateDepart, etapes, userId } = transport;
  const date = formatEtapeDate(dateDepart, etapes[0]?.timezone ?? 'UTC', langue);
  const way = { depart: villeDepart, arrivee: villeArrivee, date };
  const title = words('titre', way);
  const ahead = partAhead(etapes, new Date());
  const nom = displayName(userId);
  const description = ahead
    ? words('descriptionLibre', {
        ...way,
        nom,
        libre: formatKg(libreSurLeg(etapes, ahead), langue),
        total: formatKg(transport.poidsMax, langue),
      })
    : words('description', { ...way, nom });
  const url = `/transporteurs/${transport._id}`;
  return {
    title,
    description,
    ...(transport.status === 'actif' ? {} : { robots: { index: false, follow: true } }),
    alternates: alternatesOf(url),
    ...shareMetadata(
      { ...openGraphOf(url), type: 'website', title, description },
      'transport',
      transport._id,
      transportAffiche(transport, langue, new Date()),
    ),
  };
}

export default async function TransportPage({ params }: Props) {
  const transport = placesIn(pageLangue(), await readTransport((await params).id));
  if (!transport) {
    return (
      <Missing>
        <MissingTransport missing={<TransportMissing />} />
      </Missing>
    );
  }
  const { userId: carrier, etapes, status, _id, isVisible } = transport;
  const reviews = await listUserReviews(carrier._id, { limit: REVIEWS_SHOWN });
  const { MAP_TILES_URL, MAP_TILES_ATTRIBUTION } = env();
  const first = etapes[0];
  const active = status === 'actif';
  const ahead = partAhead(etapes, new Date());
  const isPart = ahead !== null && (ahead.depart > 0 || ahead.arrivee < etapes.length - 1);
  const words = pageWords('transports/pageDetail');
  const label = pageWords('transports/statut')(status);
  tellGone(`/transporteurs/${_id}`, !active && isLongOver(Date.parse(transport.dateArrivee), Date.now()));
  return (
    <div className="wrap py-5 md:pt-6">
      <JsonLd
        data={{
          '@graph': [
            transportStructuredData(transport, siteOrigin()),
            breadcrumbData(transportWay(transport), siteOrigin()),
          ],
        }}
      />
      <BackLink href="/transporteurs" className="max-md:hidden">
        {words('tous')}
      </BackLink>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_auto_1fr] lg:gap-x-12">
        <header className="md:pt-3 lg:col-start-1 lg:row-start-1">
          <div className="flex items-center justify-between gap-2">
            <Badge
              tone={active ? 'palm' : 'clay'}
            >{`${label.charAt(0).toUpperCase()}${label.slice(1)}`}</Badge>
            <Words of={['ui/partage']}>
              <ShareButton path={`/transporteurs/${_id}`} title={words('partage', { nom: transport.nom })} />
            </Words>
          </div>
          <h1 id={TITLE_ID} className="mt-3 text-[2.25rem] leading-tight sm:text-3xl">
            {transport.villeDepart}
            <Arrow />
            {transport.villeArrivee}
          </h1>
          <p className="mt-1.5 text-muted">
            {first && (
              <time dateTime={first.date}>
                {formatLongDateTime(first.date, first.timezone, first.ville, words.langue)}
              </time>
            )}
          </p>
        </header>
        <PersonCard user={carrier} className="lg:col-start-2 lg:row-start-1 lg:self-end" />
        <Words of={['owned/actions', 'transports/proprietaire']}>
          <OwnerPanel transport={{ _id, isVisible }} ownerId={carrier._id} titleId={TITLE_ID} />
        </Words>
        <KeepOffline
          kind="transport"
          things={[
            offlineTransport(
              { ligne: pageWords('transports/ligne'), detail: pageWords('transports/detail') },
              transport,
            ),
          ]}
        />
        {!active && (
          <Notice className="lg:col-start-2 lg:self-start" title={words('termine')}>
            <Link href="#semblables" className="font-semibold text-majorelle underline">
              {words('aVenir')}
            </Link>
          </Notice>
        )}
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-10 lg:col-start-1 lg:row-span-2 lg:row-start-2">
          <Words of={['reservations/place']}>
            <ReservationRequests transport={transport} />
          </Words>
          {!active && <SimilarTransports transport={transport} />}
          <DetailEtapes etapes={etapes} past={!active} {...(isPart ? { ahead } : {})} />
          <DetailAbout transport={transport} />
          <Words of={['map/trajet']}>
            <TransportMap
              etapes={etapes.map(({ ville, latitude, longitude, date, timezone }) => ({
                name: ville,
                lat: latitude,
                lon: longitude,
                date: formatEtapeDate(date, timezone, words.langue),
              }))}
              {...(MAP_TILES_URL ? { tilesUrl: MAP_TILES_URL } : {})}
              {...(MAP_TILES_ATTRIBUTION ? { tilesAttribution: MAP_TILES_ATTRIBUTION } : {})}
            />
          </Words>
          <ReviewsSection page={reviews} reviewed={{ _id: carrier._id, name: displayName(carrier) }} />
          <Words of={['moderation/signaler']}>
            <ReportButton
              cible="transport"
              cibleId={_id}
              nom={transport.nom}
              ownerId={carrier._id}
              titleId={TITLE_ID}
            />
          </Words>
        </div>
        {active && (
          <NotOwner ownerId={carrier._id}>
            <div
              data-bottom-bar
              className="sticky bottom-0 z-20 -mx-4 -mb-5 flex gap-2.5 border-line border-t bg-surface px-4 py-3 sm:-mx-6 sm:px-6 lg:top-24 lg:z-0 lg:col-start-2 lg:mx-0 lg:mb-0 lg:flex-col lg:self-start lg:rounded-card lg:border lg:p-4"
            >
              {ahead && (
                <div className="flex flex-wrap items-baseline justify-between gap-x-3 max-lg:hidden">
                  <p className="text-muted text-sm">
                    {isPart
                      ? words('troncon', {
                          depart: etapes[ahead.depart]?.ville ?? '',
                          arrivee: etapes[ahead.arrivee]?.ville ?? '',
                        })
                      : words('toutLeTrajet')}
                  </p>
                  <RemainingCapacity
                    libre={libreSurLeg(etapes, ahead)}
                    capacite={capaciteSurLeg(etapes, ahead)}
                  />
                </div>
              )}
              <Words of={['contact/bouton']}>
                <ContactButton
                  contact={transportContact(pageWords('transports/contact'), transport)}
                  titleId={TITLE_ID}
                  size="medium"
                />
              </Words>
              <Words of={['reservations/bouton']}>
                <ReserveButton transport={transport} className="grow" />
              </Words>
            </div>
          </NotOwner>
        )}
      </div>
    </div>
  );
}
