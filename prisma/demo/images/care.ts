import {
  at,
  box,
  brown,
  clay,
  disc,
  flat,
  gold,
  ink,
  leaf,
  lilac,
  line,
  majorelle,
  metal,
  palm,
  rose,
  saffron,
  sand,
  shadow,
  solid,
  type Tone,
  teal,
  times,
  white,
  within,
  wood,
} from './brush';

/** A nut of the argan or shea tree. */
const nut = (x: number, y: number, body: Tone, turn = 0): string =>
  at(x, y, solid(disc(0, 0, 17, 12), body, 5, 4) + line('M-10 -4Q-4 -9 4 -8', body.light, 2.4), turn);

const dropper = (x: number, top: number): string =>
  solid(
    `M${x - 9} ${top + 34}V${top + 12}Q${x - 9} ${top} ${x} ${top}T${x + 9} ${top + 12}V${top + 34}Z`,
    rose,
    5,
    0,
  ) + solid(box(x - 15, top + 32, 30, 24, 4), gold, 8, 0);

export const serum = (): string =>
  shadow(186, 60) +
  shadow(302, 96) +
  dropper(190, 62) +
  solid(
    'M172 118H208V130Q236 134 236 158V226Q236 241 221 241H159Q144 241 144 226V158Q144 134 172 130Z',
    clay,
    14,
    0,
  ) +
  flat(box(156, 166, 56, 52, 6), sand.light) +
  line('M170 192H198M176 202H192', clay.base, 3) +
  flat(disc(184, 179, 6), saffron.base) +
  line('M154 150V210', '#FFFFFF', 4, 0.35) +
  solid(box(252, 184, 112, 57, 18), lilac, 12, 4) +
  solid('M250 152H366V180Q366 188 358 188H258Q250 188 250 180Z', white, 12, 4) +
  line('M262 160V178', '#FFFFFF', 4, 0.9) +
  flat(box(284, 206, 44, 18, 9), '#FFFFFF', 0.55) +
  solid('M388 241C370 226 392 220 396 210C402 222 426 228 408 241Z', white, 6, 2);

const argan = (): string => nut(330, 230, gold) + nut(364, 232, wood, -12) + nut(346, 214, wood, 16);

export const arganOil = (): string =>
  shadow(214, 66) +
  shadow(346, 66) +
  at(300, 228, leaf(72), -62) +
  at(304, 230, leaf(84), -32) +
  at(300, 230, leaf(66), -92) +
  dropper(212, 36) +
  solid(
    'M192 92H232V110Q264 116 264 146V224Q264 241 247 241H177Q160 241 160 224V146Q160 116 192 110Z',
    saffron,
    16,
    0,
  ) +
  flat('M160 160H264V224Q264 241 247 241H177Q160 241 160 224Z', clay.base, 0.22) +
  flat(box(172, 158, 70, 56, 6), sand.light) +
  at(186, 198, leaf(42), -32) +
  flat(disc(198, 176, 5), gold.base) +
  line('M172 134V148', '#FFFFFF', 5, 0.6) +
  argan();

export const perfume = (): string =>
  shadow(206, 74) +
  shadow(322, 50) +
  solid(box(182, 62, 50, 44, 6), gold, 10, 0) +
  solid(box(192, 104, 30, 14, 2), metal, 6, 0) +
  solid(box(140, 116, 134, 125, 18), rose, 10, 6) +
  within(
    box(152, 128, 110, 101, 10),
    flat(box(152, 128, 110, 101), rose.light) +
      flat(box(152, 162, 110, 70), clay.light, 0.62) +
      flat('M152 128H222L172 229H152Z', '#FFFFFF', 0.3),
  ) +
  flat('M207 164L219 180L207 204L195 180Z', sand.light) +
  solid(box(300, 118, 36, 34, 6), ink, 6, 0) +
  solid(box(286, 150, 66, 91, 30), majorelle, 9, 4) +
  line('M300 178V216', '#FFFFFF', 4, 0.4) +
  line('M320 176V212', lilac.base, 2, 0.7) +
  nut(384, 232, gold, 10) +
  nut(112, 232, wood, -8);

export const shampoo = (): string =>
  shadow(150, 52) +
  shadow(250, 60) +
  shadow(346, 56) +
  line('M150 112V84H124', white.shade, 8) +
  solid(box(134, 108, 34, 20, 4), white, 6, 0) +
  solid(
    'M126 128H176Q194 134 194 158V226Q194 241 180 241H122Q108 241 108 226V158Q108 134 126 128Z',
    teal,
    12,
    0,
  ) +
  flat(disc(148, 184, 23), white.base) +
  flat('M148 168C158 180 160 184 160 189A12 12 0 0 1 136 189C136 184 138 180 148 168Z', teal.base) +
  solid(box(228, 70, 46, 40, 8), saffron, 8, 0) +
  solid('M212 108H290V224Q290 241 273 241H229Q212 241 212 224Z', white, 12, 0) +
  flat(box(212, 146, 66, 60), rose.base) +
  at(228, 184, leaf(38), -24) +
  flat(disc(240, 164, 6), saffron.base) +
  solid('M312 132H384L374 224H322Z', clay, 10, 0) +
  solid(box(316, 218, 64, 23, 6), white, 8, 0) +
  line('M326 150L331 200', '#FFFFFF', 5, 0.35) +
  flat(disc(348, 170, 13), sand.light) +
  times(3, (i) => flat(disc(322 + i * 14, 88 - i * 15, 9 - i * 2), '#FFFFFF', 0.75)) +
  flat(disc(344, 104, 5), '#FFFFFF', 0.75);

export const makeup = (): string => {
  const colours = [
    clay.base,
    rose.base,
    saffron.base,
    lilac.base,
    clay.shade,
    rose.shade,
    gold.shade,
    majorelle.base,
  ];
  return (
    shadow(228, 148) +
    solid('M112 68Q112 58 122 58H306Q316 58 316 68L324 164H104Z', ink, 5, 4) +
    within(
      'M124 70H304L311 156H117Z',
      flat(box(100, 60, 230, 110), '#DCEBF2') +
        flat('M150 60H206L150 170H94ZM230 60H250L194 170H174Z', '#FFFFFF', 0.65),
    ) +
    solid('M104 162H324L338 226Q340 241 326 241H102Q88 241 90 226Z', ink, 6, 6) +
    colours
      .map((fill, i) => {
        const [column, row] = [i % 4, Math.floor(i / 4)];
        const x = 140 + column * 49 + (column - 1.5) * row * 3;
        return (
          flat(disc(x, 184 + row * 32, 19, 13), ink.shade) +
          flat(disc(x, 185 + row * 32, 17, 11), fill) +
          flat(disc(x - 5, 182 + row * 32, 7, 4), '#FFFFFF', 0.22)
        );
      })
      .join('') +
    solid('M362 184L370 152Q388 146 388 166V184Z', clay, 6, 0) +
    solid(box(358, 182, 34, 26, 3), gold, 8, 0) +
    solid(box(354, 204, 42, 37, 5), ink, 8, 0) +
    at(
      420,
      238,
      solid('M-6 0L-4 -96H4L6 0Z', wood, 4, 0) +
        solid(box(-7, -112, 14, 22, 2), metal, 5, 0) +
        solid('M-9 -110Q-18 -140 0 -160Q18 -140 9 -110Z', rose, 6, 0),
      8,
    )
  );
};

const tube = (body: Tone, cap: Tone): string =>
  solid('M-38 -156H38L28 -30H-28Z', body, 10, 0) +
  flat('M-38 -156H38L37 -146H-37Z', body.shade) +
  solid(box(-30, -34, 60, 34, 7), cap, 9, 0) +
  times(4, (i) => line(`M${-18 + i * 11} -26V-10`, cap.shade, 2)) +
  flat(disc(-1, -96, 19), '#FFFFFF', 0.92) +
  flat(disc(-1, -96, 9), saffron.base) +
  times(8, (i) => `<g transform="rotate(${i * 45} -1 -96)">${line('M-1 -109V-112', saffron.base, 3)}</g>`) +
  line('M-24 -138L-18 -52', '#FFFFFF', 5, 0.4);

export const sunCream = (): string =>
  shadow(140, 50) +
  shadow(240, 50) +
  shadow(334, 50) +
  at(142, 241, tube(teal, white)) +
  at(334, 241, tube(clay, white)) +
  at(238, 241, tube(saffron, white), 0, 1.14) +
  at(
    398,
    240,
    solid('M-24 0Q-28 -30 0 -38Q28 -30 24 0Q0 8 -24 0Z', rose, 5, 2) +
      line('M0 -34V-2M-9 -32L-14 -3M9 -32L14 -3', rose.shade, 2),
  );

/** An open pot of shea butter. */
const pot = (lid: Tone): string =>
  solid('M-58 -60C-50 -92 -18 -84 -12 -100C-2 -112 16 -100 10 -90C40 -92 54 -76 58 -60Z', sand, 10, 4) +
  line('M-30 -72C-8 -80 8 -78 26 -70', sand.shade, 3) +
  solid('M-62 -66H62V-18Q62 0 44 0H-44Q-62 0 -62 -18Z', wood, 14, 0) +
  flat(box(-62, -66, 110, 9), wood.light) +
  flat(box(-36, -48, 58, 34, 5), sand.light) +
  flat(disc(-7, -31, 10, 7), lid.base);

export const sheaPot = (): string =>
  shadow(224, 104) +
  shadow(364, 62) +
  at(126, 232, leaf(80), -118) +
  at(128, 234, leaf(66), -150) +
  at(216, 241, pot(palm), 0, 1.36) +
  nut(338, 230, brown, -6) +
  nut(372, 232, wood, 14) +
  nut(356, 213, brown, 6);

export const soaps = (): string =>
  shadow(160, 90) +
  shadow(330, 90) +
  at(154, 241, pot(clay), 0, 0.98) +
  solid(box(264, 194, 132, 47, 12), sand, 12, 6) +
  solid(box(274, 152, 116, 44, 12), palm, 12, 6) +
  solid(box(286, 114, 96, 40, 12), rose, 12, 6) +
  flat(box(312, 194, 30, 47), clay.base) +
  flat(box(312, 152, 30, 44), clay.shade) +
  flat(box(312, 114, 30, 40), clay.base) +
  at(334, 110, leaf(44), -28) +
  at(330, 112, leaf(36), -150);

export const blackSoap = (): string =>
  shadow(180, 82) +
  shadow(320, 80) +
  solid('M100 168H252L240 228Q238 241 224 241H128Q114 241 112 228Z', sand, 14, 0) +
  flat(disc(176, 168, 76, 19), sand.light) +
  flat(disc(176, 168, 66, 14), brown.shade) +
  solid(
    'M114 166C126 138 158 152 168 134C178 120 196 130 190 142C222 136 240 154 238 168A66 14 0 0 1 114 166Z',
    brown,
    10,
    5,
  ) +
  line('M146 154C164 148 184 148 206 154', brown.light, 4) +
  line('M120 192L132 204L144 192L156 204L168 192L180 204L192 192L204 204L216 192L228 204', teal.base, 5) +
  solid('M276 241Q268 176 278 110Q280 90 300 86L340 82Q362 82 366 104Q374 172 368 241Z', majorelle, 12, 4) +
  solid('M278 150Q254 138 252 116Q260 100 276 116Z', majorelle, 4, 2) +
  flat('M273 208H371L370 222H274Z', saffron.base) +
  times(4, (i) => line(`M${292} ${112 + i * 22}H${352}`, majorelle.shade, 2.4)) +
  times(3, (i) => flat(disc(236 + i * 12, 112 - i * 18, 8 - i * 1.5), '#FFFFFF', 0.7));

export const wig = (): string =>
  shadow(240, 84) +
  solid('M214 196H266L270 226H210Z', sand, 9, 0) +
  solid(box(184, 222, 112, 19, 7), wood, 10, 4) +
  solid(
    'M240 40C168 40 158 104 164 156C168 196 146 210 158 228C186 236 196 206 194 178H286C284 206 294 236 322 228C334 210 312 196 316 156C322 104 312 40 240 40Z',
    brown,
    14,
    0,
  ) +
  solid('M200 112C200 86 280 86 280 112V148C280 182 258 206 240 206T200 182V148Z', sand, 10, 2) +
  solid(
    'M240 58C204 60 192 92 190 136C206 126 226 112 234 84C248 112 272 124 290 136C288 92 276 60 240 58Z',
    brown,
    0,
    0,
  ) +
  line('M180 98C176 140 184 170 172 212M192 80C184 120 190 150 184 180', brown.light, 3.4) +
  line('M302 104C304 142 298 172 308 210', brown.shade, 3.4) +
  line('M236 66C230 88 216 108 200 118M246 66C250 86 262 104 280 116', brown.light, 2.6) +
  at(
    352,
    240,
    solid('M-10 0V-60Q-10 -70 0 -70T10 -60V0Z', clay, 5, 0) +
      solid(box(-16, -128, 32, 66, 12), clay, 6, 4) +
      times(5, (i) => line(`M-8 ${-118 + i * 11}H8`, sand.base, 3.4)),
    6,
  );
