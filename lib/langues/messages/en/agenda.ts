import type { agenda as fr } from '../fr/agenda';

export const agenda: typeof fr = {
  prendre: 'Collect the parcel in {ville}',
  remettre: 'Hand over the parcel in {ville}',
  livrer: 'Deliver the parcel in {ville}',
  arrive: 'The parcel arrives in {ville}',
  colis: '{poids}, {trajet}.',
  colisEnAttente: '{poids}, {trajet}. Not confirmed yet.',
};
