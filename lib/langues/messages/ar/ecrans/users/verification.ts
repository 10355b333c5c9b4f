import type { verification as fr } from '../../../fr/ecrans/users/verification';

export const verification: typeof fr = {
  identite: 'الهوية',
  email: 'البريد الإلكتروني',
  telephone: 'الهاتف',
  entreprise: 'الشركة (SIRET)',
  licence: 'الرخصة',
  assurance: 'التأمين',
};
