import type { gestion as fr } from '../../../fr/ecrans/transports/gestion';

export const gestion: typeof fr = {
  question: 'هل تريد حقًا حذف هذه الرحلة؟',
  consequence: 'ستختفي الرحلة من الموقع لدى الجميع، ولا يمكن التراجع عن ذلك.',
  masque: 'أُخفيت الرحلة عن العموم.',
  visible: 'أصبحت الرحلة ظاهرة للجميع.',
  supprime: 'حُذفت الرحلة.',
};
