import 'server-only';
import type { Metadata } from 'next';
import { AFFICHE_HEIGHT, AFFICHE_WIDTH, type Affiche, afficheAlt } from './affiche';
import { afficheVersion } from './version';

type Page = { type: 'website' | 'profile'; locale: string; url: string; title: string; description: string };

/**
 * What a page says of itself to those who show its link. The picture's address changes with what it shows: whoever keeps
 * pictures by their address fetches the new one.
 */
export function shareMetadata(
  page: Page,
  genre: 'transport' | 'demande' | 'produit' | 'agence' | 'profil',
  id: string,
  affiche: Affiche,
): Pick<Metadata, 'openGraph' | 'twitter'> {
  const { title, description } = page;
  const { langue } = affiche;
  const query = new URLSearchParams({ ...(langue !== 'fr' && { langue }), v: afficheVersion(affiche) });
  const url = `/partage/${genre}/${id}?${query}`;
  const size = { width: AFFICHE_WIDTH, height: AFFICHE_HEIGHT };
  const images = [{ url, ...size, type: 'image/png', alt: afficheAlt(affiche) }];
  return {
    openGraph: { ...page, images },
    twitter: { card: 'summary_large_image', title, description, images: [{ url, alt: images[0]?.alt }] },
  };
}
