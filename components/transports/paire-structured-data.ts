import { listStructuredData } from './list-structured-data';
import type { PaireShown } from './paire-words';
import { TRANSPORTS_PATH } from './transports-path';

/** The way to a page in schema.org's words: each step's name and path, the page itself last. */
function breadcrumbData(steps: { name: string; path: string }[], origin: string): Record<string, unknown> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
}

/** The page of two cities in schema.org's words. `origin` is the site's address without a final slash. */
export function paireStructuredData(page: PaireShown, origin: string): Record<string, unknown> {
  const { depart, arrivee, path, transports } = page;
  const name = `${depart.name} → ${arrivee.name}`;
  return {
    '@graph': [
      breadcrumbData(
        [
          { name: 'Trajets', path: TRANSPORTS_PATH },
          { name, path },
        ],
        origin,
      ),
      ...(transports.items.length > 0 ? [listStructuredData(transports.items, origin)] : []),
    ],
  };
}
