import { useWords } from '#words';
import type { Words } from '@/components/words/words-of';
import { routeText } from '@/lib/core/text/route';
import { listed } from '@/lib/core/text/text';
import { type Box, type LabelWish, placeLabels } from './place-labels';
import { EXTENT, type Point, project } from './projection';

/** Natural Earth's land and borders, fetched once for all pages. */
const OUTLINES = '/map/outlines.svg';

interface Place {
  name: string;
  lat: number;
  lon: number;
}

interface Route {
  from: Place;
  to: Place;
  /** How many trips go this way. */
  count?: number;
}

interface RouteMapProps {
  routes: Route[];
  /** The stops of the route that stands out, in order. */
  highlight?: Place[];
  className?: string;
}

const LAND_COLOUR =
  'light-dark(color-mix(in srgb, var(--color-line) 68%, var(--color-saffron-tint)), color-mix(in srgb, var(--color-line) 80%, var(--color-ground)))';
const FRAME = { west: -19.5, east: 41, north: 58.8, south: 3 };
const MARGIN = 46;

/** The usual frame, grown where a place lies outside it, never beyond what is drawn. */
function viewOf(points: Point[]) {
  const corner = project(EXTENT.south, EXTENT.east);
  const usual = { ...project(FRAME.north, FRAME.west), far: project(FRAME.south, FRAME.east) };
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const left = Math.max(0, Math.min(usual.x, ...xs.map((x) => x - MARGIN)));
  const top = Math.max(0, Math.min(usual.y, ...ys.map((y) => y - MARGIN)));
  const right = Math.min(corner.x, Math.max(usual.far.x, ...xs.map((x) => x + MARGIN)));
  const bottom = Math.min(corner.y, Math.max(usual.far.y, ...ys.map((y) => y + MARGIN)));
  return {
    left: Math.round(left),
    top: Math.round(top),
    right: Math.round(right),
    bottom: Math.round(bottom),
  };
}

/** A curve between two places that bulges eastwards, as a journey seen from the Atlantic. */
function arc(from: Point, to: Point): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const side = dy >= 0 ? 1 : -1;
  const x = Math.round((from.x + to.x) / 2 + dy * 0.14 * side);
  const y = Math.round((from.y + to.y) / 2 - dx * 0.14 * side);
  return `M${Math.round(from.x)} ${Math.round(from.y)}Q${x} ${y} ${Math.round(to.x)} ${Math.round(to.y)}`;
}

function description(words: Words<'map/carte'>, routes: Route[], highlight: Place[]): string {
  const [first, last] = [highlight[0], highlight.at(-1)];
  const between = (from: Place, to: Place) => routeText(from.name, to.name, words.langue);
  const names = routes.slice(0, 12).map(({ from, to }) => between(from, to));
  const shown = first && last && first !== last ? [between(first, last), ...names] : names;
  const n = routes.length - names.length;
  const trajets = listed([...new Set(shown)], words.langue);
  if (!trajets) return words('vide');
  return n > 0 ? words('trajetsEtAutres', { trajets, n }) : words('trajets', { trajets });
}

/** Land and borders, fading out towards the edges where the drawing is cut. */
function Land({ view, borderWidth }: { view: Box; borderWidth: number }) {
  // two maps on one page share their masks only when they show the same part of the world
  const id = `route-map-${Object.values(view).join('-')}`;
  const frame = { x: view.left, y: view.top, width: view.right - view.left, height: view.bottom - view.top };
  const fade = (name: string, direction: { x2: number; y2: number }, start: string) => (
    <>
      <linearGradient id={`${name}-shade`} x1={0} y1={0} {...direction}>
        <stop offset={0} stopColor={start} />
        <stop offset={0.07} stopColor="#fff" />
        <stop offset={0.93} stopColor="#fff" />
        <stop offset={1} stopColor="#000" />
      </linearGradient>
      <mask id={name} maskUnits="userSpaceOnUse" {...frame}>
        <rect {...frame} fill={`url(#${name}-shade)`} />
      </mask>
    </>
  );
  return (
    <>
      <defs>
        {fade(`${id}-across`, { x2: 1, y2: 0 }, '#fff')}
        {fade(`${id}-down`, { x2: 0, y2: 1 }, '#000')}
      </defs>
      <g mask={`url(#${id}-across)`}>
        <g mask={`url(#${id}-down)`} stroke="var(--color-ground)" strokeWidth={borderWidth}>
          <use href={`${OUTLINES}#land`} fill={LAND_COLOUR} stroke="none" />
          <use href={`${OUTLINES}#borders`} />
        </g>
      </g>
    </>
  );
}

/** The home page's map: land, the routes on offer as dotted arcs, one route that stands out, and their cities. */
export function RouteMap({ routes, highlight = [], className }: RouteMapProps) {
  const words = useWords('map/carte');
  const etapes = highlight.map((place) => ({ name: place.name, at: project(place.lat, place.lon) }));
  const lines = routes.map(({ from, to, count = 1 }) => ({
    key: `${from.name}→${to.name}`,
    path: arc(project(from.lat, from.lon), project(to.lat, to.lon)),
    width: 2.1 + Math.min(count - 1, 4) * 0.35,
  }));
  const view = viewOf([
    ...etapes.map((etape) => etape.at),
    ...routes.flatMap(({ from, to }) => [project(from.lat, from.lon), project(to.lat, to.lon)]),
  ]);
  const width = view.right - view.left;
  const height = view.bottom - view.top;
  const size = width / 39;
  const unit = size / 19;

  const cities = new Map<string, LabelWish>();
  for (const { name, at } of etapes) cities.set(name, { name, at, radius: 8 * unit, bold: true });
  const byCount = [...routes].sort((a, b) => (b.count ?? 1) - (a.count ?? 1));
  for (const place of byCount.flatMap(({ from, to }) => [from, to])) {
    const wish = { name: place.name, at: project(place.lat, place.lon), radius: 5 * unit, bold: false };
    if (!cities.has(place.name)) cities.set(place.name, wish);
  }
  const wishes = [...cities.values()];
  const labels = placeLabels(wishes, size, view);
  const legs = etapes.slice(1).flatMap((etape, index) => {
    const before = etapes[index];
    return before ? [{ key: `${before.name}→${etape.name}`, path: arc(before.at, etape.at) }] : [];
  });

  return (
    <svg
      viewBox={`${view.left} ${view.top} ${width} ${height}`}
      role="img"
      // where a label begins is left of its city in every language
      direction="ltr"
      aria-label={description(words, routes, highlight)}
      className={className}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <Land view={view} borderWidth={1.4 * unit} />
      <g stroke="var(--color-majorelle)" strokeOpacity={0.85}>
        {lines.map(({ key, path, width: stroke }) => (
          <path
            key={key}
            d={path}
            strokeWidth={stroke * unit}
            strokeDasharray={`${0.1 * unit} ${5.8 * unit}`}
          />
        ))}
      </g>
      <g stroke="var(--color-saffron)" strokeWidth={5.5 * unit}>
        {legs.map(({ key, path }) => (
          <path key={key} d={path} />
        ))}
      </g>
      <g stroke="var(--color-ground)">
        {wishes.map(({ name, at, radius, bold }) => (
          <circle
            key={name}
            cx={Math.round(at.x)}
            cy={Math.round(at.y)}
            r={radius}
            strokeWidth={2.4 * unit}
            fill={bold ? 'var(--color-ink)' : 'var(--color-majorelle)'}
          />
        ))}
      </g>
      <g
        fill="var(--color-ink)"
        fontSize={size}
        stroke="var(--color-ground)"
        strokeWidth={size / 6}
        strokeOpacity={0.85}
        paintOrder="stroke"
      >
        {labels.map(({ name, x, y, anchor, bold }) => (
          <text
            key={name}
            x={Math.round(x)}
            y={Math.round(y)}
            textAnchor={anchor}
            fontWeight={bold ? 700 : 500}
          >
            {name}
          </text>
        ))}
      </g>
    </svg>
  );
}
