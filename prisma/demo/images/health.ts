import {
  at,
  box,
  clay,
  disc,
  flat,
  ink,
  lilac,
  line,
  majorelle,
  metal,
  palm,
  rose,
  saffron,
  shadow,
  solid,
  teal,
  times,
  white,
  wood,
} from './brush';

export const medicines = (): string =>
  shadow(180, 94) +
  shadow(334, 92) +
  solid(box(112, 152, 132, 89, 5), white, 14, 0) +
  flat(box(112, 218, 118, 12), teal.base) +
  flat('M146 170h16v16h16v16h-16v16h-16v-16h-16v-16h16Z', palm.base) +
  line('M190 182H218M190 194H210', metal.base, 4) +
  solid(box(124, 92, 118, 60, 5), rose, 14, 0) +
  flat(box(124, 136, 104, 10), clay.base) +
  flat(disc(150, 114, 12), white.base) +
  line('M174 108H212M174 120H200', white.base, 4) +
  solid(box(272, 76, 68, 24, 6), white, 8, 0) +
  solid(
    'M278 98H334V108Q354 116 354 134V226Q354 241 339 241H273Q258 241 258 226V134Q258 116 278 108Z',
    wood,
    14,
    0,
  ) +
  flat(box(258, 146, 82, 66), white.base) +
  flat('M290 160h12v11h11v12h-11v11h-12v-11h-11v-12h11Z', clay.base) +
  line('M268 128V138', '#FFFFFF', 5, 0.5) +
  at(
    402,
    214,
    solid(box(-26, -42, 52, 70, 7), metal, 6, 4) +
      times(
        6,
        (i) =>
          flat(
            disc(-13 + (i % 2) * 24, -28 + Math.floor(i / 2) * 21, 8, 7),
            i % 3 ? saffron.base : clay.base,
          ) + flat(disc(-15 + (i % 2) * 24, -30 + Math.floor(i / 2) * 21, 3, 2), '#FFFFFF', 0.7),
      ),
    12,
  );

export const bloodPressure = (): string =>
  shadow(244, 150) +
  line('M214 196C250 262 292 262 318 214', ink.base, 7) +
  solid(
    'M290 128Q290 106 312 106H360Q382 106 382 128V222Q382 240 362 240H310Q290 240 290 222Z',
    majorelle,
    8,
    4,
  ) +
  flat(disc(336, 118, 46, 14), majorelle.shade) +
  flat(disc(336, 120, 36, 9), ink.shade) +
  flat(box(290, 170, 92, 22), lilac.base) +
  flat(box(368, 170, 14, 22), lilac.shade) +
  solid(box(98, 124, 162, 117, 22), white, 9, 7) +
  flat(box(114, 138, 118, 58, 10), ink.base) +
  line('M124 170H146L154 152L166 184L174 166H190', palm.light, 5) +
  flat('M212 160c-8-10-20 2 0 16c20-14 8-26 0-16Z', clay.light) +
  solid(disc(150, 218, 13, 11), palm, 4, 2) +
  solid(disc(194, 218, 13, 11), rose, 4, 2);
