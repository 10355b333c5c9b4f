import type { signes as fr } from '../../../fr/ecrans/ui/signes';

export const signes: typeof fr = {
  chargement: 'جارٍ التحميل...',
  nouvelOnglet: '(علامة تبويب جديدة)',
  etoiles: '{note} من 5',
  couvert: '•• يظهر بعد التأكيد',
  partiePerdue: 'جزء من الصفحة لم يصل. تحقق من الشبكة، ثم أعد تحميل الصفحة إن لم يظهر.',
};
