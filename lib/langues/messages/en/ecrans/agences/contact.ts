import type { contact as fr } from '../../../fr/ecrans/agences/contact';

export const contact: typeof fr = {
  titre: 'Contact',
  personne: 'Contact person',
  telephone: 'Phone',
  email: 'E-mail',
  adresse: 'Address',
  stockage: 'Storage capacity',
};
