import type { personne as fr } from '../../../fr/ecrans/moderation/personne';

export const personne: typeof fr = {
  plus: 'More actions on {nom}',
  bloquer: 'Block',
  debloquer: 'Unblock',
  debloque: '{nom} is unblocked.',
};
