import type { MetadataRoute } from 'next';
import { siteOrigin } from '@/lib/core/origin';
import { listSitemapDemandes } from '@/lib/demandes/queries';
import { listSitemapProduits } from '@/lib/produits/queries';
import { listSitemapTransports } from '@/lib/transports/queries/sitemap';
import { listSitemapAgencies } from '@/lib/users/queries/sitemap';

export const dynamic = 'force-dynamic';

const PAGES = [
  '/',
  '/transporteurs',
  '/demandes',
  '/produits',
  '/agences',
  '/about',
  '/faq',
  '/commission',
  '/developpeurs',
  '/contact',
  '/terms',
  '/privacy',
  '/cookies',
  '/mentions-legales',
  '/verifications',
];

/** Of each kind; all together they stay below the 50,000 addresses that one sitemap may hold. */
const NEWEST = 5_000;

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const origin = siteOrigin();
  const [transports, demandes, produits, agences] = await Promise.all([
    listSitemapTransports(NEWEST),
    listSitemapDemandes(NEWEST),
    listSitemapProduits(NEWEST),
    listSitemapAgencies(NEWEST),
  ]);
  const under = (path: string, items: { id: string; updatedAt: Date }[]) =>
    items.map(({ id, updatedAt }) => ({ url: `${origin}${path}/${id}`, lastModified: updatedAt }));
  return [
    ...PAGES.map((path) => ({ url: `${origin}${path}` })),
    ...under('/transporteurs', transports),
    ...under('/demandes', demandes),
    ...under('/produits', produits),
    ...under('/agences', agences),
  ];
}
