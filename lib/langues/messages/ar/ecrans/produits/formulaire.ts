import type { formulaire as fr } from '../../../fr/ecrans/produits/formulaire';

export const formulaire: typeof fr = {
  modifierTitre: 'تعديل المنتج',
  nouveau: 'منتج جديد',
  echecModification: 'تعذّر حفظ التعديل',
  echecAjout: 'تعذّرت إضافة المنتج',
  enregistrer: 'حفظ',
  publier: 'انشر المنتج',
  enregistrement: 'جارٍ الحفظ...',
  creation: 'جارٍ النشر...',
  voir: 'عرض منتجي',
  modifie: 'عُدّل منتجك.',
  publie: 'نُشر منتجك.',
  nom: 'الاسم',
  description: 'الوصف',
  descriptionAide: 'الحالة والمقاس واللون وما يرفق به.',
  categorie: 'الفئة',
  prix: 'السعر',
  localisation: 'الموقع',
  localisationAide: 'المدينة التي يوجد فيها المنتج.',
  exempleVille: 'ليون',
  image: 'الصورة',
};
