import type { images as fr } from '../../../fr/ecrans/form/images';
import { images as refus } from '../../refus/images';

export const images: typeof fr = {
  echec: 'تعذّر رفع الصورة',
  remplacer: 'استبدال الصورة',
  choisir: 'اختيار صورة',
  reessayer: 'إعادة المحاولة',
  retirer: 'إزالة',
  annuler: 'إلغاء',
  formats: 'JPEG أو PNG أو WebP، بحجم 5 ميغابايت على الأكثر.',
  glissez: 'اسحبها إلى هنا أو ألصقها.',
  enCours: 'جارٍ إرسال الصورة.',
  prete: 'الصورة جاهزة.',
  apercu: 'معاينة',
  envoi: 'الإرسال: {part}%',
  preparation: 'جارٍ تجهيز الصورة…',
  envoiImage: 'إرسال الصورة',
  photo: 'الصورة {rang}',
  photoPrete: 'الصورة {rang} جاهزة.',
  photoPlacee: 'نُقلت الصورة إلى الموضع {rang} من {total}.',
  photoRetiree: 'أُزيلت الصورة {rang}.',
  avancer: 'تقديم الصورة {rang}',
  reculer: 'تأخير الصورة {rang}',
  retirerPhoto: 'إزالة الصورة {rang}',
  ajouter: 'إضافة صور',
  formatsPhotos: '{nombre} من {total}. JPEG أو PNG أو WebP، بحجم 5 ميغابايت على الأكثر لكل صورة.',
  photoEnCours: 'جارٍ إرسال الصورة.',
  // As the server refuses them.
  jpegOuPng: refus.jpegOuPng,
  heic: refus.heic,
  invalid: refus.invalid,
  tooLarge: refus.tooLarge,
};
