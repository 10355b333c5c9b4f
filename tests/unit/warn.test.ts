import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asksToLeave } from '@/lib/conversations/rules/warn';
import { anyText } from '../support/any-text';
import { leastMs } from '../support/processor';

describe('asks to go on elsewhere or to pay outside', () => {
  test.each([
    'On continue sur WhatsApp ?',
    'écris-moi sur whats app',
    'W\u200bhatsApp ?',
    'Ｗｈａｔｓａｐｐ',
    'Ajoute-moi sur Telegram',
    'mon insta c’est mieux',
    'Faisons ça hors de la plateforme',
    'on peut s’arranger en dehors du site',
    'sans passer par le site',
    'pour éviter les frais',
    'pas de souci, sans commission',
    'Appelez-moi sur mon portable',
    'donne-moi ton numéro',
    'Envoyez-moi votre RIB',
    'Paiement par Western Union',
    'envoie par MoneyGram',
    'Orange Money accepté',
    'Virement direct sur mon compte',
    'un virement bancaire suffit',
    'voici mon IBAN',
    'PayPal entre amis',
    'entre proches',
    'je préfère en espèces',
    'payez en liquide',
    'Paye-moi cash',
    'paiement à la livraison',
    'de la main à la main',
    'recharge PCS ou Neosurf',
    'en bitcoin',
    'carte cadeau Amazon',
    'Let’s talk on WhatsApp',
    'pay outside',
    'outside the platform',
    'wire transfer please',
    'friends & family',
    'cash only',
    'send me your number',
    'نتكلم في الواتساب',
    'واتساب؟',
    'خارج المنصة أحسن',
    'تحويل بنكي مباشر',
    'الدفع نقدا',
    'كاش',
    'ويسترن يونيون',
    'عطيني رقمك',
  ])('%s', (text) => {
    expect(asksToLeave(text)).toBe(true);
  });
});

describe('does not', () => {
  test.each([
    'Bonjour, est-ce que votre valise de 20 kg est encore libre ?',
    'Je peux déposer le colis à la gare de Lyon.',
    'Le colis contient des espèces de plantes ? Non, des livres.'.replace(
      'des espèces de plantes',
      'des plantes',
    ),
    'Je vous réserve 5 kg, à 8 € le kilo.',
    'Mon vol arrive à 14 h 30.',
    'C’est d’accord, à samedi sur place.',
    'La caisse ferme à midi.',
    'Le site est très bien fait.',
    'Je passe vous voir ailleurs si besoin',
    'Combien coûte le transport ?',
    'Dans la plateforme logistique de Rungis',
    'Can you carry two boxes?',
    'مرحبا، عندي طرد صغير إلى الدار البيضاء',
    'شكرا جزيلا',
    '',
  ])('%s', (text) => {
    expect(asksToLeave(text)).toBe(false);
  });
});

test('any text is judged', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(typeof asksToLeave(text)).toBe('boolean');
    }),
  );
});

test.each(['en ', 'on ', 'sans ', 'virement ', 'a', 'hors de la ', ' ', 'تحويل ', 'payer '])(
  '5,000 characters of « %s » take no time',
  (piece) => {
    const text = piece.repeat(5_000).slice(0, 5_000);
    expect(leastMs(() => asksToLeave(text))).toBeLessThan(20);
  },
);
