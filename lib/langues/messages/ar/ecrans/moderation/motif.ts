import type { motif as fr } from '../../../fr/ecrans/moderation/motif';

export const motif: typeof fr = {
  arnaque: 'احتيال أو إعلان كاذب',
  paiement_exterieur: 'يطلب الدفع خارج الموقع',
  interdit: 'غرض أو محتوى ممنوع',
  harcelement: 'إهانات أو تهديدات أو مضايقات',
  faux_profil: 'ينتحل شخصية غيره',
  autre: 'أمر آخر',
};
