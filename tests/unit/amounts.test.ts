import { describe, expect, test } from 'vitest';
import { hideAmounts } from '@/lib/conversations/rules/amounts';

describe('amounts of money in a mail', () => {
  test.each([
    ['Envoyez 50 € ce soir.', 'Envoyez •• ce soir.'],
    ['Ce sera 1\u202f250,50\u00a0euros, pas 12 EUR', 'Ce sera ••, pas ••'],
    ['Payez 200dh ou 200 MAD', 'Payez •• ou ••'],
    ['Il faut 15 000 F CFA.', 'Il faut ••.'],
    ['Pay £30 or $ 12.50, please', 'Pay •• or ••, please'],
    ['EUR 45 by Friday', '•• by Friday'],
    ['أرسل 300 درهم غدا', 'أرسل •• غدا'],
    ['أرسل ٣٠٠ درهم', 'أرسل •• '.trim()],
  ])('%s', (text, hidden) => {
    expect(hideAmounts(text)).toBe(hidden);
  });

  test.each([
    ['12 kg, le 3 mars à 14 h 30, quai 2'],
    ['Rendez-vous au 12 eurostar'],
    ['2 dhl et 3 madriers'],
    ['Le colis 45 est prêt'],
  ])('%s stays', (text) => {
    expect(hideAmounts(text)).toBe(text);
  });
});
