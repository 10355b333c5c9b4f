'use client';

import { useWords } from '#words';
import { later } from '@/components/ui/later';
import { WhenNear } from '@/components/ui/when-near';
import type { MapEtape } from './etape-markers';

const HEIGHT = 'h-72 sm:h-96';

const TransportLeaflet = later(
  () => import('./transport-leaflet').then((module) => module.TransportLeaflet),
  () => <div className={`${HEIGHT} bg-ground`} aria-hidden="true" />,
);

interface TransportMapProps {
  /** In order; `date` is the text to show. Stops without coordinates are left out, their number is not given away. */
  etapes: MapEtape[];
  /** A tile server's address with {z}, {x} and {y}; without one the bundled outlines are all there is. */
  tilesUrl?: string;
  tilesAttribution?: string;
}

/** The map of a trip's stops. Leaflet and its styles load with it and nowhere else; no stop on the map, no map. */
export function TransportMap({ etapes, tilesUrl, tilesAttribution }: TransportMapProps) {
  const words = useWords('map/trajet');
  if (!etapes.some((etape) => etape.lat !== null && etape.lon !== null)) return null;
  return (
    <section
      aria-label={words('carte')}
      className={`${HEIGHT} relative isolate overflow-hidden rounded-card border border-line bg-ground`}
    >
      <WhenNear room={<div className={HEIGHT} aria-hidden="true" />}>
        <TransportLeaflet
          etapes={etapes}
          {...(tilesUrl ? { tilesUrl } : {})}
          {...(tilesAttribution ? { tilesAttribution } : {})}
          className={HEIGHT}
        />
      </WhenNear>
    </section>
  );
}
