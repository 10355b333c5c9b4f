import type { page as fr } from '../../../fr/ecrans/moderation/page';

export const page: typeof fr = {
  titre: 'الإشراف',
  signalements: 'البلاغات',
  aucunAttend: 'لا بلاغات في الانتظار.',
  aucunTraite: 'لا بلاغات تمت معالجتها.',
};
