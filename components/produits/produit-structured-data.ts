import { addressHere } from '@/components/words/server';
import type { ProduitView } from '@/lib/produits/queries';
import { displayName } from '@/lib/users/labels';

/** A product in schema.org's words. `origin` is the site's address without a final slash, empty when it is not known. */
export function produitStructuredData(produit: ProduitView, origin: string): Record<string, unknown> {
  const { userId: seller, image } = produit;
  const url = `${origin}${addressHere(`/produits/${produit._id}`)}`;
  return {
    '@type': 'Product',
    '@id': url,
    name: produit.nom,
    category: produit.categorie,
    ...(produit.description ? { description: produit.description } : {}),
    ...(image ? { image: image.url.startsWith('/') ? `${origin}${image.url}` : image.url } : {}),
    offers: {
      '@type': 'Offer',
      url,
      price: produit.prix,
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      availableAtOrFrom: { '@type': 'Place', name: produit.localisation },
      seller: {
        '@type': seller.userType === 'agency' ? 'Organization' : 'Person',
        name: displayName(seller),
        url: `${origin}${addressHere(`/profile/${seller._id}`)}`,
      },
    },
  };
}
