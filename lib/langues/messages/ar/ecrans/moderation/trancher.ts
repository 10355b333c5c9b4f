import type { trancher as fr } from '../../../fr/ecrans/moderation/trancher';

export const trancher: typeof fr = {
  trancher: 'البتّ',
  instant: 'لحظة...',
  prise: 'اتُّخذ القرار.',
  rembourse: 'ما يُعاد إلى الدافع',
  rembourseAide: 'يذهب الباقي إلى الناقل بعد خصم العمولة.',
  raison: 'السبب',
  raisonAide: 'سيقرؤه الشخصان.',
  question: 'هل تتخذ هذا القرار؟',
  oui: 'نعم، البتّ',
  non: 'مراجعة',
  definitif: '{rembourse} للدافع، و{reste} للناقل شاملة العمولة. لا يمكن التراجع بعد ذلك.',
};
