import type { lettre as fr } from '../fr/lettre';

export const lettre: typeof fr = {
  bonjour: 'مرحبًا،',
  aBientot: 'إلى اللقاء،',
  citation: '«{mots}»',
  adresse: 'ألا يعمل الزر؟ انسخ هذا العنوان: {adresse}',
  suivi: '{bouton}:',
  trajet: '{de}\u200f ← \u200f{vers}',
};
