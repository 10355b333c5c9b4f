import type { pied as fr } from '../../../fr/ecrans/layout/pied';

export const pied: typeof fr = {
  contenu: 'Skip to content',
  logo: '{produit}, home',
  devise: 'Between Europe and Africa, your parcels travel with people going that way.',
  edite: 'Published by {operateur}',
  nom: 'Footer',
  explorer: 'Explore',
  trajets: 'Trips',
  besoins: 'Requests',
  agences: 'Agencies',
  comprendre: 'Learn more',
  aPropos: 'About us',
  faq: 'Frequently asked questions',
  commission: 'Our fee',
  contact: 'Contact',
  droits: 'Your rights',
  conditions: 'Terms of use',
  confidentialite: 'Privacy',
  cookies: 'Cookies',
  mentions: 'Legal notice',
};
