import type { images as fr } from '../../fr/refus/images';

export const images: typeof fr = {
  missing: 'الصورة مطلوبة',
  invalid: 'يرجى اختيار صورة صالحة',
  tooLarge: 'يجب ألا يتجاوز حجم الصورة 5 ميغابايت',
  heic: 'لا يمكن قراءة صور HEIC هنا. صدّر صورتك بصيغة JPEG ثم أعد المحاولة.',
  jpegOuPng: 'لا تُقبل إلا صيغتا JPEG وPNG',
  disparue: 'لم تعد هذه الصورة موجودة. أرسلها من جديد.',
  pasEnregistree: 'تعذّر حفظ الصورة. أعد المحاولة.',
  nombreuses: 'تصل صور كثيرة في الوقت الحالي. أعد المحاولة بعد بضع ثوانٍ.',
  tresDemandees: 'تُطلب صور كثيرة في الوقت الحالي. أعد المحاولة بعد بضع ثوانٍ.',
  inconnue: 'هذه الصورة غير موجودة.',
};
