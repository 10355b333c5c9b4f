import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { filesBelow } from '../support/files';

/**
 * What a marketplace likes to say of itself and no code of ours does, in each language. Who makes one of these true takes it
 * off this list, in the commit that does it, with the test that shows it.
 */
const UNTRUE = {
  fr: /transporteurs? (?:tous )?(?:contrôlés?|sélectionnés?|certifiés?|vérifiés? par nos)|avis après chaque|vous le confirmez|colis (?:assurés?|garantis?)|livraison garantie|paiement (?:100 ?%|entièrement) sécurisé|satisf(?:ait|action) (?:ou remboursé|garantie)|assistance 7|24 ?h(?:eures)? ?sur ?24|7 ?j(?:ours)? ?(?:sur|\/) ?7|24 ?\/ ?7|jour et nuit|partout dans le monde|des milliers de/i,
  en: /(?:vetted|screened|certified|hand-picked) (?:carriers?|travell?ers?|drivers?)|(?:carriers?|travell?ers?|drivers?) (?:are )?(?:all )?(?:vetted|screened|certified|hand-picked)|reviews? after (?:each|every)|(?:insured|guaranteed) (?:parcels?|delivery)|(?:parcels?|delivery) (?:is |are )?(?:insured|guaranteed)|(?:100 ?%|fully|completely) secure|money[- ]back|satisfaction guarantee|24 ?hours a day|7 ?days a week|24 ?\/ ?7|around the clock|day and night|(?:all over|anywhere in|everywhere in) the world|worldwide|thousands of/i,
  ar: /ناقل(?:ون|ين)? (?:معتمد|مختار|مدقق)|تقييم(?:ات)? بعد كل|(?:طرود?|طردك) (?:مؤمن|مضمون)|تسليم مضمون|(?:دفع|مدفوعات) آمنة? (?:تماما|بالكامل|100)|استرداد (?:الأموال|أموالك) مضمون|على مدار (?:24|الساعة|اليوم)|24 ?ساعة (?:يوميا|في اليوم|و ?7)|7 ?أيام في الأسبوع|24 ?\/ ?7|ليل نهار|(?:جميع أنحاء|كل أنحاء|كل) العالم|آلاف ال/,
};
type Langue = keyof typeof UNTRUE;
const LANGUES = Object.keys(UNTRUE) as Langue[];

/** What the FAQ says because the product’s description has it say so, and no other page. */
const FAQ = /^lib\/langues\/messages\/(?:fr|en|ar)\/ecrans\/textes\/faq\.ts$/;
const SUPPORT = /supportTexte:\s*'[^']*'/;

/** A file’s words as they are read: no-break spaces are spaces, and Arabic has no vowel signs. */
const wordsOf = (text: string) =>
  text.replace(/&#\w+;|\{'\\u\w+'\}|\\u[0-9a-f]{4}|\s+/g, ' ').replace(/[\u064b-\u0652]/g, '');

const claimsIn = (langue: Langue, text: string) => UNTRUE[langue].exec(wordsOf(text))?.[0];

/** Where a language is read: French stands in code too; what the others say is a message. */
const filesOf = (langue: Langue) =>
  (langue === 'fr' ? ['app', 'components', 'lib', 'server'] : [`lib/langues/messages/${langue}`])
    .flatMap(filesBelow)
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file))
    .filter((file) => langue !== 'fr' || !/^lib\/langues\/messages\/(?:en|ar)\//.test(file));

describe('nothing on the site claims what no code does', () => {
  test.each(LANGUES)('%s', (langue) => {
    const files = filesOf(langue);
    expect(files.length).toBeGreaterThan(langue === 'fr' ? 500 : 100);
    const claims = files.flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      const found = claimsIn(langue, FAQ.test(file) ? text.replace(SUPPORT, '') : text);
      return found ? [`${file}: ${found}`] : [];
    });
    expect(claims).toEqual([]);
  });

  test.each([
    ['fr', 'Le support répond 24\\u00a0h sur 24'],
    ['fr', 'assistance 7\\u00a0jours sur 7'],
    ['fr', 'Nos transporteurs certifiés'],
    ['fr', 'Support 24/7'],
    ['en', 'Support is there 24\\u00a0hours a day'],
    ['en', 'All carriers are vetted.'],
    ['en', 'Your parcel is insured.'],
    ['en', 'Reviews after every trip'],
    ['ar', 'الدعم متاح على مدار 24\\u00a0ساعة'],
    ['ar', 'و7\\u00a0أيام في الأسبوع'],
    ['ar', 'ناقلون معتمَدون'],
    ['ar', 'آلاف الرحلات'],
  ] as const)('%s: « %s » would be seen', (langue, sentence) => {
    expect(claimsIn(langue, sentence)).toBeDefined();
  });

  test('the FAQ alone says when support is there, once in each language', () => {
    const saying = LANGUES.flatMap((langue) =>
      filesOf(langue).filter(
        (file) => FAQ.test(file) && claimsIn(langue, SUPPORT.exec(readFileSync(file, 'utf8'))?.[0] ?? ''),
      ),
    );
    expect(saying).toHaveLength(LANGUES.length);
  });
});
