import { useWords } from '#words';
import { Badge } from '@/components/ui/badge';
import { formatEtapeDateShort } from '@/lib/core/text/time';
import type { EtapeView } from '@/lib/transports/queries/view';
import type { LegPositions } from '@/lib/transports/rules';
import { RouteLine } from './route-line';

/** « Étapes du trajet »: every stop with its own clock, what may be done there, and what is free after it; on a past trip nothing is. */
export function DetailEtapes({
  etapes,
  past,
  ahead,
}: {
  etapes: EtapeView[];
  past: boolean;
  /** The part that is left of a trip under way. */
  ahead?: LegPositions;
}) {
  const words = useWords('transports/detail');
  return (
    <section aria-labelledby="etapes">
      <h2 id="etapes" className="mb-3 text-xl sm:text-2xl">
        {words('etapes')}
      </h2>
      <RouteLine
        orientation="vertical"
        draw
        {...(ahead ? { leg: ahead } : {})}
        etapes={past ? etapes.map((etape) => ({ ...etape, capacite: 0, libre: 0 })) : etapes}
        badges={({ actions }) => (
          <>
            {actions.collecte && <Badge tone="majorelle">{words('collecte')}</Badge>}
            {actions.depot && <Badge tone="saffron">{words('depot')}</Badge>}
          </>
        )}
      >
        {({ date, timezone }) => (
          <p className="text-muted text-sm">
            <time dateTime={date}>{formatEtapeDateShort(date, timezone, words.langue)}</time>
          </p>
        )}
      </RouteLine>
    </section>
  );
}
