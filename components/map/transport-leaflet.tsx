'use client';

import type { FeatureCollection } from 'geojson';
import L from 'leaflet';
import { useEffect, useMemo, useState } from 'react';
import {
  AttributionControl,
  GeoJSON,
  MapContainer,
  Marker,
  Pane,
  Polyline,
  Popup,
  TileLayer,
  ZoomControl,
} from 'react-leaflet';
import { useWords } from '#words';
import { type EtapeMarker, etapeMarkers, type MapEtape } from './etape-markers';
import 'leaflet/dist/leaflet.css';
import './transport-map.css';

/** The bundled outlines of the world's coasts and borders; null until they are there. */
function useOutlines(): FeatureCollection | null {
  const [outlines, setOutlines] = useState<FeatureCollection | null>(null);
  useEffect(() => {
    const away = new AbortController();
    fetch('/map/outlines.json', { signal: away.signal })
      .then((response) => (response.ok ? response.json() : null))
      .then(setOutlines)
      // without its background the map still shows the stops
      .catch(() => {});
    return () => away.abort();
  }, []);
  return outlines;
}

/** A numbered dot; an element, not HTML text, so nothing is parsed. */
function dot({ number, rank }: EtapeMarker): L.DivIcon {
  const html = document.createElement('span');
  html.textContent = String(number);
  return L.divIcon({
    className: `transport-map-etape transport-map-etape-${rank}`,
    html,
    iconSize: [30, 30],
  });
}

interface TransportLeafletProps {
  etapes: MapEtape[];
  tilesUrl?: string;
  tilesAttribution?: string;
  className: string;
}

/** The leaflet map itself; only `TripMap` loads this file. */
export function TransportLeaflet({ etapes, tilesUrl, tilesAttribution, className }: TransportLeafletProps) {
  const words = useWords('map/trajet');
  const outlines = useOutlines();
  const markers = useMemo(
    () => etapeMarkers(etapes).map((etape) => ({ ...etape, icon: dot(etape) })),
    [etapes],
  );
  const calm = useMemo(() => window.matchMedia('(prefers-reduced-motion: reduce)').matches, []);
  const positions = markers.map((etape) => etape.position);
  const [only] = positions;
  if (!only) return null;
  const where =
    positions.length > 1
      ? { bounds: L.latLngBounds(positions), boundsOptions: { padding: [36, 36] as [number, number] } }
      : { center: only, zoom: 6 };

  return (
    <MapContainer
      {...where}
      className={`transport-map ${className}`}
      minZoom={2}
      maxZoom={tilesUrl ? 18 : 9}
      // a page is scrolled over the map, by wheel or by one finger, not caught by it
      scrollWheelZoom={false}
      dragging={!L.Browser.mobile}
      zoomAnimation={!calm}
      fadeAnimation={!calm}
      markerZoomAnimation={!calm}
      inertia={!calm}
      attributionControl={false}
      zoomControl={false}
    >
      <ZoomControl zoomInTitle={words('zoomer')} zoomOutTitle={words('dezoomer')} />
      <Pane name="outlines" style={{ zIndex: UNDER_TILES }}>
        {outlines && <GeoJSON data={outlines} interactive={false} style={outlineStyle} />}
      </Pane>
      {tilesUrl && <AttributionControl prefix={false} />}
      {tilesUrl && <TileLayer url={tilesUrl} attribution={tilesAttribution ?? ''} maxZoom={18} />}
      {positions.length > 1 && (
        <Polyline positions={positions} interactive={false} className="transport-map-line" />
      )}
      {markers.map(({ number, name, date, position, icon }) => (
        <Marker
          key={number}
          position={position}
          icon={icon}
          title={words('etape', { rang: number, ville: name })}
        >
          <Popup closeButton={false} offset={[0, -8]} autoPanPadding={[16, 16]}>
            <strong>{name}</strong>
            <br />
            {date}
          </Popup>
        </Marker>
      ))}
    </MapContainer>
  );
}

// leaflet's tiles lie at 200
const UNDER_TILES = 150;

const outlineStyle: L.StyleFunction = (feature) => ({
  className: feature?.properties.kind === 'land' ? 'transport-map-land' : 'transport-map-borders',
});
