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

const pad =
  'M-62 -24C-56 -46 -32 -48 -22 -40H22C32 -48 56 -46 62 -24C74 8 80 42 62 48C46 52 40 28 28 20H-28C-40 28 -46 52 -62 48C-80 42 -74 8 -62 -24Z';

/** A gamepad around its middle, 150 wide. */
const gamepad = (body: Tone, dark: Tone): string =>
  solid(pad, body, 6, 5) +
  flat('M-24 -40H24L20 -12Q18 -6 12 -6H-12Q-18 -6 -20 -12Z', body.light) +
  line('M-24 -40L-20 -12Q-18 -6 -12 -6H12Q18 -6 20 -12L24 -40', body.shade, 1.6) +
  solid(disc(-21, 8, 12), dark, 3, 2) +
  solid(disc(21, 8, 12), dark, 3, 2) +
  line('M-45 -23V-7M-53 -15H-37', dark.base, 5.5) +
  flat(disc(45, -24, 3.6), palm.base) +
  flat(disc(54, -15, 3.6), clay.base) +
  flat(disc(45, -6, 3.6), majorelle.light) +
  flat(disc(36, -15, 3.6), saffron.base);

export const console = (): string =>
  shadow(206, 70) +
  shadow(300, 112) +
  solid('M178 52H206V240H178Z', ink, 6, 0) +
  solid('M150 46C166 46 184 54 184 60V232C184 238 176 241 160 241Q150 150 150 46Z', white, 6, 0) +
  solid('M236 42C218 46 200 54 200 60V232C200 238 208 241 224 241Q240 150 236 42Z', white, 12, 0) +
  line('M192 66V226', teal.light, 2.6) +
  at(322, 158, gamepad(white, ink), -14, 0.82) +
  at(318, 214, gamepad(clay, ink), 5, 0.94);

export const controller = (): string =>
  shadow(240, 150) +
  line('M240 100C240 60 300 74 312 46S380 20 404 40', ink.base, 6) +
  solid(box(231, 88, 18, 20, 4), ink, 4, 0) +
  at(240, 164, gamepad(white, ink), -3, 1.72);

const fan = (x: number): string =>
  flat(disc(x, 164, 46), ink.shade) +
  times(
    9,
    (i) =>
      `<g transform="rotate(${i * 40} ${x} 164)">${flat(`M${x} 164Q${x + 12} 142 ${x + 4} 122Q${x + 24} 128 ${x + 22} 140Q${x + 18} 156 ${x} 164Z`, i % 2 ? ink.light : '#5F5890')}</g>`,
  ) +
  solid(disc(x, 164, 14), majorelle, 4, 3) +
  line(`M${x - 42} 150A44 44 0 0 1 ${x - 10} 121`, '#FFFFFF', 2, 0.35);

export const graphicsCard = (): string =>
  shadow(244, 158) +
  solid(box(92, 92, 14, 148, 3), metal, 4, 0) +
  flat(box(95, 120, 8, 26, 2), ink.base) +
  flat(box(95, 158, 8, 26, 2), ink.base) +
  flat(box(152, 222, 118, 14, 2), gold.base) +
  times(14, (i) => flat(box(158 + i * 8, 224, 3, 12), gold.shade)) +
  solid(box(104, 100, 286, 124, 14), ink, 6, 6) +
  solid('M118 108H224L206 130H118ZM376 216H270L288 196H376Z', lilac, 3, 3) +
  fan(184) +
  fan(312) +
  flat(box(238, 142, 20, 44, 6), majorelle.base) +
  flat(box(243, 148, 10, 32, 4), teal.light);

/** Four buttons around a middle. */
const four = (x: number, y: number): string =>
  [disc(x, y - 12, 5), disc(x + 12, y, 5), disc(x, y + 12, 5), disc(x - 12, y, 5)]
    .map((d) => flat(d, ink.base))
    .join('');

export const handheld = (left: Tone, right: Tone, screen: Tone): string =>
  shadow(240, 168) +
  solid('M112 96H154V232H112Q84 232 84 204V124Q84 96 112 96Z', left, 0, 8) +
  solid('M368 96H326V232H368Q396 232 396 204V124Q396 96 368 96Z', right, 8, 8) +
  solid(box(150, 94, 180, 140, 5), ink, 4, 3) +
  within(
    box(160, 105, 160, 118, 3),
    flat(box(160, 105, 160, 118), screen.base) +
      flat(disc(280, 138, 17), saffron.light) +
      flat('M160 190L204 148L240 184L270 160L320 204V223H160Z', screen.shade) +
      flat(box(160, 206, 160, 20), palm.base) +
      dots('M180 196C204 150 236 150 262 196', '#FFFFFF', 6, 13) +
      flat('M160 105H250L160 200Z', '#FFFFFF', 0.12),
  ) +
  solid(disc(118, 132, 15), ink, 4, 3) +
  solid(disc(362, 182, 15), ink, 4, 3) +
  four(118, 176) +
  four(362, 132);

const handle = (x: number, turn: number): string =>
  at(
    x,
    214,
    line('M-17 -16A22 22 0 1 1 17 -16', white.shade, 6) +
      solid('M-9 -24H9L12 18Q10 26 0 26T-12 18Z', white, 5, 2) +
      flat(disc(0, -16, 5), ink.base),
    turn,
  );

export const headset = (): string =>
  shadow(240, 130) +
  shadow(110, 40, 244) +
  shadow(370, 40, 244) +
  line('M150 150C146 40 334 40 330 150', ink.base, 17) +
  line('M152 138C156 50 316 46 326 126', ink.light, 4) +
  solid(
    'M146 138Q146 108 178 108H302Q334 108 334 138V192Q334 226 302 226H282Q268 226 260 214Q252 204 240 204T220 214Q212 226 198 226H178Q146 226 146 192Z',
    white,
    10,
    7,
  ) +
  times(
    3,
    (i) =>
      flat(box(186 + i * 44, 130, 20, 52, 10), ink.base) +
      flat(disc(196 + i * 44, 144, 5), teal.base) +
      flat(disc(196 + i * 44, 168, 4), ink.light),
  ) +
  handle(110, -14) +
  handle(370, 14);

export const keyboard = (): string =>
  shadow(196, 150, 244) +
  shadow(376, 54, 244) +
  at(
    196,
    176,
    solid(box(-126, -62, 252, 124, 15), ink, 4, 7) +
      times(40, (i) => {
        const [column, row] = [i % 10, Math.floor(i / 10)];
        const fill =
          row === 1 && column > 0 && column < 4
            ? saffron.base
            : column === 9
              ? majorelle.light
              : row === 3 && column > 2 && column < 7
                ? lilac.base
                : ink.light;
        return (
          flat(box(-114 + column * 23, -50 + row * 25, 20, 20, 5), fill) +
          flat(box(-112 + column * 23, -49 + row * 25, 16, 3, 1.5), '#FFFFFF', 0.2)
        );
      }),
    -4,
  ) +
  line('M376 140C376 92 412 104 408 60S442 30 452 20', ink.base, 5) +
  solid('M340 178Q340 136 375 136T410 178V206Q410 242 375 242T340 206Z', ink, 8, 6) +
  line('M375 138V176', ink.shade, 3) +
  flat(box(370, 148, 10, 22, 5), saffron.base) +
  line('M350 214Q375 232 400 214', majorelle.light, 4);

export const racingWheel = (): string =>
  shadow(204, 96) +
  shadow(358, 66) +
  solid('M152 214H254L268 241H138Z', ink, 8, 2) +
  solid(box(168, 120, 70, 104, 16), ink, 8, 0) +
  line(disc(203, 134, 78), ink.shade, 24) +
  line(disc(202, 132, 78), ink.base, 19) +
  line('M130 132A73 73 0 0 1 182 62', ink.light, 4) +
  line('M203 134L134 122M203 134L272 122M203 134V206', metal.shade, 16) +
  line('M203 133L134 121M203 133L272 121M203 133V206', metal.base, 12) +
  solid(disc(203, 134, 31), ink, 5, 4) +
  flat('M203 116L219 134L203 152L187 134Z', saffron.base) +
  flat(box(195, 44, 16, 22, 4), saffron.base) +
  flat(disc(176, 140, 4), clay.base) +
  flat(disc(230, 140, 4), teal.light) +
  solid('M306 226H420L410 241H302Z', ink, 6, 2) +
  times(
    3,
    (i) =>
      line(`M${324 + i * 34} 228V186`, metal.shade, 7) +
      solid(box(312 + i * 34, 148, 25, 48, 6), metal, 5, 3) +
      times(3, (j) => flat(box(317 + i * 34, 158 + j * 11, 15, 4, 2), metal.shade)),
  );

const die = (x: number, y: number, turn: number, pips: [number, number][]): string =>
  at(
    x,
    y,
    solid(box(-18, -18, 36, 36, 8), white, 5, 4) +
      pips.map(([px, py]) => flat(disc(px, py, 3.4), clay.base)).join(''),
    turn,
  );

const pawn = (x: number, body: Tone): string =>
  solid(
    `M${x - 15} 240Q${x - 13} 226 ${x - 6} 216L${x - 4} 198H${x + 4}L${x + 6} 216Q${x + 13} 226 ${x + 15} 240Z`,
    body,
    5,
    0,
  ) + solid(disc(x, 190, 13), body, 4, 3);

export const boardGames = (): string =>
  shadow(222, 150) +
  solid(box(120, 194, 186, 46, 6), majorelle, 12, 0) +
  flat(box(120, 194, 186, 13, 6), majorelle.light) +
  flat(box(150, 216, 60, 11, 5), saffron.base) +
  solid(box(130, 146, 168, 48, 6), palm, 12, 0) +
  flat(box(130, 146, 168, 13, 6), palm.light) +
  times(5, (i) => flat(`M${152 + i * 22} 178l9-9l9 9l-9 9Z`, sand.base)) +
  solid('M148 146L168 90H288L276 146Z', sand, 8, 0) +
  within(
    'M148 146L168 90H288L276 146Z',
    times(6, (i) =>
      times(4, (j) =>
        (i + j) % 2 ? '' : flat(`M${168 + i * 20 - j * 5} ${90 + j * 14}h20l-5 14h-20Z`, clay.base),
      ),
    ),
  ) +
  pawn(338, saffron) +
  pawn(378, teal) +
  die(356, 224, 12, [
    [-8, -8],
    [8, 8],
    [0, 0],
  ]);
