import type { agenda as fr } from '../fr/agenda';

export const agenda: typeof fr = {
  prendre: 'استلام الطرد في {ville}',
  remettre: 'تسليم الطرد إلى الناقل في {ville}',
  livrer: 'تسليم الطرد في {ville}',
  arrive: 'وصول الطرد إلى {ville}',
  colis: '{poids}، {trajet}.',
  colisEnAttente: '{poids}، {trajet}. لم يُؤكَّد بعد.',
};
