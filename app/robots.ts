import type { MetadataRoute } from 'next';
import { siteOrigin } from '@/lib/core/origin';
import { addressIn } from '@/lib/langues/adresse.mjs';
import { languesOffered } from '@/lib/langues/langue.mjs';

// The site's address is known where it runs, not where it was built.
export const dynamic = 'force-dynamic';

// `/profile` is one's own; `/profile/{id}` is public.
const PRIVATE = [
  '/profile$',
  '/mes-reservations',
  '/mes-alertes',
  '/notifications',
  '/messagerie',
  '/conversation/',
  '/payments',
  '/remises/',
  '/settings',
  '/forgot-password',
  '/reset-password',
  '/confirmer-email',
  '/confirmer-newsletter',
  '/reprendre-email',
];

export default function robots(): MetadataRoute.Robots {
  const offered = languesOffered(process.env.LANGUES);
  return {
    rules: {
      userAgent: '*',
      allow: '/',
      disallow: ['/api/', ...PRIVATE.flatMap((path) => offered.map((langue) => addressIn(langue, path)))],
    },
    sitemap: `${siteOrigin()}/sitemap.xml`,
  };
}
