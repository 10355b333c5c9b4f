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
import { type MapStop, type StopMarker, stopMarkers } from './stop-markers';
import 'leaflet/dist/leaflet.css';
import './trip-map.css';

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
function dot({ number, rank }: StopMarker): L.DivIcon {
  const html = document.createElement('span');
  html.textContent = String(number);
  return L.divIcon({ className: `trip-map-stop trip-map-stop-${rank}`, html, iconSize: [30, 30] });
}

interface TripLeafletProps {
  stops: MapStop[];
  tilesUrl?: string;
  tilesAttribution?: string;
  className: string;
}

/** The leaflet map itself; only `TripMap` loads this file. */
export function TripLeaflet({ stops, tilesUrl, tilesAttribution, className }: TripLeafletProps) {
  const outlines = useOutlines();
  const markers = useMemo(() => stopMarkers(stops).map((stop) => ({ ...stop, icon: dot(stop) })), [stops]);
  const calm = useMemo(() => window.matchMedia('(prefers-reduced-motion: reduce)').matches, []);
  const positions = markers.map((stop) => stop.position);
  const [only] = positions;
  if (!only) return null;
  const where =
    positions.length > 1
      ? { bounds: L.latLngBounds(positions), boundsOptions: { padding: [36, 36] as [number, number] } }
      : { center: only, zoom: 6 };

  return (
    <MapContainer
      {...where}
      className={`trip-map ${className}`}
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
      <ZoomControl zoomInTitle="Zoomer" zoomOutTitle="Dézoomer" />
      <Pane name="outlines" style={{ zIndex: UNDER_TILES }}>
        {outlines && <GeoJSON data={outlines} interactive={false} style={outlineStyle} />}
      </Pane>
      {tilesUrl && <AttributionControl prefix={false} />}
      {tilesUrl && <TileLayer url={tilesUrl} attribution={tilesAttribution ?? ''} maxZoom={18} />}
      {positions.length > 1 && (
        <Polyline positions={positions} interactive={false} className="trip-map-line" />
      )}
      {markers.map(({ number, name, date, position, icon }) => (
        <Marker key={number} position={position} icon={icon} title={`Étape ${number}\u202f: ${name}`}>
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
  className: feature?.properties.kind === 'land' ? 'trip-map-land' : 'trip-map-borders',
});
