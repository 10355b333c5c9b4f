import type { textes as fr } from '../../fr/saisie/textes';

export const textes: typeof fr = {
  identifiant: 'معرّف غير صالح.',
  obligatoire: 'هذه الخانة إلزامية.',
  caracteres: 'الحد الأقصى لعدد الأحرف: {n}.',
  interdits: 'يحتوي هذا النص على أحرف غير مسموح بها.',
  nombre: 'أدخل عددًا.',
  entier: 'أدخل عددًا صحيحًا.',
  deUnA: 'من 1 إلى {n}.',
  rienAModifier: 'لا شيء لتعديله.',
  vraiFaux: 'أدخل true أو false.',
};
