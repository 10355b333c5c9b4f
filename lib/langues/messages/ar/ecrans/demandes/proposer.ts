import type { proposer as fr } from '../../../fr/ecrans/demandes/proposer';

export const proposer: typeof fr = {
  besoin: 'طلب جديد',
  demande: 'طلب جديد',
  connexion: 'سجّل الدخول لتنشر طلبًا.',
};
