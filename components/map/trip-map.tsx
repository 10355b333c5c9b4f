'use client';

import dynamic from 'next/dynamic';
import type { MapStop } from './stop-markers';

const HEIGHT = 'h-72 sm:h-96';

const TripLeaflet = dynamic(() => import('./trip-leaflet').then((module) => module.TripLeaflet), {
  ssr: false,
  loading: () => <div className={`${HEIGHT} bg-ground`} aria-hidden="true" />,
});

interface TripMapProps {
  /** In order; `date` is the text to show. Stops without coordinates are left out, their number is not given away. */
  stops: MapStop[];
  /** A tile server's address with {z}, {x} and {y}; without one the bundled outlines are all there is. */
  tilesUrl?: string;
  tilesAttribution?: string;
}

/** The map of a trip's stops. Leaflet and its styles load with it and nowhere else; no stop on the map, no map. */
export function TripMap({ stops, tilesUrl, tilesAttribution }: TripMapProps) {
  if (!stops.some((stop) => stop.lat !== null && stop.lon !== null)) return null;
  return (
    <section
      aria-label="Carte du trajet"
      className={`${HEIGHT} relative isolate overflow-hidden rounded-card border border-line bg-ground`}
    >
      <TripLeaflet
        stops={stops}
        {...(tilesUrl ? { tilesUrl } : {})}
        {...(tilesAttribution ? { tilesAttribution } : {})}
        className={HEIGHT}
      />
    </section>
  );
}
