import type { bouton as fr } from '../../../fr/ecrans/contact/bouton';

export const bouton: typeof fr = {
  contacter: 'Contact',
};
