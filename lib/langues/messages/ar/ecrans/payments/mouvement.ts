import type { mouvement as fr } from '../../../fr/ecrans/payments/mouvement';

export const mouvement: typeof fr = {
  liberer: 'كل شيء على ما يرام: اصرف الدفعة',
  libererQuestion: 'هل تريد صرف الدفعة؟',
  libererOui: 'صرف الدفعة',
  libererNon: 'ليس بعد',
  libererEnCours: 'جارٍ الصرف...',
  libererFait: 'صُرفت الدفعة',
  libererEchec: 'لم تُصرف الدفعة. أعد المحاولة بعد لحظة.',
  retirer: 'سحب الطلب',
  retirerQuestion: 'هل تريد سحب طلب الدفع هذا؟',
  retirerNon: 'الإبقاء عليه',
  retirerEnCours: 'جارٍ السحب...',
  retirerFait: 'سُحب الطلب',
  retirerEchec: 'لم يُسحب الطلب. أعد المحاولة بعد لحظة.',
};
