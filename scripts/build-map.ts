/**
 * Builds the map's outlines from Natural Earth (public domain, npm world-atlas):
 *   public/map/outlines.svg      two paths for the home page's drawing, which uses them by their names
 *   public/map/outlines.json     GeoJSON for the background of a trip's map
 * Run: npx tsx scripts/build-map.ts
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { geoArea, geoIdentity, geoPath } from 'd3-geo';
import type { Feature, MultiLineString, MultiPolygon, Position } from 'geojson';
import { merge, mesh } from 'topojson-client';
import type {
  GeometryCollection,
  Polygon,
  Topology,
  MultiPolygon as TopoMultiPolygon,
} from 'topojson-specification';
import { EXTENT, project } from '@/components/map/projection';
import { simplify } from './map/simplify';

type World = Topology<{ countries: GeometryCollection<{ name: string }> }>;

const root = fileURLToPath(new URL('..', import.meta.url));
const world: World = JSON.parse(readFileSync(`${root}/node_modules/world-atlas/countries-50m.json`, 'utf8'));

/** Land without inner borders, and the borders alone, so that none is stored twice. */
function outlines(tolerance: number, smallest: number) {
  const topology = simplify(world, tolerance);
  const countries = topology.objects.countries;
  const shapes = countries.geometries.filter(
    (shape): shape is Polygon<{ name: string }> | TopoMultiPolygon<{ name: string }> =>
      (shape.type === 'Polygon' || shape.type === 'MultiPolygon') && shape.properties?.name !== 'Antarctica',
  );
  const land = merge(topology, shapes);
  // an island of less than a dot is noise
  const visible = land.coordinates.filter(
    (polygon) =>
      geoArea({ type: 'Polygon', coordinates: polygon }) > smallest && insideExtent(polygon[0] ?? []),
  );
  const borders = mesh(topology, countries, (a, b) => a !== b);
  return { land: { ...land, coordinates: visible }, borders };
}

function insideExtent(ring: Position[]): boolean {
  return ring.some(
    ([lon = 0, lat = 0]) =>
      lon > EXTENT.west - 5 && lon < EXTENT.east + 5 && lat > EXTENT.south - 3 && lat < EXTENT.north + 8,
  );
}

/** SVG path data in whole units, relative and without spaces that say nothing. */
function svgPath(shape: MultiPolygon | MultiLineString): string {
  const corner = project(EXTENT.south, EXTENT.east);
  const flat = JSON.parse(JSON.stringify(shape), (_, value) =>
    Array.isArray(value) && typeof value[0] === 'number'
      ? Object.values(project(Math.min(Math.max(value[1], -80), 84), value[0]))
      : value,
  );
  const clip = geoIdentity().clipExtent([
    [0, 0],
    [corner.x, corner.y],
  ]);
  const path = geoPath(clip).digits(0)(flat) ?? '';
  return path.replace(/M[^M]+/g, relative);
}

/** "M10,20L11,22L9,22Z" to "M10 20l1 2-2 0z". */
function relative(subpath: string): string {
  const closed = subpath.endsWith('Z');
  const points = subpath
    .replace(/[MZ]/g, '')
    .split('L')
    .map((pair) => pair.split(',').map(Number));
  const [first, ...rest] = points;
  let [x = 0, y = 0] = first ?? [];
  const steps = rest.flatMap(([nextX = 0, nextY = 0]) => {
    const step = [nextX - x, nextY - y];
    [x, y] = [nextX, nextY];
    return step[0] === 0 && step[1] === 0 ? [] : [step.join(' ')];
  });
  if (steps.length < (closed ? 2 : 1)) return '';
  return `M${first?.join(' ')}l${steps.join(' ').replaceAll(' -', '-')}${closed ? 'z' : ''}`;
}

const drawing = outlines(0.13, 8e-6);
mkdirSync(`${root}/public/map`, { recursive: true });
writeFileSync(
  `${root}/public/map/outlines.svg`,
  [
    '<svg xmlns="http://www.w3.org/2000/svg">',
    '<!-- Natural Earth, public domain. Written by scripts/build-map.ts, in the units of components/map/projection.ts. -->',
    `<path id="land" d="${svgPath(drawing.land)}"/>`,
    `<path id="borders" d="${svgPath(drawing.borders)}"/>`,
    '</svg>',
    '',
  ].join('\n'),
);

const fine = outlines(0.03, 3e-7);
const rounded = (key: string, value: unknown) =>
  typeof value === 'number' && key !== 'id' ? Math.round(value * 100) / 100 : value;
const near = fine.borders.coordinates.filter((line) => insideExtent(line));
const feature = <G extends MultiPolygon | MultiLineString>(kind: string, geometry: G): Feature<G> => ({
  type: 'Feature',
  properties: { kind },
  geometry,
});
const collection = {
  type: 'FeatureCollection',
  features: [feature('land', fine.land), feature('borders', { type: 'MultiLineString', coordinates: near })],
};
writeFileSync(`${root}/public/map/outlines.json`, `${JSON.stringify(collection, rounded)}\n`);
