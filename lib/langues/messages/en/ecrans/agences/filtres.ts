import type { filtres as fr } from '../../../fr/ecrans/agences/filtres';

export const filtres: typeof fr = {
  ville: 'City',
  exemple: 'Casablanca',
  services: 'Services',
  critereMots: '“{mots}”',
};
