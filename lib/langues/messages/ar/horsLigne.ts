import type { horsLigne as fr } from '../fr/horsLigne';

export const horsLigne: typeof fr = {
  onglet: 'دون اتصال',
  titre: 'أنت دون اتصال',
  texte: 'تحتاج هذه الصفحة إلى اتصال. إليك ما حفظه هذا الجهاز لك.',
  verifier: 'تحقق من اتصالك ثم أعد المحاولة.',
  reessayer: 'أعد المحاولة',
  remise: 'رموزك',
  reservation: 'حجوزاتك',
  transport: 'آخر الرحلات التي شاهدتها',
  vu: 'كما ظهرت في {date}',
};
