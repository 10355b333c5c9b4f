import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { coverContacts } from '@/lib/conversations/rules/cover';
import { anyText } from '../support/any-text';
import { leastMs } from '../support/processor';

const COVER = '•• visible après confirmation';

/** What is between the brackets must be covered, and nothing else. */
const COVERED = [
  'Appelez-moi au [06 12 34 56 78] svp',
  '[0612345678]',
  '[06.12.34.56.78]',
  '[06-12-34-56-78]',
  '[06/12/34/56/78]',
  '[06_12_34_56_78]',
  '[06 - 12 - 34 - 56 - 78]',
  '[06, 12, 34, 56, 78]',
  '[0 6 1 2 3 4 5 6 7 8]',
  '[06*12*34*56*78]',
  'tel:[0612345678]',
  'tel[0612345678]',
  'Mon numéro : [0612 345 678], merci',
  '[06\u00a012\u00a034\u00a056\u00a078]',
  '[06\u200b12\u200b34\u200b56\u200b78]',
  '[06\u206012\u2060345678]',
  '[06\u202f12\u202f34\u202f56\u202f78]',
  '[06\n12\n34\n56\n78]',
  '[٠٦١٢٣٤٥٦٧٨]',
  '[٠٦ ١٢ ٣٤ ٥٦ ٧٨]',
  '[۰۶۱۲۳۴۵۶۷۸]',
  '[０６ １２ ３４ ５６ ７８]',
  '[𝟎𝟔𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖]',
  '[⓪⑥①②③④⑤⑥⑦⑧]',
  '[0️⃣6️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣]',
  '[+33 6 12 34 56 78]',
  '[+33612345678]',
  '[+33 (0)6 12 34 56 78]',
  '[0033 6 12 34 56 78]',
  '[0033612345678]',
  '[33612345678]',
  '[33 6 12 34 56 78]',
  '[+212 612-345678]',
  '[+212 6 12 34 56 78]',
  '[00212612345678]',
  '[212612345678]',
  '[+213 550 12 34 56]',
  '[+216 22 123 456]',
  '[+221 77 123 45 67]',
  '[+225 07 12 34 56 78]',
  '[+ 3 3 6 1 2 3 4 5 6 7 8]',
  'plus court : [plus 33 6 12 34 56 78]',
  '[+32 470 12 34 56]',
  '[77 123 45 67]',
  '[6 12 34 56 78]',
  '[612345678]',
  '[22 123 456]',
  'Voici [zéro six douze trente-quatre cinquante-six soixante-dix-huit] voilà',
  '[zero six, douze, trente quatre, cinquante six, soixante dix huit]',
  '[ZÉRO SIX UN DEUX TROIS QUATRE CINQ SIX SEPT HUIT]',
  '[zérosix douze trente-quatre cinquante-six soixante-dix-huit]',
  '[six un deux trois quatre cinq six sept huit]',
  '[06 douze 34 cinquante-six 78]',
  '[0six 12 34 56 78]',
  '[zéro6 12 34 56 78]',
  '[06 quatre-vingt-dix-sept 34 56 quatre-vingts]',
  '[O6 12 34 56 78]',
  '[06 et 12 et 34 et 56 et 78]',
  '[06 point 12 point 34 point 56 point 78]',
  '[06a12b34c56d78]',
  '[06x12x34x56x78]',
  '[صفر ستة واحد اثنان ثلاثة اربعة خمسة ستة سبعة ثمانية]',
  '[06 12 34 56 78] ou [07 98 76 54 32]',
  '[06 12 34 56 78], 12 kg à prendre',
  'Le 12/03/2026 appelez le [06 12 34 56 78]',
  '50 € et [06 12 34 56 78]',
  'Écrivez à [jean.dupont@exemple.fr].',
  '[jean.dupont+colis@sous.exemple.co.uk]',
  '[JEAN@GMAIL.COM]',
  '[jean @ gmail . com]',
  '[jean arobase gmail point com]',
  '[jean point dupont arobase gmail point com]',
  '[jean(at)gmail.com]',
  '[jean [at] gmail point com]'.replace('[jean [at]', '[jean \u005bat\u005d'),
  '[jean (arobase) gmail (point) com]',
  '[jean at gmail dot com]',
  '[jean@gmail]',
  '[jean\u200b@gmail.com]',
  '[ｊｅａｎ＠ｇｍａｉｌ．ｃｏｍ]',
  '[jean92 gmail com]',
  'mon mail [jean.dupont92 gmail.com]',
  'Cliquez [https://wa.me/33612345678] vite',
  '[wa.me/33612345678]',
  '[https://t.me/jean92]',
  '[instagram.com/jean92]',
  '[https://www.facebook.com/jean.dupont]',
  '[https://chat.whatsapp.com/AbCdEf]',
  'mon insta : [jean_92]',
  'Insta: [@jeannot]',
  'telegram [@jean_dupont]',
  'Snap = [jeannot]',
  'suivez [@jean.colis] merci',
  'WhatsApp [0612345678]',
] as const;

const KEPT = [
  'Bonjour, je pars samedi.',
  '12 €',
  '1 500 € pour 20 kg',
  '12 000 000 FCFA',
  '150 000 000 FCFA tout compris',
  'budget 25 000 000',
  '1.500,00 EUR',
  '0,50 € le kilo, 10 kg au plus',
  'le 12/03/2026',
  '12/03/2026 au 15/03/2026',
  'du 01/02/2026 10:00 au 03/04/2026 18:30',
  '01/02/26 09:30',
  'le 01/02, le 05/02 ou le 12/02',
  '01/02 03/04 05/06',
  '12.03.2026 et 2026-03-12',
  '12 03 2026',
  '20260312 ou 12032026',
  '14 h 30',
  'entre 09h30 et 10h45, sinon 12:00-14:00',
  '09:00 10:30 12:00 14:15',
  '08h 09h 10h 11h 12h',
  '23,5 kg et 7 kg',
  'des colis de 10, 12, 15, 20 et 25 kg',
  '5 kg 10 kg 15 kg 20 kg 25 kg',
  'cartons de 60x40x30 cm',
  '40 x 30 x 20',
  'vol AF1234 ou AT 785 du 12/03',
  'Vol TO 3456 à 06h10',
  '69003 Lyon, 75001 Paris',
  'code postal 20250, Casablanca',
  '12 rue de la Gare, 69002 Lyon',
  'réservation 0192f0c1-1234-7123-8123-123456789012',
  'réservation n° 77123456',
  'suivi LX012345678FR',
  'référence RIH-2026-000123',
  'https://rihla.example/transporteurs/0192f0c1-1234-7123-8123-123456789012?date=2026-03-12',
  '/demandes/0192f0c1-1234-7123-8123-123456789012',
  'https://rihla.example/transporteurs?depart=Lyon&arrivee=Casablanca&page=2',
  'un deux trois, c’est parti',
  'deux cents euros pour les quatre valises',
  'vingt et un kilos',
  'une ou deux valises, cinq ou six kilos',
  'On se voit @ 14 h',
  'je suis sur WhatsApp',
  'WhatsApp : oui',
  '0, 5, 10, 15, 20, 25',
  '2025-2026',
  '33.5731, -7.5898',
  '+ 2 kg',
  '100 % assuré, 24h/24 7j/7',
  'J’arrive à 8h, repars à 18h, 3 escales, 2 bagages, 46 kg',
  'مرحبا، عندي 20 كيلو',
  'Réservation confirmée\u202f: 8\u00a0kg, Lyon → Tanger, départ sam. 12 décembre, 06:30',
  'Horaire modifié\u202f: Lyon, sam. 12 décembre, 06:30 → 07:15',
  'Prix : 10 € / 12 € / 15 € / 20 €',
];

describe('what is covered', () => {
  test.each(COVERED)('%s', (marked) => {
    const typed = marked.replace(/\[(?!at\])/g, '').replace(/(?<!\[at)\]/g, '');
    const expected = marked.replace(/\[(?:[^[\]]|\[at\])*\]/g, COVER);
    expect(coverContacts(typed)).toEqual({ text: expected, covered: true });
  });
});

describe('what is not', () => {
  test.each(KEPT)('%s', (text) => {
    expect(coverContacts(text)).toEqual({ text, covered: false });
  });
});

describe('any text', () => {
  test('covered once is covered for good', () => {
    const pieces = fc.constantFrom(
      '06',
      '12',
      ' ',
      '.',
      '@',
      'gmail',
      '.com',
      'insta',
      ': ',
      'zéro',
      '+33',
      '€',
      '\n',
    );
    const text = fc.oneof(
      anyText,
      fc.array(pieces).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, (typed) => {
        const once = coverContacts(typed);
        expect(coverContacts(once.text).text).toBe(once.text);
        if (!once.covered) expect(once.text).toBe(typed);
      }),
      { numRuns: 100 },
    );
  });

  test('a French number is found among any words, however its pairs are parted', () => {
    const pair = fc.integer({ min: 0, max: 99 }).map((value) => String(value).padStart(2, '0'));
    const parted = fc.constantFrom(' ', '.', '-', '', ' - ', '\u200b', '\u00a0', '_', '…');
    const words = fc.constantFrom('Bonjour ', 'appelez le ', 'mon numéro : ', '');
    fc.assert(
      fc.property(
        words,
        fc.constantFrom('06', '07'),
        fc.array(pair, { minLength: 4, maxLength: 4 }),
        parted,
        (...given) => {
          const [before, first, rest, between] = given;
          const typed = `${before}${[first, ...rest].join(between)} merci`;
          expect(coverContacts(typed).text).toBe(`${before}${COVER} merci`);
        },
      ),
    );
  });

  test.each([
    '0',
    '0 ',
    '06',
    '+',
    '@',
    'a',
    'a@',
    'a.',
    '1.',
    '(',
    '[at]',
    'at ',
    'quatre ',
    'vingt ',
    'zéro',
    '٠',
    'insta: ',
    'wa.me',
    '06 12 34 5 ',
    '12/03/',
    'a@b',
    'a-',
    'x@a.',
    ' . ',
    '\u200b',
    'gmail ',
    '1:1',
    'e\u0301',
  ])('5,000 characters of « %s » take no time', (piece) => {
    const text = piece.repeat(Math.ceil(5_000 / piece.length)).slice(0, 5_000);
    expect(leastMs(() => coverContacts(text))).toBeLessThan(20);
  });
});
