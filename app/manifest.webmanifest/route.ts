import type { MetadataRoute } from 'next';
import { langueNamed } from '@/lib/core/http/langue';
import { PRODUCT_NAME } from '@/lib/core/product';
import { addressIn } from '@/lib/langues/adresse.mjs';
import { ecrans } from '@/lib/langues/ecrans';
import { sensOf } from '@/lib/langues/langue.mjs';

type Installed = MetadataRoute.Manifest & { dir: 'ltr' | 'rtl' };

/** What the site is once it is installed, in the language of the page that names it: one application, whatever its language. */
export function GET(request: Request): Response {
  const langue = langueNamed(request) ?? 'fr';
  const manifest: Installed = {
    name: PRODUCT_NAME,
    short_name: PRODUCT_NAME,
    description: ecrans[langue]['layout/site'].description,
    lang: langue,
    dir: sensOf(langue),
    id: '/',
    start_url: addressIn(langue, '/'),
    scope: '/',
    display: 'standalone',
    background_color: '#fbf8f3',
    theme_color: '#fbf8f3',
    icons: [
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return Response.json(manifest, {
    headers: {
      'Content-Type': 'application/manifest+json; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
      'Content-Language': langue,
    },
  });
}
