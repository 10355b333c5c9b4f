import { describe, expect, test } from 'vitest';
import { searchHref as agences } from '@/components/agences/agency-search';
import { searchHref as demandes } from '@/components/demandes/demande-search';
import { searchHref as transports } from '@/components/transports/transport-search';
import { publicPage } from '@/server/public-pages.mjs';

const ID = '0199a2b4-0000-7000-8000-0123456789ab';
const addressOf = (url: string) => publicPage(url)?.address ?? null;

describe('one page has one address', () => {
  const searches = [
    transports(
      {
        search: 'thé & café',
        villeDepart: 'Paris',
        villeArrivee: 'Tanger',
        date: '2026-12-01',
        type: 'Particulier',
        poidsMax: '2.5',
        sort: 'recent',
      } satisfies Required<Parameters<typeof transports>[0]>,
      { cursor: 'abc' },
    ),
    demandes(
      { search: 'henné', categorie: 'Colis', ville: 'Dakar' } satisfies Required<
        Parameters<typeof demandes>[0]
      >,
      {
        cursor: 'abc',
      },
    ),
    agences(
      { search: 'colis', ville: 'Lyon', services: ['emballage', 'stockage'] } satisfies Required<
        Parameters<typeof agences>[0]
      >,
      { cursor: 'abc' },
    ),
    '/produits?cursor=abc',
    `/profile/${ID}/avis?cursor=abc`,
  ];

  test.each(searches)('the links of a page are its own address: %s', (href) => {
    expect(addressOf(href)).toBe(href);
  });

  test.each(searches)('what a page does not read, its order and its blanks change nothing: %s', (href) => {
    const [path, query = ''] = href.split('?');
    const turned = query.split('&').reverse().join('&');
    const services = href.startsWith('/agences') ? '' : '&services=x';
    expect(addressOf(`${path}?utm_source=a&_rsc=1&${turned}&fbclid=b&page=${services}&date2=3`)).toBe(href);
  });

  test('of repeated values the first counts, services are several', () => {
    expect(addressOf('/demandes?ville=%20Dakar%20&ville=Lyon')).toBe('/demandes?ville=Dakar');
    expect(addressOf('/demandes?ville=&ville=Lyon')).toBe('/demandes');
    expect(addressOf('/agences?services=b,a&services=a')).toBe('/agences?services=a&services=b');
  });

  test('pages that read no query have one address', () => {
    expect(addressOf('/?utm_source=a')).toBe('/');
    expect(addressOf(`/transporteurs/${ID}?n=1`)).toBe(`/transporteurs/${ID}`);
    expect(addressOf('/faq?cursor=1')).toBe('/faq');
    expect(addressOf('/colis/lyon-tanger?n=1')).toBe('/colis/lyon-tanger');
  });
});

test.each([
  '/login',
  '/profile',
  '/settings',
  '/messagerie',
  '/colis/abc',
  `/colis/${'a-'.repeat(16)}`,
  `/colis/abcdefgh-${'a'.repeat(23)}`,
  '/rien',
  '/about/',
  '//',
  `/transporteurs/${ID.toUpperCase()}`,
  '/transporteurs/1',
  `/profile/${ID}/autre`,
  `/profile/${ID}/avis/1`,
  '/api/transports',
  '/sitemap.xml',
  `/transporteurs?search=${'x'.repeat(800)}`,
  `/?${'x'.repeat(5_000)}`,
])('no public page that is kept: %s', (url) => {
  expect(publicPage(url)).toBeNull();
});
