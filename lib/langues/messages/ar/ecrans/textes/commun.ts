import type { commun as fr } from '../../../fr/ecrans/textes/commun';

export const commun: typeof fr = {
  foi: 'هذه الصفحة مترجمة عن الفرنسية: <a>النسخة الفرنسية</a> وحدها هي الملزِمة قانونًا.',
  edite: 'تنشر {produit} الجهة التالية: {nom}، ويمكنك التواصل معها عبر <mail>{email}</mail>.',
  editeAdresse:
    'تنشر {produit} الجهة التالية: {nom}، {adresse}، ويمكنك التواصل معها عبر <mail>{email}</mail>.',
};
