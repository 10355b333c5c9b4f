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
  line,
  majorelle,
  metal,
  mirrored,
  rose,
  saffron,
  sand,
  shadow,
  solid,
  type Tone,
  teal,
  times,
  wood,
} from './brush';

export const boots = (): string => {
  const boot =
    solid(
      'M-52 -132Q-30 -142 10 -134L14 -62Q22 -50 54 -46Q84 -40 86 -14H-56Q-60 -70 -52 -132Z',
      saffron,
      8,
      4,
    ) +
    solid('M40 -48Q84 -42 86 -14H44Q34 -30 40 -48Z', brown, 6, 3) +
    solid('M-58 -16H90V-6Q90 0 82 0H-52Q-60 0 -60 -8Z', ink, 4, 4) +
    solid('M-56 -146Q-24 -156 14 -146V-124Q-20 -134 -54 -122Z', brown, 6, 2) +
    times(
      4,
      (i) =>
        line(`M-8 ${-110 + i * 18}L18 ${-114 + i * 18}`, sand.light, 4) +
        flat(disc(-10, -110 + i * 18, 3.4), brown.base),
    ) +
    line('M-44 -90Q-30 -60 -44 -30', saffron.shade, 3);
  return shadow(190, 100) + shadow(318, 100) + at(290, 232, boot, 0, 1.06) + at(170, 243, boot, 0, 1.16);
};

export const handbag = (): string =>
  shadow(240, 120) +
  line('M184 124C184 34 296 34 296 124', clay.shade, 11) +
  line('M182 122C182 32 294 32 294 122', clay.light, 4) +
  solid(
    'M150 112H330Q344 112 347 126L362 222Q364 241 346 241H134Q116 241 118 222L133 126Q136 112 150 112Z',
    clay,
    13,
    6,
  ) +
  solid(
    'M134 112H346L340 160Q336 182 312 182H168Q144 182 140 160Z',
    { light: clay.light, base: '#D8674A', shade: clay.shade },
    10,
    5,
  ) +
  dots('M146 124L150 158Q152 172 170 172H310Q328 172 330 158L334 124', clay.shade, 2.4, 8) +
  solid(box(220, 166, 40, 32, 8), gold, 6, 4) +
  flat(disc(240, 182, 5), clay.shade) +
  line('M184 112V126M296 112V126', gold.base, 9) +
  line('M310 190V208', gold.shade, 2) +
  solid('M300 206H320L324 232L310 240L296 232Z', majorelle, 5, 0);

export const suitcases = (): string => {
  const wheels = (x: number): string => flat(disc(x, 240, 8), ink.shade) + flat(disc(x, 240, 3), metal.base);
  return (
    shadow(180, 86, 247) +
    shadow(316, 76, 247) +
    line('M152 84V44H214V84', metal.shade, 7) +
    wheels(134) +
    wheels(228) +
    solid(box(108, 80, 148, 156, 20), majorelle, 11, 5) +
    times(4, (i) => line(`M${134 + i * 30} 98V218`, majorelle.shade, 4)) +
    times(4, (i) => line(`M${131 + i * 30} 98V218`, majorelle.light, 2)) +
    solid(box(164, 70, 38, 14, 6), ink, 4, 2) +
    at(232, 128, flat('M-12 -14H12V18L0 28L-12 18Z', saffron.base) + flat(disc(0, -6, 3), ink.base), 12) +
    line('M292 128V104H344V128', metal.shade, 6) +
    wheels(278) +
    wheels(354) +
    solid(box(256, 124, 122, 112, 18), saffron, 10, 5) +
    flat(box(256, 164, 112, 9), saffron.shade) +
    flat(box(256, 192, 112, 9), saffron.shade) +
    solid(box(300, 116, 34, 12, 5), ink, 4, 2) +
    flat(disc(290, 146, 9), clay.base) +
    solid('M342 124Q346 92 366 88Q392 92 384 124Z', rose, 6, 2) +
    flat('M352 124Q352 104 364 100', clay.base)
  );
};

export const sandals = (): string => {
  const sandal =
    solid(
      'M-30 88C-40 40 -38 -10 -36 -50C-34 -98 34 -98 36 -50C38 -10 36 40 28 88C22 106 -24 106 -30 88Z',
      wood,
      7,
      4,
    ) +
    flat(
      'M-23 84C-32 40 -30 -10 -29 -48C-26 -84 26 -84 28 -48C30 -10 28 40 21 84C16 96 -18 96 -23 84Z',
      wood.light,
    ) +
    solid('M-42 -34L4 -64L46 -30L46 -6L4 -40L-42 -10Z', clay, 5, 3) +
    solid('M-42 26Q0 4 44 26V52Q0 30 -42 52Z', clay, 6, 4) +
    dots('M-36 32Q0 12 38 32', gold.light, 3, 8) +
    flat(disc(4, -52, 8), gold.base) +
    flat(disc(4, -52, 3.4), clay.shade);
  return (
    shadow(176, 92, 236, 22) +
    shadow(306, 92, 236, 22) +
    at(178, 162, sandal, -12, 0.94) +
    at(304, 162, mirrored(0, sandal), 14, 0.94)
  );
};

export const jewellery = (): string =>
  shadow(216, 96) +
  shadow(360, 56) +
  solid('M190 52Q216 44 242 52L246 104C256 140 316 150 322 241H110C116 150 176 140 186 104Z', ink, 14, 2) +
  line('M186 108C180 158 196 190 216 194S252 158 246 108', metal.light, 5) +
  dots('M168 126C160 188 186 222 216 226S272 188 264 126', metal.base, 8, 13) +
  [
    [172, 168, teal],
    [190, 204, saffron],
    [242, 204, saffron],
    [260, 168, teal],
  ]
    .map(
      ([x, y, stone]) =>
        solid(disc(Number(x), Number(y), 11), metal, 3, 2) +
        flat(disc(Number(x), Number(y), 6), (stone as Tone).base),
    )
    .join('') +
  solid('M216 184L242 214L216 250L190 214Z', metal, 6, 3) +
  flat('M216 197L231 214L216 235L201 214Z', teal.base) +
  flat(disc(216, 214, 7), clay.base) +
  solid('M342 241L350 118H370L378 241Z', wood, 6, 0) +
  solid(box(322, 110, 76, 13, 6), wood, 6, 3) +
  [334, 386]
    .map(
      (x) =>
        line(`M${x} 124V142`, metal.base, 3) +
        solid(`M${x} 138L${x + 18} 166L${x} 196L${x - 18} 166Z`, metal, 5, 3) +
        flat(disc(x, 166, 8), clay.base) +
        dots(`M${x - 10} 192H${x + 12}`, saffron.base, 6, 10),
    )
    .join('');
