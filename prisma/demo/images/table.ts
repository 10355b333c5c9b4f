import {
  at,
  box,
  brown,
  clay,
  disc,
  dots,
  flat,
  gold,
  ink,
  kraft,
  leaf,
  lilac,
  line,
  majorelle,
  metal,
  palm,
  saffron,
  sand,
  shadow,
  solid,
  type Tone,
  teal,
  times,
  white,
  wood,
} from './brush';

const bowl = (x: number, y: number, heap: Tone, dish: Tone, pattern: string): string =>
  at(
    x,
    y,
    solid('M-54 -46Q-26 -74 -8 -124Q0 -138 8 -124Q26 -74 54 -46Z', heap, 16, -2) +
      line('M-14 -92Q-22 -72 -34 -58', heap.light, 3) +
      solid('M-60 -50H60Q56 -8 24 0H-24Q-56 -8 -60 -50Z', dish, 9, 3) +
      flat(box(-60, -52, 120, 8, 4), dish.light) +
      times(5, (i) => flat(`M${-42 + i * 20} -36l7 9l-7 9l-7-9Z`, pattern)),
  );

export const spices = (): string =>
  shadow(118, 72) +
  shadow(362, 72) +
  shadow(240, 78, 259) +
  bowl(118, 241, saffron, teal, teal.light) +
  bowl(362, 241, palm, majorelle, lilac.base) +
  bowl(240, 258, clay, white, teal.base) +
  times(3, (i) => at(334 + i * 22, 262 + (i % 2) * 8, solid(disc(0, 0, 9, 5), palm, 2, 2), i * 50 - 30)) +
  at(146, 264, line('M-20 0H20', wood.shade, 7) + line('M-19 -1H19', wood.light, 3), -8);

const sachet = (x: number, y: number, paper: Tone, filling: Tone): string =>
  at(
    x,
    y,
    solid('M-36 -112H36L40 -6Q40 0 34 0H-34Q-40 0 -40 -6Z', paper, 9, 0) +
      flat('M-36 -112H36L37 -92H-37Z', paper.shade) +
      flat(disc(0, -102, 3.5), filling.shade) +
      solid(disc(-3, -46, 22, 25), filling, 5, 4) +
      flat(disc(-9, -54, 6, 7), '#FFFFFF', 0.25),
  );

export const sachets = (): string =>
  shadow(180, 124) +
  shadow(346, 76) +
  sachet(140, 230, kraft, saffron) +
  sachet(226, 230, white, palm) +
  sachet(182, 243, sand, clay) +
  line('M332 128C322 112 342 104 332 88M354 124C344 108 364 100 354 82', '#FFFFFF', 5, 0.8) +
  line('M388 168C418 164 416 206 378 206', majorelle.shade, 9) +
  solid('M292 148H394Q394 214 364 228H322Q292 214 292 148Z', majorelle, 12, 2) +
  flat(disc(343, 149, 51, 11), majorelle.light) +
  flat(disc(343, 151, 43, 8), clay.shade) +
  solid('M278 228H408Q404 242 384 242H302Q282 242 278 228Z', majorelle, 10, 2) +
  line('M312 166Q316 196 330 210', '#FFFFFF', 4, 0.35);

export const teapot = (): string =>
  shadow(232, 110) +
  shadow(376, 44) +
  line('M296 116C352 84 366 196 300 208', metal.shade, 13) +
  line('M295 114C348 84 360 194 298 205', metal.light, 5) +
  solid('M176 150C140 152 142 120 110 104L98 114C122 132 112 192 172 206Z', metal, 4, -6) +
  solid(
    'M196 96H276C312 118 324 148 324 172C324 206 306 226 284 232H188C166 226 148 206 148 172C148 148 160 118 196 96Z',
    metal,
    20,
    5,
  ) +
  solid('M180 230H292L300 242H172Z', metal, 10, 2) +
  solid('M192 98C200 70 220 62 236 60C252 62 272 70 280 98Z', metal, 10, 2) +
  solid(disc(236, 50, 10, 12), metal, 5, 3) +
  line('M188 98H284', metal.shade, 5) +
  dots('M158 150Q236 166 314 150', metal.shade, 5, 9) +
  times(7, (i) => flat(`M${174 + i * 21} 172l9 11l-9 11l-9-11Z`, metal.shade)) +
  dots('M158 208Q236 222 312 208', metal.shade, 5, 9) +
  line('M172 136C162 152 160 176 166 196', '#FFFFFF', 7, 0.9) +
  solid('M350 172H404L396 236Q395 242 388 242H366Q359 242 358 236Z', teal, 7, 0) +
  flat('M352 190H402L396 234H358Z', saffron.base, 0.8) +
  flat(box(350, 172, 54, 5, 2), gold.base) +
  at(380, 172, leaf(30), -64) +
  at(378, 172, leaf(26), -116);

const date = (x: number, y: number, turn: number, body = brown): string =>
  at(x, y, solid(disc(0, 0, 21, 12), body, 5, 4) + line('M-12 -4Q-2 -8 8 -5', body.light, 3), turn);

export const dates = (): string =>
  shadow(226, 150) +
  at(
    250,
    132,
    times(
      7,
      (i) =>
        at(18 + i * 19, -i * 2, leaf(54 - i * 3, palm), -64) +
        at(18 + i * 19, -i * 2, leaf(50 - i * 3, palm), 34),
    ) + line('M0 0Q80 -14 152 -14', palm.shade, 5),
    -30,
  ) +
  [
    [150, 160, -16],
    [192, 150, 20],
    [236, 152, -10],
    [280, 156, 14],
    [312, 168, -20],
    [170, 172, 8],
    [212, 168, -24],
    [256, 170, 12],
    [130, 174, 24],
    [296, 178, 4],
  ]
    .map(([x = 0, y = 0, turn = 0], i) =>
      date(x, y, turn, i % 3 ? brown : { light: '#C07A42', base: '#8C4F24', shade: '#643513' }),
    )
    .join('') +
  solid('M96 176H350L338 232Q336 241 326 241H120Q110 241 108 232Z', wood, 12, 4) +
  flat(box(96, 176, 250, 8), wood.light) +
  line('M102 208H342', wood.shade, 3) +
  flat(disc(222, 209, 25, 17), sand.light) +
  at(
    222,
    222,
    line('M0 2V-12', palm.base, 3) +
      [-150, -120, -60, -30, -90].map((turn) => at(0, -12, leaf(17), turn)).join(''),
  ) +
  date(386, 232, -8) +
  date(410, 224, 34);

const bean = (x: number, y: number, turn: number): string =>
  at(x, y, solid(disc(0, 0, 12, 8.5), brown, 3, 3) + line('M-10 0Q-3 -5 0 0T10 0', brown.shade, 2), turn);

export const coffee = (): string =>
  shadow(180, 82) +
  shadow(334, 84) +
  solid('M116 88L128 70H234L246 88L252 232Q252 241 244 241H118Q110 241 110 232Z', kraft, 16, 0) +
  flat('M128 70H234L246 88H116Z', kraft.shade) +
  flat('M122 56H240V72H122Z', kraft.light) +
  flat(box(116, 54, 130, 9, 3), ink.base) +
  solid(disc(176, 158, 40, 44), palm, 6, 4) +
  at(176, 158, solid(disc(0, 0, 17, 25), brown, 5, 3) + line('M0 -23Q-9 -8 0 0T0 23', brown.light, 3.4), 24) +
  line('M378 178C406 174 404 214 370 212', clay.shade, 9) +
  solid('M284 162H384Q384 216 358 230H310Q284 216 284 162Z', white, 13, 2) +
  flat(disc(334, 162, 50, 10), white.light) +
  flat(disc(334, 164, 42, 7.5), brown.base) +
  flat(disc(322, 163, 17, 3), brown.light) +
  flat('M286 184H382L380 194H288Z', clay.base) +
  solid('M268 230H400Q396 242 376 242H292Q272 242 268 230Z', white, 10, 2) +
  line('M320 142C310 126 330 116 320 98M346 142C336 126 356 116 346 98', '#FFFFFF', 5, 0.75) +
  bean(262, 254, 10) +
  bean(288, 262, -24) +
  bean(232, 262, 40);

export const oliveOil = (): string =>
  shadow(206, 92) +
  shadow(352, 54) +
  line('M158 74C158 44 238 44 238 74', palm.shade, 9) +
  solid('M130 88L148 70H252L272 88V228Q272 241 259 241H143Q130 241 130 228Z', palm, 16, 0) +
  flat('M148 70H252L272 88H130Z', palm.light) +
  solid(box(232, 52, 26, 20, 4), saffron, 6, 0) +
  flat(box(130, 112, 126, 92), sand.light) +
  flat(box(130, 104, 126, 5), gold.base) +
  flat(box(130, 207, 126, 5), gold.base) +
  at(
    160,
    184,
    line('M0 0Q30 -26 66 -34', palm.shade, 4) +
      at(14, -10, leaf(30), -76) +
      at(32, -20, leaf(30), -84) +
      at(52, -28, leaf(26), -88) +
      at(24, -16, leaf(28), 10) +
      at(46, -26, leaf(26), 4),
  ) +
  solid(disc(176, 140, 9, 11), { light: palm.light, base: '#76803A', shade: '#525A22' }, 3, 2) +
  solid(disc(224, 178, 9, 11), { light: palm.light, base: '#76803A', shade: '#525A22' }, 3, 2) +
  solid('M304 206H404Q398 241 354 241T304 206Z', white, 12, 2) +
  flat(disc(354, 206, 50, 11), white.light) +
  flat(disc(354, 208, 42, 8), saffron.base) +
  flat(disc(342, 206, 18, 3), saffron.light) +
  solid(disc(386, 196, 12, 10), { light: palm.light, base: '#76803A', shade: '#525A22' }, 3, 3) +
  solid(disc(368, 199, 11, 9), ink, 3, 3);
