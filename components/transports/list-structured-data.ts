import { addressHere } from '@/components/words/server';
import { PRODUCT_NAME } from '@/lib/core/product';
import { routeText } from '@/lib/core/text/route';
import type { Langue } from '@/lib/langues/langue.mjs';
import type { TransportView } from '@/lib/transports/queries/view';
import { TRANSPORTS_PATH } from './transports-path';

/** A page of trips in schema.org's words. `origin` is the site's address without a final slash, empty when it is not known. */
export function listStructuredData(
  transports: TransportView[],
  origin: string,
  langue: Langue,
): Record<string, unknown> {
  return {
    '@type': 'ItemList',
    itemListElement: transports.map(({ _id, route }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: routeText(route.villeDepart, route.villeArrivee, langue),
      url: `${origin}${addressHere(`${TRANSPORTS_PATH}/${_id}`)}`,
    })),
  };
}

/** The site and its search, for the home page. */
export function siteStructuredData(origin: string, langue: Langue): Record<string, unknown> {
  return {
    '@type': 'WebSite',
    name: PRODUCT_NAME,
    url: `${origin}${addressHere('/')}`,
    inLanguage: langue,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${origin}${addressHere(`${TRANSPORTS_PATH}?search={search_term_string}`)}`,
      'query-input': 'required name=search_term_string',
    },
  };
}
