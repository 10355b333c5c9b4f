import { breadcrumbData } from '@/components/listing/list-data';
import { listStructuredData } from './list-structured-data';
import type { PaireShown } from './paire-words';
import { TRANSPORTS_PATH } from './transports-path';

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
