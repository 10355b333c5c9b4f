import {
  at,
  box,
  clay,
  disc,
  dots,
  flat,
  gold,
  ink,
  lilac,
  line,
  majorelle,
  metal,
  mirrored,
  palm,
  saffron,
  sand,
  shadow,
  solid,
  type Tone,
  teal,
  times,
  white,
  within,
} from './brush';

/** What a screen shows: a sun over dunes. */
const dunes = (
  screen: string,
  sky: Tone,
  sun: Tone,
  [x, y, w, h]: [number, number, number, number],
): string =>
  within(
    screen,
    flat(screen, sky.base) +
      flat(disc(x + w * 0.64, y + h * 0.4, Math.min(w, h) * 0.2), sun.base) +
      flat(
        `M${x} ${y + h * 0.62}q${w * 0.3} ${-h * 0.2} ${w * 0.55} 0t${w * 0.45} ${-h * 0.06}V${y + h}H${x}Z`,
        sky.shade,
      ) +
      flat(`M${x} ${y + h * 0.8}q${w * 0.4} ${-h * 0.22} ${w} ${-h * 0.02}V${y + h}H${x}Z`, ink.base) +
      flat(`M${x} ${y}H${x + w * 0.5}L${x} ${y + h * 0.75}Z`, '#FFFFFF', 0.13),
  );

export const phone = (body: Tone, sky: Tone): string =>
  shadow(236, 118) +
  at(
    198,
    240,
    solid(box(-44, -166, 88, 166, 17), body) +
      solid(box(-36, -158, 40, 46, 12), { ...body, base: body.light, shade: body.base }, 3, 2) +
      times(
        2,
        (i) =>
          flat(disc(-24 + i * 16, -146 + i * 20, 8), ink.shade) +
          flat(disc(-26 + i * 16, -148 + i * 20, 2.4), '#FFFFFF', 0.7),
      ) +
      flat(disc(-8, -146, 3), '#FFFFFF', 0.8),
    -8,
  ) +
  at(
    276,
    241,
    solid(box(-45, -172, 90, 172, 18), ink, 4, 2) +
      dunes(box(-39, -166, 78, 160, 13), sky, saffron, [-39, -166, 78, 160]) +
      flat(box(-13, -161, 26, 7, 3.5), ink.shade),
    4,
  );

export const laptop = (body: Tone, sky: Tone): string =>
  shadow(240, 176) +
  solid(box(128, 80, 224, 146, 11), body, 4, 0) +
  dunes(box(137, 89, 206, 128, 4), sky, saffron, [137, 89, 206, 128]) +
  solid('M100 224H380L392 235Q393 243 384 243H96Q87 243 88 235Z', { ...body, base: body.light }, 0, 8) +
  flat('M208 224H272L268 230H212Z', body.shade, 0.55);

export const watch = (strap: Tone): string =>
  shadow(240, 84) +
  solid(
    'M210 66Q212 52 222 52H258Q268 52 270 66L274 112H206ZM206 184H274L268 232Q266 241 256 241H224Q214 241 212 232Z',
    strap,
  ) +
  times(3, (i) => flat(disc(240, 204 + i * 11, 3), strap.shade)) +
  solid(box(190, 96, 100, 102, 30), ink, 4, 2) +
  flat(box(199, 105, 82, 84, 22), ink.shade) +
  line('M216 168A32 32 0 1 1 264 168', ink.light, 7) +
  line('M216 168A32 32 0 0 1 240 115', palm.light, 7) +
  line('M240 131V149L252 156', '#FFFFFF', 5) +
  flat('M199 127Q199 105 221 105H250L199 160Z', '#FFFFFF', 0.1) +
  flat(box(290, 130, 7, 24, 3), metal.shade);

const rotor = (x: number, y: number): string =>
  flat(disc(x, y, 44, 8), '#FFFFFF', 0.6) +
  line(`M${x - 40} ${y}H${x + 40}`, metal.shade, 3) +
  solid(box(x - 7, y - 4, 14, 20, 4), ink, 4, 0);

export const drone = (): string =>
  shadow(240, 120, 252) +
  line('M212 140L150 118M268 140L330 118', metal.shade, 13) +
  line('M210 139L150 117M266 139L328 117', metal.base, 10) +
  rotor(148, 106) +
  rotor(332, 106) +
  line('M196 164L180 204M284 164L300 204', metal.shade, 7) +
  solid('M190 132Q194 112 240 112T290 132L284 168Q278 184 240 184T196 168Z', white, 9, 6) +
  flat('M206 126Q240 116 274 126L270 134Q240 126 210 134Z', lilac.base) +
  solid(box(218, 166, 44, 34, 12), ink, 4, 2) +
  flat(disc(240, 184, 11), ink.shade) +
  flat(disc(240, 184, 6), teal.base) +
  flat(disc(237, 181, 2), '#FFFFFF') +
  flat(disc(206, 150, 3.5), palm.light) +
  flat(disc(274, 150, 3.5), clay.base);

export const camera = (): string =>
  shadow(240, 128) +
  line('M150 132C112 128 92 176 108 214S150 246 168 236', clay.shade, 9) +
  solid('M196 118L206 92Q208 86 214 86H266Q272 86 274 92L284 118Z', metal, 5, 0) +
  solid(box(140, 112, 200, 128, 18), ink) +
  within(
    box(140, 112, 200, 128, 18),
    flat(box(140, 112, 200, 34), metal.base) + flat(box(140, 142, 200, 4), metal.shade),
  ) +
  solid(box(156, 102, 28, 12, 4), metal, 4, 0) +
  solid(disc(308, 110, 13, 6), clay, 4, 0) +
  flat(box(296, 124, 26, 12, 4), saffron.light) +
  solid(disc(240, 180, 54), metal, 5, 4) +
  solid(disc(240, 180, 45), ink, -4, -3) +
  flat(disc(240, 180, 32), ink.shade) +
  flat(disc(240, 180, 23), teal.shade) +
  flat(disc(244, 185, 14), teal.base) +
  flat(disc(229, 168, 7), '#FFFFFF', 0.75) +
  flat(disc(252, 194, 3), '#FFFFFF', 0.4);

export const monitor = (): string =>
  shadow(240, 96) +
  solid('M222 204H258L264 236H216Z', metal) +
  solid(box(186, 232, 108, 10, 5), metal, 5, 3) +
  solid(box(106, 48, 268, 166, 10), ink, 4, 2) +
  dunes(box(114, 56, 252, 144, 3), majorelle, saffron, [114, 56, 252, 144]) +
  flat(disc(240, 207, 2.5), palm.light);

const bud = (x: number, turn: number): string =>
  at(
    x,
    134,
    solid('M-8 -8V46Q-8 52 -2 52T5 46V6Z', white, 4, 0) +
      solid(disc(0, -10, 19, 17), white, 6, 4) +
      line('M-13 -14Q-16 -9 -12 -4', metal.shade, 3.4) +
      flat(box(-7, 38, 11, 3), metal.base),
    turn,
  );

export const earbuds = (): string =>
  shadow(232, 122) +
  solid(box(162, 66, 132, 76, 32), { ...white, base: white.shade, shade: '#BDB5D6' }, 6, 4) +
  flat(box(176, 80, 104, 62, 22), ink.light, 0.32) +
  bud(206, -4) +
  mirrored(250, bud(250, -4)) +
  solid('M158 158H298V206Q298 241 262 241H194Q158 241 158 206Z', white, 12, 8) +
  flat(box(158, 158, 140, 5), metal.base) +
  flat(disc(228, 190, 4), palm.light) +
  line('M346 236C384 236 396 214 376 202S352 176 378 168', metal.light, 7) +
  solid(box(316, 218, 40, 23, 7), white, 5, 3) +
  line('M315 225H306M315 234H306', gold.shade, 4);

export const tablet = (): string =>
  shadow(240, 150) +
  at(
    236,
    160,
    solid(box(-128, -78, 256, 158, 16), ink, 5, 4) +
      flat(box(-92, -66, 208, 134, 7), white.base) +
      times(4, (i) => flat(box(-118, -40 + i * 22, 16, 13, 5), ink.light)) +
      line('M-70 34C-30 34 -46 -32 -4 -32S30 32 56 20', majorelle.base, 8) +
      flat(disc(-70, 34, 8), saffron.base) +
      line('M-66 -40H-30M-66 -26H-46', lilac.base, 5) +
      flat('M-92 -59Q-92 -66 -85 -66H-10L-92 30Z', '#FFFFFF', 0.5),
    -5,
  ) +
  at(
    298,
    176,
    solid('M0 0L10 -16H22V-124Q16 -132 10 -124V-16Z', clay, 5, 0) +
      solid('M0 0L4 -18H24L28 -18V-128Q14 -140 2 -128V-18Z', clay, 8, 0) +
      flat('M2 -18H28L14 8Z', sand.base) +
      flat('M9 -2H19L14 8Z', ink.base) +
      flat(box(2, -50, 26, 7), gold.base),
    34,
    0.86,
  );

export const speaker = (): string =>
  shadow(240, 134) +
  solid(box(118, 118, 244, 122, 58), teal, 10, 8) +
  within(
    box(118, 118, 244, 122, 58),
    times(11, (i) =>
      dots(`M${132 + (i % 2) * 5} ${130 + i * 10}H372`, i > 8 ? '#0A4E62' : teal.shade, 3.4, 10),
    ) + flat('M118 118H300Q190 126 150 200L118 240Z', '#FFFFFF', 0.08),
  ) +
  solid(disc(144, 179, 26, 50), ink, 5, 3) +
  flat(disc(142, 178, 15, 32), ink.light) +
  flat(disc(140, 176, 7, 15), ink.base) +
  solid(box(212, 108, 88, 18, 9), ink, 4, 2) +
  times(3, (i) => flat(disc(236 + i * 20, 117, 3), '#FFFFFF', 0.85)) +
  line('M354 158C380 158 386 186 366 196', saffron.base, 7);
