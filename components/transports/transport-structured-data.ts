import { addressHere } from '@/components/words/server';
import type { TransportView } from '@/lib/transports/queries/view';
import { displayName } from '@/lib/users/labels';

/** A trip in schema.org's words. `origin` is the site's address without a final slash, empty when it is not known. */
export function transportStructuredData(transport: TransportView, origin: string): Record<string, unknown> {
  const { userId: carrier, etapes, status, remainingCapacity } = transport;
  const url = `${origin}${addressHere(`/transporteurs/${transport._id}`)}`;
  return {
    '@type': 'Trip',
    '@id': url,
    url,
    name: transport.nom,
    ...(transport.description ? { description: transport.description } : {}),
    departureTime: transport.dateDepart,
    arrivalTime: transport.dateArrivee,
    provider: {
      '@type': carrier.userType === 'agency' ? 'Organization' : 'Person',
      name: displayName(carrier),
      url: `${origin}${addressHere(`/profile/${carrier._id}`)}`,
    },
    // No price: it is agreed on for each parcel.
    ...(status === 'actif'
      ? {
          offers: {
            '@type': 'Offer',
            url,
            availability: `https://schema.org/${remainingCapacity > 0 ? 'InStock' : 'SoldOut'}`,
            validThrough: transport.dateDepart,
            inventoryLevel: { '@type': 'QuantitativeValue', value: remainingCapacity, unitCode: 'KGM' },
          },
        }
      : {}),
    itinerary: {
      '@type': 'ItemList',
      itemListElement: etapes.map(({ ville, latitude, longitude }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: {
          '@type': 'Place',
          name: ville,
          ...(latitude !== null && longitude !== null
            ? { geo: { '@type': 'GeoCoordinates', latitude, longitude } }
            : {}),
        },
      })),
    },
  };
}
