import { addressHere } from '@/components/words/server';
import type { DemandeView } from '@/lib/demandes/queries';

/** A need in schema.org's words. `origin` is the site's address without a final slash, empty when it is not known. */
export function demandeStructuredData(demande: DemandeView, origin: string): Record<string, unknown> {
  const { image } = demande;
  const url = `${origin}${addressHere(`/demandes/${demande._id}`)}`;
  return {
    '@type': 'Demand',
    '@id': url,
    url,
    name: demande.titre,
    description: demande.description,
    ...(image ? { image: image.url.startsWith('/') ? `${origin}${image.url}` : image.url } : {}),
    priceSpecification: {
      '@type': 'PriceSpecification',
      maxPrice: demande.budget,
      priceCurrency: 'EUR',
    },
    availabilityStarts: demande.createdAt,
    availabilityEnds: demande.dateLimite,
    areaServed: { '@type': 'Place', name: demande.lieuLivraison },
  };
}
