/** The light tokens of app/globals.css, in which all shared pictures are drawn. */
export const COLOURS = {
  ground: '#fbf8f3',
  surface: '#ffffff',
  ink: '#1a1730',
  muted: '#655f75',
  line: '#e9e2d6',
  majorelle: '#4f3fd1',
  tint: '#eeecfc',
  saffron: '#f2a81d',
  pale: '#fbe3b4',
  palm: '#3bb27c',
  clay: '#d2472b',
} as const;

const DISPLAY = 'Bricolage Grotesque, Figtree, Noto Kufi Arabic';
const TEXT = 'Figtree, Noto Kufi Arabic, Amiri';

/** A style of lettering: how an SVG and how Pango name it. */
export type Lettering = { family: string; weight: 400 | 700; size: number };

export const display = (size: number): Lettering => ({ family: DISPLAY, weight: 700, size });
export const bold = (size: number): Lettering => ({ family: TEXT, weight: 700, size });
export const plain = (size: number): Lettering => ({ family: TEXT, weight: 400, size });
