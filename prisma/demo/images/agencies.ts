import {
  at,
  box,
  brown,
  clay,
  disc,
  flat,
  gold,
  ink,
  kraft,
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
import { canvas } from './scene';

/** A parcel that stands on `y`, its left edge at `x`. */
const parcel = (
  x: number,
  y: number,
  w: number,
  h: number,
  tape: Tone = saffron,
  card: Tone = kraft,
): string =>
  solid(box(x, y - h, w, h, 3), card, w * 0.14, 0) +
  flat(box(x + w * 0.38, y - h, w * 0.16, h), tape.base, 0.9) +
  flat(box(x + w * 0.6, y - h * 0.34, w * 0.2, h * 0.2, 1.5), white.base);

const plant = (x: number, y: number, scale = 1): string =>
  at(
    x,
    y,
    [-150, -122, -58, -30, -104, -76]
      .map(
        (turn, i) =>
          `<g transform="translate(0 -30) rotate(${turn})">${solid('M0 0Q26 -16 58 0Q28 12 0 0Z', i % 2 ? palm : { ...palm, base: palm.light, shade: palm.base }, 0, -4)}</g>`,
      )
      .join('') + solid('M-18 -34H18L13 0H-13Z', clay, 6, 0),
    0,
    scale,
  );

/** A lamp's cone and its shade, hung from the ceiling. */
const lamp = (x: number, drop: number, hood: Tone): string =>
  flat(`M${x - 20} ${drop}L${x - 76} 300H${x + 76}L${x + 20} ${drop}Z`, '#FFE9B8', 0.2) +
  line(`M${x} 0V${drop - 22}`, ink.base, 2.6) +
  solid(`M${x - 26} ${drop}Q${x - 22} ${drop - 26} ${x} ${drop - 26}T${x + 26} ${drop}Z`, hood, 6, 0) +
  flat(disc(x, drop, 11, 4), '#FFE9B8');

/** The agency from the street. */
export const shopFront = (sign: Tone, wall: Tone, sky: string): string =>
  canvas(
    flat(box(0, 0, 480, 300), sky) +
      flat(disc(404, 58, 30), '#FFFFFF', 0.5) +
      solid(box(-10, 74, 92, 200), rose, 12, 0) +
      times(2, (i) => flat(`M${14 + i * 30} 150V124a9 9 0 0 1 18 0V150Z`, rose.shade)) +
      solid(box(398, 96, 100, 180), sand, 12, 0) +
      times(2, (i) => flat(box(424 + i * 30, 124, 16, 30, 3), sand.shade)) +
      solid(box(76, 30, 328, 236), wall, 10, 0) +
      flat(box(70, 24, 340, 14, 2), wall.shade) +
      times(
        4,
        (i) =>
          flat(`M${112 + i * 74} 84V66a17 17 0 0 1 34 0V84Z`, sky) +
          line(`M${129 + i * 74} 50V84`, wall.shade, 2),
      ) +
      solid(box(88, 92, 304, 32, 4), sign, 8, 4) +
      line('M150 108C180 90 196 122 226 108S290 96 322 108', '#FFFFFF', 5) +
      flat(disc(150, 108, 6), saffron.light) +
      flat(disc(322, 108, 6), '#FFFFFF') +
      flat(box(96, 136, 180, 130, 3), ink.base) +
      flat(box(102, 142, 168, 118), '#FBE6B9') +
      flat(box(102, 232, 168, 28), wood.base) +
      parcel(112, 232, 46, 38) +
      parcel(122, 194, 34, 28, teal) +
      parcel(164, 232, 36, 54, clay) +
      parcel(208, 232, 50, 32, majorelle) +
      parcel(214, 200, 34, 26, saffron) +
      flat('M102 142H180L102 240ZM214 142H236L150 260H128Z', '#FFFFFF', 0.28) +
      flat(box(294, 136, 88, 130, 3), ink.base) +
      flat(box(300, 142, 76, 124), sign.shade) +
      flat(box(308, 150, 60, 74, 2), '#CFE7EE') +
      flat('M308 150H344L308 206Z', '#FFFFFF', 0.5) +
      flat(disc(364, 236, 4), gold.base) +
      times(8, (i) => {
        const x = 82 + i * 39.5;
        return flat(`M${x} 126H${x + 39.5}V148a19.75 12 0 0 1 -39.5 0Z`, i % 2 ? white.base : sign.base);
      }) +
      flat(box(82, 126, 316, 6), ink.shade, 0.16) +
      flat(box(0, 264, 480, 36), '#CFC5B4') +
      flat(box(0, 264, 480, 4), '#FFFFFF', 0.35) +
      shadow(240, 180, 268, 6) +
      plant(62, 272, 0.9) +
      plant(420, 272, 1.05) +
      parcel(262, 274, 38, 32, palm),
  );

/** Shelves of parcels behind the scenes. */
export const warehouse = (accent: Tone, wall: Tone): string => {
  const goods: [number, number, number, Tone][] = [
    [8, 46, 40, saffron],
    [60, 34, 52, clay],
    [100, 58, 34, teal],
    [166, 40, 46, majorelle],
    [212, 50, 30, palm],
    [4, 60, 34, majorelle],
    [70, 44, 50, palm],
    [120, 36, 32, saffron],
    [160, 56, 44, clay],
    [222, 38, 54, teal],
  ];
  const rack = (x: number): string =>
    [104, 176, 248]
      .map(
        (y, row) =>
          goods
            .filter((_, i) => (i + row) % 2 === (x > 200 ? 1 : 0) || i % 5 === row)
            .slice(0, 6)
            .reduce<{ drawn: string; at: number }>(
              (state, [, w, h, tape], i) =>
                state.at + w > 204
                  ? state
                  : {
                      drawn:
                        state.drawn +
                        parcel(x + state.at, y, w, h - (i % 2) * 6, tape, i % 3 === 1 ? sand : kraft),
                      at: state.at + w + 5,
                    },
              { drawn: '', at: 6 },
            ).drawn + solid(box(x - 4, y, 212, 8, 1), accent, 0, 3),
      )
      .join('') + [x - 6, x + 204].map((post) => solid(box(post, 30, 9, 236, 1), accent, 4, 0)).join('');
  return canvas(
    flat(box(0, 0, 480, 300), wall.light) +
      flat(box(0, 0, 480, 26), wall.base) +
      times(3, (i) => flat(box(40 + i * 150, 26, 100, 7, 2), '#FFF6DD')) +
      flat('M90 33L30 266H190L140 33ZM240 33L190 266H350L290 33Z', '#FFFFFF', 0.22) +
      flat(box(0, 256, 480, 44), wall.shade) +
      rack(22) +
      rack(252) +
      flat(box(0, 266, 480, 34), wall.base) +
      shadow(250, 120, 284) +
      line('M330 214V270', ink.base, 8) +
      line('M322 212H346', ink.base, 8) +
      solid(box(170, 268, 162, 9, 2), ink, 0, 3) +
      flat(disc(190, 282, 9), ink.shade) +
      flat(disc(190, 282, 3.4), metal.base) +
      flat(disc(312, 282, 9), ink.shade) +
      flat(disc(312, 282, 3.4), metal.base) +
      parcel(182, 268, 70, 54, accent) +
      parcel(256, 268, 58, 44, saffron, sand) +
      parcel(200, 214, 54, 36, clay, sand) +
      parcel(258, 224, 42, 32, teal),
  );
};

/** The van on its way. */
export const van = (body: Tone, [sky, hill, near]: [string, string, string]): string =>
  canvas(
    flat(box(0, 0, 480, 300), sky) +
      flat(disc(378, 84, 38), saffron.light) +
      flat(disc(378, 84, 58), saffron.light, 0.25) +
      flat('M0 170Q70 108 150 150T300 136T480 150V300H0Z', hill) +
      flat('M0 204Q120 150 240 190T480 178V300H0Z', near) +
      at(
        56,
        210,
        solid(box(-4, -74, 8, 76, 3), brown, 3, 0) +
          [-168, -140, -100, -70, -38, -10]
            .map((turn) => at(0, -74, solid('M0 0Q24 -16 52 4Q24 4 0 0Z', palm, 0, -2), turn))
            .join(''),
      ) +
      flat(box(0, 236, 480, 64), '#4B4577') +
      flat(box(0, 232, 480, 6), sand.base) +
      times(6, (i) => flat(box(20 + i * 84, 276, 44, 5, 2), '#FFFFFF', 0.6)) +
      shadow(250, 178, 262) +
      solid(
        'M96 108Q96 96 108 96H298Q344 96 362 130L380 166Q408 172 408 196V240Q408 248 398 248H106Q96 248 96 238Z',
        body,
        7,
        5,
      ) +
      flat('M96 212H408V240Q408 248 398 248H106Q96 248 96 238Z', body.shade) +
      flat('M298 112Q330 112 346 138L360 166H298Z', ink.base) +
      flat('M302 116Q328 117 342 140L356 162H330L312 116Z', teal.light, 0.65) +
      line('M290 110V238', body.shade, 3) +
      line('M122 172C150 148 166 190 194 170S240 160 262 170', '#FFFFFF', 6) +
      flat(disc(122, 172, 8), saffron.light) +
      flat(disc(262, 172, 8), '#FFFFFF') +
      flat(box(300, 184, 22, 6, 3), body.shade) +
      flat(disc(402, 200, 7, 11), '#FFF3CF') +
      flat(box(92, 190, 8, 22, 3), clay.base) +
      flat(box(396, 226, 18, 12, 4), ink.base) +
      [162, 344]
        .map(
          (x) =>
            flat(disc(x, 244, 34), ink.shade) +
            flat(disc(x, 246, 27), '#2E2A45') +
            flat(disc(x, 246, 14), metal.base) +
            flat(disc(x - 3, 243, 6), metal.light),
        )
        .join('') +
      parcel(134, 96, 54, 30) +
      parcel(194, 96, 70, 24, clay, sand) +
      line('M120 96V72M278 96V72M116 94H284', ink.base, 4),
  );

/** Inside: where parcels are handed over and weighed. */
export const counter = (accent: Tone, wall: string, bright: string): string =>
  canvas(
    flat(box(0, 0, 480, 300), wall) +
      flat('M40 300V136a66 66 0 0 1 132 0V300Z', bright) +
      flat(box(0, 262, 480, 38), sand.shade) +
      solid(box(234, 76, 214, 9, 2), wood, 0, 3) +
      parcel(246, 76, 44, 34) +
      parcel(296, 76, 32, 46, clay, sand) +
      parcel(334, 76, 50, 30, majorelle) +
      parcel(340, 46, 36, 24, teal, sand) +
      plant(414, 76, 0.66) +
      lamp(160, 48, accent) +
      shadow(246, 220, 282, 9) +
      solid(box(58, 176, 372, 106, 5), accent, 12, 0) +
      times(11, (i) => flat(box(74 + i * 32, 194, 14, 88, 7), accent.shade, 0.55)) +
      solid(box(46, 164, 396, 17, 5), wood, 0, 6) +
      solid(box(96, 148, 108, 16, 5), metal, 8, 4) +
      flat(box(132, 152, 34, 8, 2), palm.base) +
      solid(box(92, 140, 116, 8, 3), metal, 8, 2) +
      parcel(112, 140, 74, 47, clay) +
      solid('M292 164L300 150H340L348 164Z', ink, 5, 0) +
      solid(box(266, 104, 104, 52, 7), ink, 5, 3) +
      within(
        box(272, 109, 92, 41, 3),
        flat(box(272, 109, 92, 41), accent.light) +
          line('M284 136C302 112 314 144 330 126S348 120 354 122', '#FFFFFF', 4),
      ) +
      solid(disc(400, 160, 17, 13), gold, 5, 3) +
      flat(box(380, 160, 40, 5, 2), gold.shade) +
      flat(disc(400, 146, 4), gold.shade) +
      flat(box(226, 158, 34, 6, 1), white.base) +
      line('M246 156L264 138', majorelle.base, 4),
  );
