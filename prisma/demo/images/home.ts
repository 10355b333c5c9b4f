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
  rose,
  saffron,
  sand,
  shadow,
  solid,
  teal,
  times,
  white,
  within,
  wood,
} from './brush';

export const envelope = (): string =>
  shadow(240, 140) +
  at(
    240,
    150,
    solid(box(-92, -104, 150, 130, 4), white, 5, 0) +
      line('M-70 -80H20M-70 -64H0M-70 -48H30', metal.base, 5) +
      flat(disc(32, -74, 13), rose.base) +
      solid(box(-130, -62, 260, 154, 10), kraft, 8, 6) +
      flat('M-130 -52Q-130 -62 -120 -62H120Q130 -62 130 -52L14 24Q0 32 -14 24Z', kraft.light) +
      line('M-128 -54L-14 24Q0 32 14 24L128 -54', kraft.shade, 2.4) +
      solid(disc(0, 26, 17), clay, 4, 3) +
      flat(box(-6, 20, 12, 12), rose.light) +
      flat('M0 17.5L8.5 26L0 34.5L-8.5 26Z', rose.light) +
      solid(box(78, 38, 38, 42, 3), white, 3, 2) +
      flat(box(83, 43, 28, 32), teal.light) +
      flat('M83 75L95 56L102 65L106 60L111 66V75Z', teal.shade) +
      line('M-110 62H-46M-110 76H-70', kraft.shade, 5),
    -4,
  );

export const books = (): string =>
  shadow(230, 150) +
  solid(box(104, 196, 256, 45, 6), clay, 10, 6) +
  flat('M124 204H360V232H124Q114 232 114 218T124 204Z', sand.light) +
  times(3, (i) => line(`M126 ${211 + i * 7}H358`, sand.shade, 1.6)) +
  solid(box(128, 150, 232, 46, 6), teal, 10, 6) +
  flat('M146 158H360V187H146Q136 187 136 172T146 158Z', sand.light) +
  times(3, (i) => line(`M148 ${165 + i * 7}H358`, sand.shade, 1.6)) +
  flat('M318 158H334V214L326 206L318 214Z', saffron.base) +
  line('M176 56C168 104 190 128 214 128S258 104 250 56', ink.base, 7) +
  line('M214 128C214 168 262 156 284 136S330 108 332 136', ink.base, 7) +
  line('M176 56V48H186M250 56V48H240', metal.shade, 6) +
  solid(disc(334, 138, 20, 14), metal, 5, 3) +
  flat(disc(333, 136, 11, 7), metal.shade) +
  solid(disc(388, 220, 26, 22), clay, 7, 5) +
  at(388, 200, leaf(24), -38) +
  line('M388 202V192', brown.base, 4);

export const rug = (): string => {
  const cloth = 'M128 34H352V258H128Z';
  return (
    shadow(240, 150, 264) +
    times(19, (i) => line(`M${132 + i * 12} 256V272`, sand.base, 4)) +
    solid(cloth, sand, 9, 0) +
    within(
      cloth,
      flat(box(128, 52, 224, 11), clay.base) +
        flat(box(128, 69, 224, 4), ink.base) +
        flat(box(128, 230, 224, 11), clay.base) +
        flat(box(128, 219, 224, 4), ink.base) +
        times(3, (i) =>
          times(2, (j) => {
            const [x, y] = [165 + i * 75, 112 + j * 70];
            return (
              flat(`M${x} ${y - 32}L${x + 32} ${y}L${x} ${y + 32}L${x - 32} ${y}Z`, ink.base) +
              flat(`M${x} ${y - 23}L${x + 23} ${y}L${x} ${y + 23}L${x - 23} ${y}Z`, sand.light) +
              flat(
                `M${x} ${y - 14}L${x + 14} ${y}L${x} ${y + 14}L${x - 14} ${y}Z`,
                (i + j) % 2 ? saffron.base : clay.base,
              )
            );
          }),
        ) +
        times(4, (i) =>
          flat(
            `M${128 + i * 75} 133L${142 + i * 75} 147L${128 + i * 75} 161L${114 + i * 75} 147Z`,
            teal.base,
          ),
        ) +
        flat(box(344, 34, 8, 230), ink.shade, 0.14),
    ) +
    solid(box(112, 26, 256, 18, 9), wood, 0, 7) +
    flat(disc(112, 35, 10), wood.shade) +
    flat(disc(368, 35, 10), wood.shade)
  );
};

export const wheelchair = (): string =>
  shadow(236, 124, 246) +
  line('M160 62H186V186M178 108V66', metal.shade, 9) +
  solid(box(180, 78, 17, 100, 8), majorelle, 6, 0) +
  solid(box(182, 162, 122, 22, 10), majorelle, 4, 6) +
  line('M196 128H286Q298 128 298 140V168', metal.shade, 8) +
  solid(box(204, 118, 78, 14, 7), ink, 4, 3) +
  line('M300 180L322 220H352', metal.shade, 8) +
  solid(box(330, 216, 48, 10, 5), ink, 4, 2) +
  line(disc(206, 180, 62), ink.base, 10) +
  line(disc(206, 180, 50), metal.base, 3.4) +
  times(10, (i) => `<g transform="rotate(${i * 36} 206 180)">${line('M206 180V122', metal.shade, 2)}</g>`) +
  solid(disc(206, 180, 11), metal, 3, 2) +
  line('M304 184L308 210', metal.shade, 7) +
  line(disc(308, 224, 17), ink.base, 8) +
  flat(disc(308, 224, 5), metal.base) +
  line('M150 62H166', ink.base, 12);

const wheel = (x: number): string =>
  line(disc(x, 182, 57), ink.base, 8) +
  line(disc(x, 182, 51), metal.light, 2.4) +
  times(
    12,
    (i) => `<g transform="rotate(${i * 30} ${x} 182)">${line(`M${x} 182V131`, metal.light, 1.4, 0.8)}</g>`,
  ) +
  flat(disc(x, 182, 7), metal.shade);

export const bike = (): string =>
  shadow(140, 74, 246) +
  shadow(344, 74, 246) +
  wheel(136) +
  wheel(344) +
  line('M136 182L194 98L318 96', clay.shade, 9) +
  line('M136 182H226L194 90M226 182L318 100', clay.base, 10) +
  line('M196 98L316 96', clay.light, 9) +
  line('M344 182L314 80', clay.base, 9) +
  line('M310 70Q336 60 350 74Q358 92 338 96', ink.base, 8) +
  line('M194 90L190 78', metal.shade, 7) +
  solid('M164 72Q190 62 220 74Q206 84 186 82T164 72Z', ink, 4, 4) +
  line('M136 182L226 176', ink.light, 3) +
  solid(disc(226, 182, 18), ink, 4, 3) +
  flat(disc(226, 182, 8), metal.base) +
  line('M226 182L244 214', metal.shade, 6) +
  line('M234 216H256', ink.base, 8) +
  at(264, 140, solid(box(-7, -20, 14, 38, 5), teal, 4, 0) + flat(box(-4, -27, 8, 8, 2), ink.base), 48);

export const carSeat = (): string =>
  shadow(240, 104) +
  solid('M164 206H322L334 230Q336 241 324 241H162Q150 241 152 230Z', ink, 8, 4) +
  solid('M182 64Q184 40 240 40T298 64L312 196H168Z', ink, 9, 3) +
  solid('M196 74Q198 56 240 56T284 74L292 176H188Z', teal, 9, 4) +
  solid('M192 60Q196 42 240 42T288 60L286 104Q264 92 240 92T194 104Z', teal, 8, 4) +
  flat('M208 72Q240 62 272 72L270 86Q240 78 210 86Z', teal.light) +
  solid('M160 158Q150 152 148 168L142 206Q142 214 152 214H196L188 174Q176 160 160 158Z', ink, 6, 3) +
  solid('M320 158Q330 152 332 168L338 206Q338 214 328 214H284L292 174Q304 160 320 158Z', ink, 6, 3) +
  solid('M184 176H296Q318 184 314 206Q312 222 294 222H186Q168 222 166 206Q162 184 184 176Z', teal, 9, 6) +
  line('M218 106L236 164M262 106L244 164', saffron.base, 9) +
  line('M240 176V204', saffron.base, 10) +
  solid(box(225, 158, 30, 24, 7), clay, 4, 3) +
  line('M196 190Q240 180 284 190', teal.light, 3);

export const sewingMotor = (): string =>
  shadow(240, 158) +
  solid(box(92, 206, 296, 35, 8), wood, 8, 5) +
  flat(box(92, 206, 292, 8, 4), wood.light) +
  solid('M116 98Q116 78 136 78H316Q350 78 350 112V206H292V142H176V156H116Z', ink, 8, 5) +
  line('M136 92H300', ink.light, 4) +
  flat(
    'M200 104l12 12l-12 12l-12-12Z M232 104l12 12l-12 12l-12-12Z M264 104l12 12l-12 12l-12-12Z',
    gold.base,
  ) +
  solid(box(132, 156, 24, 26, 4), metal, 6, 0) +
  line('M144 182V206', metal.shade, 4) +
  solid(box(122, 198, 54, 9, 3), metal, 6, 2) +
  solid(disc(372, 132, 14, 34), metal, 6, 3) +
  flat(disc(368, 130, 6, 18), metal.shade) +
  line('M316 178V64', metal.shade, 4) +
  solid(box(302, 44, 30, 30, 5), clay, 6, 0) +
  flat(box(298, 40, 38, 7, 3), wood.base) +
  flat(box(298, 70, 38, 7, 3), wood.base) +
  line('M316 52C250 30 170 40 144 98', clay.base, 2.4) +
  solid(disc(144, 98, 11), metal, 3, 2) +
  flat('M92 206C116 190 150 214 196 204H246C230 226 160 232 92 222Z', lilac.base) +
  dots('M104 214Q160 224 226 210', majorelle.base, 2.6, 8) +
  solid(disc(321, 176, 15), metal, 4, 3) +
  line('M321 166V176L328 180', majorelle.base, 3);
