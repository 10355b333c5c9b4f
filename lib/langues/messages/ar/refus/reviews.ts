import type { reviews as fr } from '../../fr/refus/reviews';

export const reviews: typeof fr = {
  introuvable: 'هذا التقييم غير موجود أو لم يعد موجودًا.',
  soiMeme: 'لا يمكنك تقييم نفسك.',
  dejaDonne: 'سبق أن قيّمت هذا الشخص. يمكنك تعديل تقييمك.',
  autrePersonne: 'هذا التقييم يخص شخصًا آخر.',
  pasLeVotre: 'لا يمكنك تغيير إلا التقييمات التي كتبتها.',
};
