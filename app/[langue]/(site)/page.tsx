import type { Metadata } from 'next';
import { connection } from 'next/server';
import { alternatesOf, openGraphOf } from '@/components/page/alternates';
import { JsonLd } from '@/components/page/json-ld';
import { RecentProduits } from '@/components/produits/recent-produits';
import { siteStructuredData } from '@/components/transports/list-structured-data';
import { pageLangue } from '@/components/words/server';
import { placeIn, placesIn } from '@/lib/core/cities/names';
import { siteOrigin } from '@/lib/core/origin';
import { listUrgentDemandes } from '@/lib/demandes/queries';
import { listRecentProduits } from '@/lib/produits/queries';
import {
  listPopularRoutes,
  listUrgentTransports,
  type PopularRoute,
} from '@/lib/transports/queries/listings';
import { Audiences } from './_home/audiences';
import { CallToAction } from './_home/call-to-action';
import { Hero } from './_home/hero';
import { PopularRoutes } from './_home/popular-routes';
import { Steps } from './_home/steps';
import { UrgentTabs } from './_home/urgent-tabs';
import { VisitorFeatures } from './_home/visitor-features';

const URGENT = 6;
const ROUTES = 14;
const PRODUITS = 3;

export const generateMetadata = (): Metadata => ({
  alternates: alternatesOf('/'),
  openGraph: { ...openGraphOf('/'), type: 'website' },
});

const named = (place: PopularRoute['from']) => ({ ...place, name: placeIn(place.name)(pageLangue()) });

export default async function HomePage() {
  await connection();
  const langue = pageLangue();
  const [read, popular] = await Promise.all([
    Promise.all([listUrgentTransports(URGENT), listUrgentDemandes(URGENT), listRecentProduits(PRODUITS)]),
    listPopularRoutes(ROUTES),
  ]);
  const [transports, demandes, produits] = placesIn(langue, read);
  const routes = popular.map((route) => ({ ...route, from: named(route.from), to: named(route.to) }));
  // The trip with the most stops says best on the map what a route is here.
  const [transport] = [...transports].sort((a, b) => b.etapes.length - a.etapes.length);
  return (
    <>
      <JsonLd data={siteStructuredData(siteOrigin(), langue)} />
      <Hero routes={routes} transport={transport?.etapes ?? []} />
      <PopularRoutes routes={routes} />
      <UrgentTabs transports={transports} demandes={demandes} />
      <RecentProduits produits={produits} />
      <Audiences />
      <Steps />
      <VisitorFeatures />
      <CallToAction />
    </>
  );
}
