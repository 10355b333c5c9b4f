import type { vehicule as fr } from '../../../fr/ecrans/users/vehicule';

export const vehicule: typeof fr = {
  voiture: 'Car',
  fourgonnette: 'Small van',
  fourgon: 'Van',
  camion: 'Lorry',
  poidsLourd: 'Heavy goods vehicle',
  autocar: 'Coach',
  autre: 'Other',
};
