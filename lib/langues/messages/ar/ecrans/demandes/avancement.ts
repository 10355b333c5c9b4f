import type { avancement as fr } from '../../../fr/ecrans/demandes/avancement';

export const avancement: typeof fr = {
  'en cours': 'طلبك قيد التنفيذ.',
  terminée: 'انتهى طلبك.',
  question: 'هل لُبّي طلبك؟',
  enregistrement: 'جارٍ الحفظ...',
  consequence: 'يبقى الطلب ظاهرًا على أنه منتهٍ، ويخرج من الطلبات العاجلة. هذه الحالة نهائية.',
};
