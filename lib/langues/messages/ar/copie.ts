import type { copie as fr } from '../fr/copie';

export const copie: typeof fr = {
  titre: 'بياناتي',
  tout: 'كل ما نحتفظ به عنك. يضمّ مجلد «{dossier}» ذلك كاملًا، ومجلد «{images}» صورك.',
  dossier: 'بيانات',
  images: 'صور',
  usage: 'الغرض: {pour}. مدة الحفظ: {duree}.',
  fichier: 'الملف',
  premieres: 'أول {n} سطرًا من {total}.',
  rien: 'لا شيء.',
  sansRien: 'ما لا نملكه عنك',
  oui: 'نعم',
  non: 'لا',
};
