import type { gestion as fr } from '../../../fr/ecrans/demandes/gestion';

export const gestion: typeof fr = {
  question: 'هل تريد حقًا حذف هذا الطلب؟',
  consequence: 'سيختفي طلبك من الموقع لدى الجميع، ولا يمكن التراجع عن ذلك.',
  masque: 'أُخفي الطلب عن العموم.',
  visible: 'أصبح الطلب ظاهرًا للجميع.',
  supprime: 'حُذف الطلب.',
};
