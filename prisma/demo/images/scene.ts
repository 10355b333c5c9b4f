import { at, box, disc, flat } from './brush';

/** wall, what is light on it, table */
const rooms = {
  sand: ['#EFE1C9', '#F8EEDC', '#DFCBA8'],
  lilac: ['#D9D3F6', '#E8E4FC', '#BFB6EA'],
  apricot: ['#F8D292', '#FCE3B6', '#EBB75F'],
  blush: ['#F3CCBE', '#F9E0D7', '#E3AB98'],
  sage: ['#C8E1CF', '#DCEEE1', '#A4CAB0'],
  sky: ['#C5E1E9', '#DBEEF3', '#9DC7D3'],
  night: ['#322B6B', '#40388A', '#231D50'],
  majorelle: ['#5546D6', '#6B5DE6', '#4032B4'],
  palm: ['#237350', '#2F8A62', '#195A3D'],
  clay: ['#BC4F31', '#CD6749', '#9C3D23'],
  teal: ['#14738C', '#2389A3', '#0C5A70'],
} as const;

export type Room = keyof typeof rooms;

const backdrops = {
  arch: 'M142 300V150a98 98 0 0 1 196 0V300Z',
  sun: disc(240, 150, 118),
  horseshoe: 'M156 300V196C130 168 132 60 240 42C348 60 350 168 324 196V300Z',
  window: box(96, 40, 288, 260, 28),
  star: 'M240 26L276 63H327V114L363 150L327 186V237H276L240 274L204 237H153V186L117 150L153 114V63H204Z',
} as const;

export type Backdrop = keyof typeof backdrops;

/** A still life, 480 by 300: a room, light from the upper left, a table at 214, and what stands on it. */
export function scene(room: Room, backdrop: Backdrop, drawing: string, scale = 1.12): string {
  const [wall, bright, table] = rooms[room];
  return canvas(
    flat(box(0, 0, 480, 300), wall) +
      flat(backdrops[backdrop], bright) +
      flat('M70 0H176L36 214H0V107ZM214 0H246L106 214H74Z', bright, 0.45) +
      flat(box(0, 214, 480, 86), table) +
      flat(box(0, 214, 480, 3), '#FFFFFF', 0.22) +
      at(240, 241, at(-240, -241, drawing), 0, scale),
  );
}

/** The same seen from above, on a round mat. */
export function layout(room: Room, drawing: string, scale = 1.12): string {
  const [wall, bright] = rooms[room];
  return canvas(
    flat(box(0, 0, 480, 300), wall) +
      flat(disc(240, 152, 136), bright) +
      flat('M70 0H176L-24 300H-130ZM214 0H246L46 300H14Z', bright, 0.45) +
      at(240, 152, at(-240, -160, drawing), 0, scale),
  );
}

/** A whole picture, in the size in which it is given to the product. */
export function canvas(drawing: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="720" height="450" viewBox="0 0 480 300"><defs><radialGradient id="shadow"><stop offset="0" stop-color="#1A1730" stop-opacity="0.42"/><stop offset="0.55" stop-color="#1A1730" stop-opacity="0.2"/><stop offset="1" stop-color="#1A1730" stop-opacity="0"/></radialGradient></defs>${drawing}</svg>`;
}
