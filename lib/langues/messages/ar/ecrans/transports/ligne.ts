import type { ligne as fr } from '../../../fr/ecrans/transports/ligne';

export const ligne: typeof fr = {
  complet: 'ممتلئة',
  libre: '{poids} متاح',
  libres: '{poids} متاحة',
  libreSur: '{poids} متاح من أصل {total}',
  libresSur: '{poids} متاحة من أصل {total}',
  troncon: '{depart}\u200f ← \u200f{arrivee}',
  charge: '{troncon}: {libre}',
  hors: '{troncon} (خارج الجزء المختار)',
  replis:
    '+ {n, plural, zero {# محطة} one {محطة واحدة} two {محطتان} few {# محطات} many {# محطة} other {# محطة}}',
  passee: '(محطة سابقة)',
};
