import type { MetadataRoute } from 'next';
import { siteOrigin } from '@/lib/core/origin';

// The site's address is known where it runs, not where it was built.
export const dynamic = 'force-dynamic';

export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: '/',
      // `/profile` is one's own; `/profile/{id}` is public.
      disallow: [
        '/api/',
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
      ],
    },
    sitemap: `${siteOrigin()}/sitemap.xml`,
  };
}
