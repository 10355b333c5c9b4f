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
  useMap,
  useMapEvents,
  ZoomControl,
} from 'react-leaflet';
import { useWords } from '#words';
import { type EtapeMarker, etapeMarkers, type MapEtape } from './etape-markers';
import { spread } from './spread';
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

/** A dot's width and height in pixels. */
const DOT = 30;

/** A numbered dot, beside its place where another is too near; an element, not HTML text, so nothing is parsed. */
function dot({ number, rank }: EtapeMarker, beside: L.Point): L.DivIcon {
  const html = document.createElement('span');
  html.textContent = String(number);
  return L.divIcon({
    className: `transport-map-etape transport-map-etape-${rank}`,
    html,
    iconSize: [DOT, DOT],
    iconAnchor: [DOT / 2 - beside.x, DOT / 2 - beside.y],
    popupAnchor: [beside.x, beside.y],
  });
}

/** The stops' dots: at every zoom each can be read and pressed. */
function Dots({ markers }: { markers: EtapeMarker[] }) {
  const words = useWords('map/trajet');
  const map = useMap();
  const [zoom, setZoom] = useState(map.getZoom());
  useMapEvents({ zoomend: () => setZoom(map.getZoom()) });
  const drawn = useMemo(() => {
    const places = markers.map(({ position }) => map.project(position, zoom));
    const apart = spread(places, DOT);
    return markers.map((etape, at) => {
      const beside = L.point(apart[at] ?? [0, 0]).subtract(places[at] ?? [0, 0]);
      return { ...etape, icon: dot(etape, beside) };
    });
  }, [map, markers, zoom]);
  // One that stays open goes with its dot.
  useEffect(() => {
    if (drawn.length > 0) map.eachLayer((layer) => void (layer instanceof L.Popup && layer.update()));
  }, [map, drawn]);
  return drawn.map(({ number, name, date, position, icon }) => (
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
  ));
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
  const markers = useMemo(() => etapeMarkers(etapes), [etapes]);
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
      <Dots markers={markers} />
    </MapContainer>
  );
}

// leaflet's tiles lie at 200
const UNDER_TILES = 150;

const outlineStyle: L.StyleFunction = (feature) => ({
  className: feature?.properties.kind === 'land' ? 'transport-map-land' : 'transport-map-borders',
});
