import type { gestion as fr } from '../../../fr/ecrans/produits/gestion';

export const gestion: typeof fr = {
  question: 'هل تريد حقًا حذف هذا المنتج؟',
  consequence: 'سيختفي المنتج من الموقع لدى الجميع، ولا يمكن التراجع عن ذلك.',
  masque: 'أُخفي المنتج عن العموم.',
  visible: 'أصبح المنتج ظاهرًا للجميع.',
  supprime: 'حُذف المنتج.',
};
