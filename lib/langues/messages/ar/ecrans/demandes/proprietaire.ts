import type { proprietaire as fr } from '../../../fr/ecrans/demandes/proprietaire';

export const proprietaire: typeof fr = {
  nom: 'طلبك',
  titre: 'هذا طلبك',
  'en cours': 'تغيير الحالة إلى «قيد التنفيذ»',
  terminée: 'تغيير الحالة إلى «منتهٍ»',
};
