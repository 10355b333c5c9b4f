import { breadcrumbData } from '@/components/listing/list-data';
import type { Words } from '@/components/words/words-of';
import type { PaysPaire } from '@/lib/core/cities/pays';
import { routeText } from '@/lib/core/text/route';
import { listStructuredData } from './list-structured-data';
import type { PaireShown } from './paire-words';
import { TRANSPORTS_PATH } from './transports-path';

/**
 * The page of two cities, below that of their countries, or of two countries in schema.org's words. `origin` is the site's
 * address without a final slash.
 */
export function paireStructuredData(
  words: Words<'transports/paire'>,
  page: PaireShown & { pays: PaysPaire | null },
  origin: string,
): Record<string, unknown> {
  const { path, transports, pays } = page;
  const nameOf = ({ depart, arrivee }: Pick<PaireShown, 'depart' | 'arrivee'>) =>
    routeText(depart.name, arrivee.name, words.langue);
  return {
    '@graph': [
      breadcrumbData(
        [
          { name: words('trajets'), path: TRANSPORTS_PATH },
          ...(pays ? [{ name: nameOf(pays), path: pays.path }] : []),
          { name: nameOf(page), path },
        ],
        origin,
      ),
      ...(transports.items.length > 0 ? [listStructuredData(transports.items, origin, words.langue)] : []),
    ],
  };
}
