import type { papier as fr } from '../../../fr/ecrans/moderation/papier';

export const papier: typeof fr = {
  deja: 'Already verified',
  titre: '{papier}: <a>{nom}</a>',
  envoyeLe: 'Sent on {jour}.',
  entreprise: 'Company',
  nom: 'Name',
  naissance: 'Birth',
  piece: 'Number given',
  pays: 'Country',
  siret: 'Number',
  adresse: 'Address',
  assurance: 'Insurance given',
};
