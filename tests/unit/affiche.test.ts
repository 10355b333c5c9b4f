import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { type Affiche, afficheAlt } from '@/lib/core/affiche/affiche';
import { drawAffiche } from '@/lib/core/affiche/draw';
import { drawable } from '@/lib/core/affiche/drawable';
import { fitLines } from '@/lib/core/affiche/fit';
import { afficheImage } from '@/lib/core/affiche/keep';
import { shareMetadata } from '@/lib/core/affiche/metadata';
import { afficheSvg } from '@/lib/core/affiche/svg';
import { afficheVersion } from '@/lib/core/affiche/version';

const HOSTILE = `محمد \u202e\u200b${'ل'.repeat(60)} <script>&amp;" ${'😀'.repeat(30)}Z͑ͫ̓ͪa̶l̷g̸o 漢字 ${'W'.repeat(300)}`;

const trajet: Affiche = {
  langue: 'fr',
  genre: 'Trajet',
  titre: 'Lyon → Tanger',
  lignes: ['Départ sam. 12 décembre, 6 h 30'],
  chiffre: { valeur: '14 kg', mot: 'libres' },
  route: {
    villes: ['Lyon', 'Marseille', 'Tanger'],
    parties: [
      { libelle: '36 kg libres', repli: '+ 2 étapes', troncons: [{ taken: 0.1, colour: 'palm' }] },
      { libelle: '14 kg libres', repli: '', troncons: [{ taken: 0.65, colour: 'saffron' }] },
    ],
  },
  personne: { nom: 'Yassine Benali', detail: '4,9 (31 avis)', initiales: 'YB', couleur: '#0e7490' },
  image: null,
};
const arabe: Affiche = {
  langue: 'ar',
  genre: 'رحلة',
  titre: 'ليون\u200f ← \u200fطنجة',
  lignes: ['الانطلاق السبت 12 دجنبر، 06:30'],
  chiffre: { valeur: '14\u00a0كغ', mot: 'متاحة' },
  route: {
    villes: ['ليون', 'Saint-Étienne', 'طنجة'],
    parties: [
      { libelle: '36\u00a0كغ متاحة', repli: '+ محطتان', troncons: [{ taken: 0.1, colour: 'palm' }] },
      { libelle: '14\u00a0كغ متاحة', repli: '', troncons: [{ taken: 0.65, colour: 'saffron' }] },
    ],
  },
  personne: { nom: 'Yassine Benali', detail: '4,9 (31 تقييمًا)', initiales: 'YB', couleur: '#0e7490' },
  image: null,
};
const withTexts = (text: string): Affiche => ({
  ...trajet,
  titre: text,
  lignes: [text, text],
  chiffre: { valeur: text.slice(0, 12), mot: text.slice(0, 8) },
  personne: { nom: text, detail: text, initiales: text.slice(0, 2), couleur: '#0e7490' },
});
const empty: Affiche = { ...trajet, titre: '', lignes: [], chiffre: null, route: null, personne: null };
const withoutRoute = (one: Affiche): Affiche => ({ ...one, route: null });

describe('texts', () => {
  test.each([
    ['Aïcha N’Diaye', 'Aïcha N’Diaye'],
    ['  deux\u00a0\u202f\n mots ', 'deux mots'],
    ['محمد بن عبد الله', 'محمد بن عبد الله'],
    ['Z͑ͫ̓a̶l̷g̸o', 'Zalgo'],
    ['Nguyễn', 'Nguyen'],
    ['\u202eenvers\u202c \u2067\u200b', 'envers'],
    ['𝓡𝓲𝓱𝓵𝓪 😀👨‍👩‍👧', 'Rihla'],
    ['😀 漢字', 'Membre'],
  ])('%j is drawn as %j', (text, drawn) => {
    expect(drawable(text, 'Membre').normalize('NFC')).toBe(drawn);
  });

  test('none is longer than two hundred characters, however it was written', () => {
    for (const text of [HOSTILE, '\ufdfa'.repeat(5000), 'a'.repeat(100_000)])
      expect([...drawable(text)].length).toBeLessThanOrEqual(200);
  });

  test('lines break between words, a word wider than a line within, and the last says that there was more', async () => {
    const measure = async (text: string) => text.length;
    expect(await fitLines('Paris Tanger', 12, 2, measure)).toEqual(['Paris Tanger']);
    expect(await fitLines('Paris Tanger Fès', 10, 2, measure)).toEqual(['Paris', 'Tanger Fès']);
    expect(await fitLines('Paris Tanger Marrakech', 10, 2, measure)).toEqual(['Paris', 'Tanger Ma…']);
    expect(await fitLines('abcdefgh', 3, 3, measure)).toEqual(['abc', 'def', 'gh']);
    expect(await fitLines('abcdefgh', 0, 2, measure)).toEqual(['a', '…']);
    expect(await fitLines('', 10, 2, measure)).toEqual([]);
  });

  test('no text becomes markup', async () => {
    const svg = await afficheSvg(
      withTexts('</text><image href="http://ailleurs.test/a.png"/>&'),
      null,
      () => async () => 1,
    );
    expect(svg).not.toContain('<image');
    expect(svg).toContain('&lt;/text&gt;&lt;image href=&quot;http://ailleurs.test');
  });
});

describe('the picture', () => {
  test.each([
    ['a route', trajet],
    ['no route', withoutRoute(trajet)],
    ['a hostile text', withTexts(drawable(HOSTILE))],
    ['a hostile text as it came', withoutRoute(withTexts(HOSTILE))],
    ['nothing at all', empty],
    ['a picture of somebody else’s', { ...withoutRoute(trajet), image: 'http://127.0.0.1:9/a.webp' }],
  ])(
    'of %s is a small PNG',
    async (_, affiche) => {
      const bytes = await drawAffiche(affiche);
      const { format, width, height } = await sharp(bytes).metadata();
      expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
      expect(bytes.length).toBeLessThan(100_000);
    },
    30_000,
  );

  test('has the letters of our fonts: no other draws the same', async () => {
    const dark = async (titre: string) => {
      const { data } = await sharp(await drawAffiche({ ...withoutRoute(trajet), titre }))
        .extract({ left: 64, top: 120, width: 640, height: 130 })
        .greyscale()
        .raw()
        .toBuffer({ resolveWithObject: true });
      return data.filter((value) => value < 90).length;
    };
    // A box for each letter would be the same whatever the letters are.
    expect(await dark('WWWW')).toBeGreaterThan(2 * (await dark('iiii')));
    expect(await dark('محمد')).toBeGreaterThan(1000);
  }, 30_000);

  test('in Arabic runs from right to left, in letters that are joined', async () => {
    const svg = await afficheSvg(arabe, null, () => async () => 1);
    expect(svg).toMatch(
      /<text x="1136" y="[\d.]+" [^>]*text-anchor="start" direction="rtl">ليون\u200f ← \u200fطنجة</,
    );
    // a name in Latin letters keeps its own way, at the same side
    expect(svg).toMatch(/<text x="1040" y="560" [^>]*text-anchor="end">Yassine Benali</);
    expect(svg).toMatch(/<text x="64" y="462" [^>]*text-anchor="end" direction="rtl">طنجة</);
    expect(svg).toContain('<g transform="translate(1200 0) scale(-1 1)">');
    // two places that nobody knows in Arabic stand in its order all the same
    const unknown = await afficheSvg(
      { ...arabe, titre: 'Ici\u200f ← \u200fAilleurs' },
      null,
      () => async () => 1,
    );
    expect(unknown).toMatch(/direction="rtl">Ici\u200f ← /);
    const inked = async (titre: string) => {
      const area = { left: 0, top: 110, width: 1200, height: 130 };
      const png = await drawAffiche({ ...arabe, titre });
      const { data } = await sharp(png).extract(area).greyscale().raw().toBuffer({ resolveWithObject: true });
      return Array.from({ length: area.width }, (_, x) =>
        Array.from({ length: area.height }, (_, y) => y).some((y) => (data[y * area.width + x] ?? 255) < 90),
      );
    };
    const columns = await inked('محمد');
    expect(columns.lastIndexOf(true)).toBeGreaterThan(1100);
    expect(columns.indexOf(true)).toBeGreaterThan(800);
    const strokes = columns.filter((dark, x) => dark && !columns[x - 1]).length;
    expect(strokes).toBe(1);
  }, 30_000);

  test('is drawn once however many ask, and kept', async () => {
    const one = { ...trajet, titre: 'Une fois' };
    let drawn = 0;
    const count = async () => {
      drawn += 1;
    };
    await afficheImage(one, count);
    await Promise.all(Array.from({ length: 50 }, () => afficheImage(one, count)));
    expect(drawn).toBe(1);
  }, 30_000);

  test('many different ones at once are refused beyond a line that one can wait in', async () => {
    const answers = await Promise.allSettled(
      Array.from({ length: 60 }, (_, n) => afficheImage({ ...empty, genre: `Autre ${n}` }, async () => {})),
    );
    const refused = answers.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBe(60 - 13);
    expect(refused[0]).toMatchObject({ reason: { code: 'unavailable', retryAfterSeconds: 5 } });
  }, 60_000);
});

test('its address changes with what it shows, and says the same in words', () => {
  const page = {
    type: 'website' as const,
    locale: 'fr_FR',
    url: '/transporteurs/1',
    title: 'a',
    description: 'b',
  };
  const { openGraph, twitter } = shareMetadata(page, 'transport', '1', trajet);
  expect(openGraph?.images).toEqual([
    {
      url: `/partage/transport/1?v=${afficheVersion(trajet)}`,
      width: 1200,
      height: 630,
      type: 'image/png',
      alt: 'Trajet\u202f: Lyon → Tanger, Départ sam. 12 décembre, 6 h 30, 14 kg libres',
    },
  ]);
  expect(twitter).toMatchObject({ card: 'summary_large_image' });
  expect(afficheVersion({ ...trajet, titre: 'Lyon → Oran' })).not.toBe(afficheVersion(trajet));
  expect(afficheAlt({ ...trajet, chiffre: null })).not.toContain('kg');
  const said = shareMetadata(page, 'transport', '1', arabe).openGraph?.images;
  expect(said).toMatchObject([
    {
      url: `/partage/transport/1?langue=ar&v=${afficheVersion(arabe)}`,
      alt: 'رحلة: ليون\u200f ← \u200fطنجة، الانطلاق السبت 12 دجنبر، 06:30، 14\u00a0كغ متاحة',
    },
  ]);
});
