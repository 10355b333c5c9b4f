import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, test } from 'vitest';
import { JsonLd } from '@/components/page/json-ld';
import { listStructuredData } from '@/components/transports/list-structured-data';
import { transportStructuredData } from '@/components/transports/transport-structured-data';
import { placesIn } from '@/lib/core/cities/names';
import type { TransportView } from '@/lib/transports/queries/view';

const transport = {
  _id: 'T',
  nom: 'Lyon → Tanger',
  description: '</script><b>',
  dateDepart: '2026-12-12T05:30:00.000Z',
  dateArrivee: '2026-12-13T13:00:00.000Z',
  userId: {
    _id: 'U',
    firstName: 'Nadia',
    lastName: 'Berrada',
    companyName: 'Trans Atlas',
    userType: 'agency',
  },
  etapes: [
    { ville: 'Lyon', latitude: 45.75, longitude: 4.85 },
    { ville: 'Un hameau', latitude: null, longitude: null },
  ],
} as TransportView;

describe('a trip’s structured data', () => {
  const data = transportStructuredData(transport, 'https://rihla.example');

  it('names trip, carrier and stops', () => {
    expect(data).toMatchObject({
      '@type': 'Trip',
      '@id': 'https://rihla.example/transporteurs/T',
      provider: { '@type': 'Organization', name: 'Trans Atlas', url: 'https://rihla.example/profile/U' },
    });
  });

  it('places only the stops whose place is known', () => {
    const { itemListElement } = data.itinerary as { itemListElement: { item: unknown }[] };
    expect(itemListElement.map(({ item }) => item)).toEqual([
      {
        '@type': 'Place',
        name: 'Lyon',
        geo: { '@type': 'GeoCoordinates', latitude: 45.75, longitude: 4.85 },
      },
      { '@type': 'Place', name: 'Un hameau' },
    ]);
  });

  it('never lets a text end its element', () => {
    const html = renderToStaticMarkup(JsonLd({ data }));
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(html).not.toContain('<b>');
  });
});

test('a list of trips names them in the language of its page', () => {
  const listed = { ...transport, route: { villeDepart: 'Lyon', villeArrivee: 'Tanger' } } as TransportView;
  const said = (langue: 'fr' | 'en' | 'ar') =>
    listStructuredData(placesIn(langue, [listed]), 'https://rihla.example', langue).itemListElement;
  expect(said('fr')).toMatchObject([{ name: 'Lyon → Tanger' }]);
  expect(said('en')).toMatchObject([{ name: 'Lyon → Tangier' }]);
  expect(said('ar')).toMatchObject([{ name: 'ليون\u200f ← \u200fطنجة' }]);
});
