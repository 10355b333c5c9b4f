import { SectionHeader } from '@/components/page/section-header';
import { NoTransports } from '@/components/transports/no-transports';
import { TransportGrid } from '@/components/transports/transport-grid';
import { TRANSPORTS_PATH } from '@/components/transports/transports-path';
import { pageWords } from '@/components/words/server';
import { placeIn, placesIn } from '@/lib/core/cities/names';
import { paireOf } from '@/lib/core/cities/paires';
import { listPaire } from '@/lib/transports/queries/paire';
import type { TransportView } from '@/lib/transports/queries/view';

const SHOWN = 2;

/** What leaves for the same city, in place of a trip that is over. */
export async function SimilarTransports({ transport }: { transport: TransportView }) {
  const paire = paireOf(transport.villeDepart, transport.villeArrivee);
  const found = paire && (await listPaire(paire, SHOWN));
  const words = pageWords('transports/pageDetail');
  return (
    <section id="semblables" aria-labelledby="semblables-titre" className="scroll-mt-24">
      <SectionHeader
        id="semblables-titre"
        title={words('prochains')}
        link={
          paire
            ? {
                href: paire.path,
                label: words('troncon', {
                  depart: placeIn(paire.depart.name),
                  arrivee: placeIn(paire.arrivee.name),
                }),
              }
            : { href: TRANSPORTS_PATH, label: words('tous') }
        }
      />
      {found && found.items.length > 0 ? (
        <TransportGrid transports={placesIn(words.langue, found.items)} headingLevel="h3" />
      ) : (
        <NoTransports filtered />
      )}
    </section>
  );
}
