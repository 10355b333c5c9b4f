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
  wood,
} from './brush';

const both = (drawing: string): string => drawing + mirrored(240, drawing);

/** A rail along the top, with hangers. */
const rail = (y: number, hangers: number[]): string =>
  line(`M20 ${y + 2}H460`, wood.shade, 8) +
  line(`M20 ${y}H460`, wood.light, 4) +
  hangers
    .map(
      (x) =>
        line(
          `M${x} ${y + 28}V${y + 18}Q${x + 12} ${y + 14} ${x + 8} ${y + 4}T${x - 8} ${y + 2}`,
          metal.shade,
          3.6,
        ) + line(`M${x - 42} ${y + 46}L${x} ${y + 28}L${x + 42} ${y + 46}`, wood.base, 6),
    )
    .join('');

const embroidery = (d: string, thread: Tone): string =>
  line(d, thread.shade, 9) + dots(d, thread.light, 4.4, 7.5);

/** A caftan, or with a hood a djellaba. */
export const robe = (cloth: Tone, thread: Tone, hooded = false): string =>
  rail(22, [240]) +
  shadow(240, 96, 280) +
  solid(
    'M212 62L170 88L128 208L164 222L200 148L178 274Q240 288 302 274L280 148L316 222L352 208L310 88L268 62Q240 80 212 62Z',
    cloth,
    10,
    2,
  ) +
  line('M200 148L206 122M280 148L274 122', cloth.shade, 4) +
  line('M214 190C210 224 206 250 200 274M266 190C270 224 274 250 280 274', cloth.shade, 3, 0.75) +
  (hooded
    ? times(4, (i) => line(`M${214 + i * 17} 150L${202 + i * 25} 278`, thread.base, 2.6, 0.5)) +
      embroidery('M240 118V206', thread) +
      solid('M200 70Q206 40 240 38T280 70Q268 114 240 122Q212 114 200 70Z', cloth, 5, -3) +
      flat('M214 70Q240 58 266 70Q258 98 240 106Q222 98 214 70Z', cloth.shade)
    : embroidery('M218 68Q222 98 240 102T262 68', thread) +
      embroidery('M240 102V277', thread) +
      flat('M199 152Q240 164 281 152L283 170Q240 182 197 170Z', thread.base) +
      solid(box(229, 152, 22, 26, 6), thread, 4, 3) +
      flat(disc(240, 165, 5), clay.base)) +
  both(embroidery('M129 206L163 219', thread)) +
  embroidery('M181 269Q240 282 299 269', thread);

export const weddingDress = (): string =>
  shadow(240, 138, 258) +
  solid(box(236, 204, 8, 50, 2), wood, 3, 0) +
  solid('M208 120C200 170 118 214 104 252Q160 268 240 266T376 252C362 214 280 170 272 120Z', white, 16, 2) +
  line('M222 136C206 184 172 224 156 258M238 138V264M256 136C270 184 302 220 322 258', white.shade, 3) +
  solid('M229 34H251V54Q276 58 283 74Q276 104 240 104T197 74Q204 58 229 54Z', sand, 9, 2) +
  solid(disc(240, 34, 13, 5), wood, 4, 1) +
  solid('M206 64Q216 78 240 82T274 64L282 96Q270 112 272 126Q240 136 208 126Q210 112 198 96Z', white, 9, 2) +
  flat('M206 118Q240 128 274 118L276 132Q240 142 204 132Z', gold.base) +
  dots('M118 248Q160 262 240 260T362 248', gold.base, 4.6, 11) +
  dots('M204 72Q222 90 240 92T276 72', gold.base, 3.6, 7) +
  times(9, (i) => flat(disc(168 + ((i * 53) % 150), 196 + ((i * 29) % 48), 2.4), gold.light));

export const jerseys = (): string => {
  const shirt = (body: Tone, trim: Tone, stripes: boolean): string => {
    const d = 'M-26 -8L-66 18L-52 52L-36 44V136Q0 144 36 136V44L52 52L66 18L26 -8Q0 10 -26 -8Z';
    return (
      solid(d, body, 8, 2) +
      within(
        d,
        stripes
          ? times(3, (i) => flat(box(-26 + i * 22, -10, 9, 160), trim.base))
          : flat(box(-70, 52, 140, 22), trim.base),
      ) +
      line('M-24 -7Q0 12 24 -7', trim.base, 6) +
      line('M-63 20L-50 50M63 20L50 50', trim.base, 5) +
      line('M-36 46V64M36 46V64', body.shade, 3)
    );
  };
  return (
    rail(30, [118, 362, 240]) +
    shadow(240, 170, 258) +
    at(118, 82, shirt(palm, saffron, false), 0, 0.98) +
    at(362, 82, shirt(majorelle, white, true), 0, 0.98) +
    at(240, 82, shirt(clay, saffron, true), 0, 1.1)
  );
};

export const coat = (): string =>
  rail(22, [240]) +
  shadow(240, 88, 274) +
  solid(
    'M208 62L164 92Q146 150 144 212L174 218L186 142L174 266Q240 278 306 266L294 142L306 218L336 212Q334 150 316 92L272 62Q240 76 208 62Z',
    teal,
    10,
    2,
  ) +
  line('M240 120V270', teal.shade, 4) +
  solid('M206 62L238 122L222 138L188 88Z', { light: teal.light, base: '#37A0BC', shade: teal.base }, 5, 0) +
  solid('M274 62L242 122L258 138L292 88Z', { light: teal.light, base: '#37A0BC', shade: teal.base }, 5, 0) +
  times(3, (i) => flat(disc(224, 160 + i * 32, 5), gold.base) + flat(disc(256, 160 + i * 32, 5), gold.base)) +
  line('M188 206L212 202M292 206L268 202', teal.shade, 6) +
  flat('M144 200L175 206L174 218L144 212ZM336 200L305 206L306 218L336 212Z', teal.shade) +
  solid('M248 84L276 78L284 188L256 192Z', saffron, 7, 0) +
  times(4, (i) =>
    line(`M${255 + i * 1.6} ${110 + i * 18}L${279 + i * 1.4} ${106 + i * 18}`, clay.base, 4.5),
  ) +
  times(4, (i) => line(`M${259 + i * 7} 192V201`, saffron.shade, 3)) +
  solid('M202 64Q240 88 278 64L284 84Q240 112 196 84Z', saffron, 4, 6) +
  line('M216 78L212 90M240 84V98M264 78L268 90', clay.base, 4.5);

/** Folded cloths, one on the other, each with its own print. */
export const fabrics = (cloths: Tone[], prints: Tone[]): string => {
  const print = (kind: number, y: number, thread: Tone): string =>
    [
      times(
        10,
        (i) =>
          flat(disc(116 + i * 28, y + 16, 9), thread.base) +
          flat(disc(116 + i * 28, y + 16, 4), thread.shade),
      ),
      times(14, (i) => flat(`M${104 + i * 22} ${y + 32}l11-30l11 30Z`, thread.base)),
      times(10, (i) => flat(`M${116 + i * 28} ${y + 5}l11 11l-11 11l-11-11Z`, thread.base)),
      times(3, (i) =>
        line(
          `M100 ${y + 6 + i * 9}q10 -7 20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0`,
          thread.base,
          3,
        ),
      ),
    ][kind % 4] ?? '';
  return (
    shadow(240, 166) +
    cloths
      .map((cloth, i) => {
        const [y, inset] = [207 - i * 34, [0, 9, 3, 14, 7][i] ?? 0];
        const d = box(104 + inset, y, 272 - inset * 2, 35, 13);
        return (
          solid(d, cloth, 12, 4) +
          within(
            d,
            print(i, y, prints[i % prints.length] ?? saffron) +
              flat(box(104, y + 28, 290, 8), ink.shade, 0.16) +
              flat(box(104, y, 290, 4), '#FFFFFF', 0.2),
          ) +
          line(`M${118 + inset} ${y + 17}H${150 + inset}`, cloth.shade, 0.1)
        );
      })
      .join('')
  );
};

/** Dyed bazin: a bolt whose end lies unrolled before it. */
export const bazin = (): string => {
  const roll = box(86, 132, 276, 96, 26);
  const end = 'M100 216H340L372 276Q300 288 222 280T68 278Z';
  const rosette = (x: number, y: number, scale = 1): string =>
    `<g transform="translate(${x} ${y}) scale(1.15 ${scale * 1.15})">${times(4, (i) => `<g transform="rotate(${i * 45})">${flat(disc(0, 0, 17, 4.4), lilac.light, 0.9)}</g>`)}${flat(disc(0, 0, 4), majorelle.shade)}</g>`;
  return (
    shadow(232, 176, 266, 24) +
    solid(end, { ...majorelle, base: majorelle.light, shade: majorelle.base }, 4, 7) +
    within(
      end,
      times(3, (i) => rosette(144 + i * 78, 256, 0.56)) + flat(box(60, 214, 330, 22), ink.shade, 0.3),
    ) +
    solid(roll, majorelle, 0, 17) +
    within(roll, times(4, (i) => rosette(128 + i * 68, 180)) + flat(box(86, 141, 280, 11), '#FFFFFF', 0.2)) +
    solid(disc(358, 180, 25, 48), lilac, 6, 4) +
    line('M357 148A14 32 0 1 0 367 202A8 21 0 1 0 354 168', majorelle.base, 3.6) +
    flat(disc(359, 183, 5, 10), wood.base)
  );
};
