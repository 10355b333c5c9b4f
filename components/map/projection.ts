/** Units of the drawn map: Mercator, `SCALE` of them for one radian at the equator, from its north-west corner. */
const SCALE = 720;
const WEST = -26;
const NORTH = 63;

const rad = (degrees: number) => (degrees * Math.PI) / 180;
const mercatorY = (lat: number) => Math.log(Math.tan(Math.PI / 4 + rad(lat) / 2));

/** A point of the home map's drawing; `y` grows southwards. */
export interface Point {
  x: number;
  y: number;
}

/** Where a place lies on the home map's drawing. */
export function project(lat: number, lon: number): Point {
  return { x: SCALE * rad(lon - WEST), y: SCALE * (mercatorY(NORTH) - mercatorY(lat)) };
}

/** The part of the world that is drawn: Europe, Africa and what lies beside them, in degrees. */
export const EXTENT = { west: WEST, east: 62, north: NORTH, south: -36 };
