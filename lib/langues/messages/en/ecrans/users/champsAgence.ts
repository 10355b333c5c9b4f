import type { champsAgence as fr } from '../../../fr/ecrans/users/champsAgence';

export const champsAgence: typeof fr = {
  entreprise: 'Company name',
  adresse: 'Address',
  adresseAide: 'Shown in the directory: street, postcode and city.',
  stockage: 'Storage capacity',
  stockageExemple: '400 m³',
  services: 'Services offered',
  horaires: 'Opening hours (optional)',
  horairesAide: 'A day left empty is shown as “Closed”.',
  horaireExemple: '9:00-18:00',
  contact: 'Main contact (optional)',
  contactAide: 'Published with your agency.',
  contactNom: 'Contact’s name',
  contactTelephone: 'Contact’s phone',
  contactEmail: 'Contact’s e-mail',
};
